// The keys as their player wants them: kept in this browser, game by game; what would clash is refused.
import type { KeyDeed } from './keys.svelte';

const KEPT = 'igroteka.keys';

/** By game, then by what it does. */
type Wishes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Whose key it is already, or `needed` where every board and every page needs it. */
export type Clash = { readonly needed: true } | { readonly needed: false; readonly by: KeyDeed };

const FREE =
  /^(Key[A-Z]|Digit[1-9]|Numpad[1-9]|Page(Up|Down)|Home|End|Insert|Delete|Backspace|Comma|Period|Semicolon|Quote|Backquote|Backslash|Bracket(Left|Right)|IntlBackslash)$/;
/** Held to press another: by themselves they say nothing. */
const HELD = /^(Shift|Control|Alt|Meta)|^CapsLock$/;

export const isHeld = (code: string): boolean => HELD.test(code);

function read(): Wishes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Wishes) : {};
  } catch {
    return {};
  }
}

export class KeyWishes {
  #wishes = $state.raw<Wishes>(read());

  codeOf(game: string, { does, code }: Pick<KeyDeed, 'does' | 'code'>): string {
    const wished = this.#wishes[game]?.[does];
    return typeof wished === 'string' && FREE.test(wished) ? wished : code;
  }

  /** The keys of a board as they are pressed here. */
  of(game: string, keys: readonly KeyDeed[]): KeyDeed[] {
    return keys.map((deed) => ({ ...deed, code: this.codeOf(game, deed) }));
  }

  has(game: string): boolean {
    return Object.keys(this.#wishes[game] ?? {}).length > 0;
  }

  /** Null if it is kept from now on. A key may always go back to where it came from. */
  wish(game: string, deed: KeyDeed, code: string, keys: readonly KeyDeed[]): Clash | null {
    if (code !== deed.code && !FREE.test(code)) return { needed: true };
    const by = keys.find((other) => other.does !== deed.does && this.codeOf(game, other) === code);
    if (by) return { needed: false, by };
    this.#keep({ ...this.#wishes, [game]: { ...this.#wishes[game], [deed.does]: code } });
    return null;
  }

  reset(game: string): void {
    this.#keep(Object.fromEntries(Object.entries(this.#wishes).filter(([each]) => each !== game)));
  }

  #keep(wishes: Wishes): void {
    this.#wishes = wishes;
    localStorage.setItem(KEPT, JSON.stringify(wishes));
  }
}

export const keyWishes = new KeyWishes();
