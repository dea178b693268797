// A press before the server has said what its boxes hold: the last one is kept, and done then.
import type { GameInfo } from '../../wire/wire';

type Deed = (game: GameInfo) => void;

export class Soon {
  games = $state.raw<readonly GameInfo[] | null>(null);
  /** The box that somebody waits for. */
  waits = $state('');
  #deed: Deed | null = null;

  of = (id: string): GameInfo | undefined => this.games?.find((game) => game.id === id);

  ask(id: string, deed: Deed): void {
    const game = this.of(id);
    if (game) return deed(game);
    if (this.games) return;
    this.waits = id;
    this.#deed = deed;
  }

  come(games: readonly GameInfo[]): void {
    this.games = games;
    const game = this.of(this.waits);
    if (game) this.#deed?.(game);
    this.waits = '';
    this.#deed = null;
  }
}
