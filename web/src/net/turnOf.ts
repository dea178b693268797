// Whose turn it is, for whoever reaches for something in the turn of another.
import type { TextArgs } from '../i18n/args';

interface Turns {
  readonly active: readonly number[];
  readonly late: boolean;
  readonly me: { readonly bot: string } | null;
  name(seat: number): string;
}

export function turnOf(table: Turns): [key: string, args?: TextArgs] {
  const { active, late, me } = table;
  const others = active.filter((seat) => seat >= 0).map((seat) => table.name(seat));
  const [first, ...more] = others;
  if (late) return ['turn-late'];
  if (me?.bot) return ['table-bot-for-you'];
  if (first === undefined) return ['table-chance'];
  if (more.length) return ['table-turn-several', { players: others.join(', ') }];
  return ['table-turn-of', { player: first }];
}
