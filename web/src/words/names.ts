// How players, bots and happenings are called on the screen.
import { maybe, t } from '../i18n/i18n.svelte';
import type { TextArgs } from '../i18n/args';
import { LEVELS } from '../wire/levels';
import type { Prompt, Refusal, TableInfo } from '../wire/wire';

export const PHRASES = [
  'hello',
  'good-luck',
  'good-move',
  'thanks',
  'oops',
  'hurry',
  'wait',
  'good-game',
  'rematch',
] as const;
export const HELPS = ['purist', 'normal', 'coach'] as const;

const isLevel = (bot: string): boolean => (LEVELS as readonly string[]).includes(bot);

/** `medium:hoarder`: a level, and a way to play at it that its game knows; only what has a level has one. */
export function partsOf(bot: string): { level: string; character: string } {
  const [level = '', character = ''] = bot.split(':');
  return isLevel(level) ? { level, character } : { level: bot, character: '' };
}

/** `medium` in words; whoever was seated by another name keeps it. */
export const levelName = (bot: string): string => {
  const { level } = partsOf(bot);
  return isLevel(level) ? t(`level-${level}`) : bot;
};

/** Nothing while the words of its game have not come. */
export const characterName = (game: string, character: string): string =>
  character && maybe(`${game}-bot-${character}`);

function botName(game: string, bot: string): string {
  const character = characterName(game, partsOf(bot).character);
  return t('bot-named', { level: character ? `${character}, ${levelName(bot)}` : levelName(bot) });
}

export function seatName(info: Pick<TableInfo, 'game' | 'seats'>, seat: number): string {
  const there = info.seats.find((each) => each.seat === seat);
  if (there?.name) return there.name;
  if (there?.bot) return botName(info.game, there.bot);
  return t('player-nameless', { number: seat + 1 });
}

type Details = Readonly<Record<string, unknown>>;

/** What Fluent can take of them, with `$player` for the seat they speak of and `$other` for another. */
export function argsOf(details: Details, info: TableInfo, reader: number | null): TextArgs {
  const args: TextArgs = {};
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === 'string' || typeof value === 'number') args[name] = value;
    else if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no';
    else if (Array.isArray(value)) args[name] = value.length;
  }
  if (typeof details.other === 'number') args.other = seatName(info, details.other);
  const seat = details.seat ?? details.starter;
  if (typeof seat !== 'number') return args;
  return { ...args, player: seatName(info, seat), you: seat === reader ? 'yes' : 'no' };
}

export type Happening = { readonly kind: string } & Details;

export const eventText = (event: Happening, info: TableInfo, reader: number | null): string =>
  t(`${info.game}-event-${event.kind}`, argsOf(event, info, reader));

export const promptText = (prompt: Prompt, info: TableInfo, reader: number | null): string =>
  t(prompt.text, argsOf(prompt.details, info, reader));

export const refusalText = (refusal: Refusal, info: TableInfo, reader: number | null): string =>
  t(refusal.reason, argsOf(refusal.details, info, reader));
