// The table being set in the lobby: box, seats, options, help. Knows what goes together.
import { maybe, t } from '../../i18n/i18n.svelte';
import { settings } from '../../settings.svelte';
import type { GameInfo, Help, NewTable, Option, SeatWish } from '../../wire/wire';

export interface SeatDraft {
  id: number;
  kind: SeatWish['kind'];
  name: string;
  bot: string;
}

export interface ValueItem {
  value: string;
  label: string;
  hint: string;
  why: string;
}

/** The times for a turn that are offered; the wire takes others, too. */
export const PACES = ['', '1m', '5m', '1d', '3d', '7d'] as const;
export type Pace = (typeof PACES)[number];
export const isDays = (pace: string): boolean => pace.endsWith('d');

const RIVAL = 'easy';
const MATE = 'medium';
const FIRST_RIVAL = 'learner';
let seatsMade = 0;

/** In a team nobody wants a weak one beside them. */
export const firstBot = (game: GameInfo): string => (game.lid.cooperative ? MATE : RIVAL);

/** The characters to choose from, and none; nothing where the game has no character. */
export const withPlain = ({ characters }: Pick<GameInfo, 'characters'>): readonly string[] =>
  characters.length ? ['', ...characters] : [];

/** One tap: me against the computer, or with it in a team; everything else as the box says. */
export function quickTable(game: GameInfo): NewTable {
  const others = Math.max(game.lid.cooperative ? 1 : 0, game.seats.least - 1);
  const bots = Array.from({ length: others }, (): SeatWish => ({ kind: 'bot', bot: firstBot(game) }));
  return { game: game.id, seats: [{ kind: 'me', name: settings.name }, ...bots] };
}

/** For the first game: a coach, the easiest bot as a rival, and what the box says is gentle. */
export function gentleTable(game: GameInfo): NewTable {
  const bot = game.lid.cooperative ? firstBot(game) : FIRST_RIVAL;
  const { seats, ...rest } = quickTable(game);
  const eased = seats.map((seat) => (seat.kind === 'bot' ? { ...seat, bot } : seat));
  return { ...rest, seats: eased, options: { ...game.gentle }, help: 'coach' };
}

/** Me and a friend by link: the smallest table for two. */
export function withFriends(game: GameInfo, players = Math.max(2, game.seats.least)): NewTable {
  const friends = Array.from({ length: players - 1 }, (): SeatWish => ({ kind: 'friend' }));
  return { game: game.id, seats: [{ kind: 'me', name: settings.name }, ...friends] };
}

export class Draft {
  seats = $state<SeatDraft[]>([]);
  options = $state<Record<string, string>>({});
  help = $state<Help>('normal');
  #pace = $state<Pace>('');
  #open = $state(false);

  constructor(readonly game: GameInfo) {
    const others = Math.max(0, game.seats.least - 1);
    const bots = Array.from({ length: others }, () => this.#seat('bot'));
    this.seats = [{ ...this.#seat('me'), name: settings.name }, ...bots];
    this.#settle();
  }

  get choices(): readonly Option[] {
    return this.game.options[this.seats.length] ?? [];
  }
  get canAdd(): boolean {
    return this.seats.length < this.game.seats.most;
  }
  get canRemove(): boolean {
    return this.seats.length > this.game.seats.least;
  }
  get hasSand(): boolean {
    return (this.options.sand ?? 'off') !== 'off';
  }
  /** Somebody has to wait for it to matter; and where sand runs nobody can stay away for days. */
  get canBePaced(): boolean {
    return this.seats.filter(({ kind }) => kind !== 'bot').length > 0 && this.seats.length > 1;
  }
  get pace(): Pace {
    return !this.canBePaced || (isDays(this.#pace) && this.hasSand) ? '' : this.#pace;
  }
  set pace(pace: Pace) {
    this.#pace = pace;
  }
  /** Somebody else can sit down only where a seat waits for a friend. */
  get canBeOpen(): boolean {
    return this.seats.some(({ kind }) => kind === 'friend');
  }
  get open(): boolean {
    return this.canBeOpen && this.#open;
  }
  set open(open: boolean) {
    this.#open = open;
  }
  /** The first value of an option that its own form does not allow. */
  get flaw(): Option | null {
    return this.choices.find((option) => !admits(option, this.options[option.name] ?? '')) ?? null;
  }

  add(): void {
    this.seats.push(this.#seat('friend'));
    this.#settle();
  }

  remove(id: number): void {
    this.seats = this.seats.filter((seat) => seat.id !== id);
    this.#settle();
  }

  /** Every value this game has for any number of players; those not for ours say why. */
  values(option: Option): ValueItem[] {
    const anywhere = Object.values(this.game.options).flatMap(
      (options) => options.find((each) => each.name === option.name)?.values ?? [],
    );
    const key = `${this.game.id}-option-${option.name}`;
    return [...new Set([...option.values, ...anywhere])].map((value) => ({
      value,
      label: t(`${key}-${value}`),
      hint: maybe(`${key}-${value}-hint`),
      why: option.values.includes(value) ? '' : t('lobby-not-with', { players: this.seats.length }),
    }));
  }

  wish(): NewTable {
    return {
      game: this.game.id,
      seats: this.seats.map(({ kind, name, bot }) =>
        kind === 'bot' ? { kind, bot } : { kind, name: name.trim() },
      ),
      options: { ...this.options },
      help: this.help,
      pace: this.pace,
      open: this.open,
    };
  }

  #seat(kind: SeatDraft['kind']): SeatDraft {
    return { id: ++seatsMade, kind, name: '', bot: firstBot(this.game) };
  }

  /** What no longer fits the number of players goes back to its default. */
  #settle(): void {
    const kept = this.choices.map((option): [string, string] => {
      const value = this.options[option.name];
      const chosen = value !== undefined && value !== '' && admits(option, value);
      return [option.name, chosen ? value : option.usual || (option.values[0] ?? '')];
    });
    this.options = Object.fromEntries(kept);
  }
}

export function admits(option: Option, value: string): boolean {
  if (option.values.includes(value)) return true;
  // Python writes the flag that ours has anyway into the pattern.
  return (
    option.pattern !== null && new RegExp(`^(?:${option.pattern.replace('(?s)', '')})$`, 's').test(value)
  );
}
