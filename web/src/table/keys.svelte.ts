// The keys of a board: each is declared once, does its deed, and stands in the list that "?" shows.

export interface KeyDeed {
  /** Its place on the keyboard (`KeyboardEvent.code`), so that every alphabet has it. */
  readonly code: string;
  /** What it does: the name of a text. */
  readonly does: string;
  /** Whether it means something just now. */
  readonly when?: () => boolean;
  readonly press: (e: KeyboardEvent) => void;
}

const CAPS: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  Space: '␣',
  Comma: ',',
  Period: '.',
  Slash: '/',
  Semicolon: ';',
  Quote: "'",
  Backquote: '`',
  Backslash: '\\',
  BracketLeft: '[',
  BracketRight: ']',
  Minus: '−',
  Equal: '=',
};

/** What is printed on it. */
export const capOf = (code: string): string => CAPS[code] ?? code.replace(/^(Key|Digit)/, '');

const BUSY = 'input, textarea, select, dialog';

/** Does what that key means just now; false if it means nothing. */
export function pressed(e: KeyboardEvent, keys: readonly KeyDeed[]): boolean {
  if (e.ctrlKey || e.metaKey || e.altKey) return false;
  if (e.target instanceof Element && e.target.closest(BUSY)) return false;
  const meant = keys.find(({ code, when }) => code === e.code && (when?.() ?? true));
  meant?.press(e);
  return meant !== undefined;
}

/** The list of keys: a board with keys is here, and whether it is open. */
class KeyList {
  here = $state(false);
  open = $state(false);
}

/** One page shows one board. */
export const keyList = new KeyList();
