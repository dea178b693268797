import type { Frame } from '../wire/wire';

/** What is asked of this seat, as the server tells questions apart; null if nothing is. */
export function questionOf({ seat, active, prompt }: Frame): string | null {
  return seat !== null && active.includes(seat) ? (prompt?.text ?? '') : null;
}
