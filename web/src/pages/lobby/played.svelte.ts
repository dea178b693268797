// Which games were begun on this device: the first one of each is a gentle one.
import { remembered } from './remembered';

const KEPT = 'igroteka.played';

function read(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as readonly string[];
  } catch {
    return [];
  }
}

class Played {
  #kept = $state.raw<readonly string[]>(read());

  /** Also one that stands among my tables was played. */
  has = (game: string): boolean =>
    this.#kept.includes(game) || !!remembered()?.tables.some((table) => table.game === game);

  note(game: string): void {
    // Another tab may have begun something meanwhile.
    this.#kept = [...new Set([...read(), game])];
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }
}

export const played = new Played();
