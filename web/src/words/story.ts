// The log in words: what the frames tell, and what happens around the table.
import { t } from '../i18n/i18n.svelte';
import type { Deed, Frame, SeatInfo, TableInfo } from '../wire/wire';
import { eventText, seatName, type Happening } from './names';
import { spoken } from './spoken';
import { tellers } from './tellers.svelte';

export type Note =
  | 'log-forgiven'
  | 'log-overdue'
  | 'log-takeback'
  | 'log-resigned'
  | 'log-bot'
  | 'log-person'
  | 'log-came'
  | 'log-left';

export interface StoryLine {
  id: number;
  step: number;
  event?: Happening;
  /** What is left of the line at the next step, where remembering is part of the game. */
  fades?: Happening;
  note?: Note;
  seat?: number;
  /** Of sand that was given back. */
  seconds?: number;
  deed?: Deed;
}

let lines = 0;
const KEPT_LINES = 400;

/** Six touches a second are felt, and that a tower stands still is seen: told is what changed. */
const UNTOLD = new Set(['touched', 'shaken']);
export const isTold = (event: { readonly kind: string }): boolean => !UNTOLD.has(event.kind);

type Told = Pick<Frame, 'step' | 'events'> & Partial<Pick<Frame, 'kept' | 'note'>>;

const NOTES = { forgiven: 'log-forgiven', overdue: 'log-overdue', 'taken-back': 'log-takeback' } as const;

export function linesOf({ step, events, kept, note }: Told): StoryLine[] {
  if (note) return [{ ...noteLine(step, NOTES[note.kind], note.seat), seconds: Math.round(note.ms / 1000) }];
  const all = events.map((event, i) => ({
    event: event as Happening,
    fades: kept?.[i] as Happening | undefined,
  }));
  const heard = all.filter(({ event }) => isTold(event));
  return heard.map(({ event, fades }) => ({ id: ++lines, step, event, ...(fades ? { fades } : {}) }));
}

/** What was done, where nothing is told of it. */
export const deedLine = (step: number, deed: Deed): StoryLine => ({ id: ++lines, step, deed });

/** Chance and non-players are not named: what they do says who did it. */
export function deedText({ seat, words }: Deed, info: TableInfo, reader: number | null): string {
  const deed = spoken(words, info, reader);
  return seat < 0 ? deed : t('log-deed', { player: seatName(info, seat), deed });
}

export const noteLine = (step: number, note: Note, seat?: number): StoryLine => ({
  id: ++lines,
  step,
  note,
  ...(seat === undefined ? {} : { seat }),
});

const faded = ({ fades, ...line }: StoryLine): StoryLine => (fades ? { ...line, event: fades } : line);

/** Somebody who is back at once never left; a walk of many steps is one walk; what was shown once fades. */
export function told(story: readonly StoryLine[], added: readonly StoryLine[]): StoryLine[] {
  const now = added.at(-1)?.step ?? 0;
  const all = story.map((line) => (line.step < now ? faded(line) : line));
  for (const line of added) {
    const last = all.at(-1);
    const walk = joined(last?.event, line.event);
    if (line.note === 'log-came' && last?.note === 'log-left' && last.seat === line.seat) all.pop();
    else if (walk) all[all.length - 1] = { ...line, event: walk };
    else all.push(line);
  }
  return all.slice(-KEPT_LINES);
}

type Walk = Happening & { readonly figure: number; readonly start: number; readonly end: number };

const isWalk = (event: Happening | undefined): event is Walk => event?.kind === 'walked' && 'figure' in event;

function joined(before: Happening | undefined, now: Happening | undefined): Walk | null {
  const goesOn = isWalk(before) && isWalk(now) && before.figure === now.figure && before.end === now.start;
  return goesOn ? { ...now, start: before.start } : null;
}

/** `view` is the table as it is shown, for games that tell by it. */
export function lineText(line: StoryLine, info: TableInfo, reader: number | null, view?: unknown): string {
  if (line.event) return tellers.get(info.game)?.(line.event, view, t) ?? eventText(line.event, info, reader);
  if (line.deed) return deedText(line.deed, info, reader);
  const { seat, note } = line;
  if (!note) return '';
  if (seat === undefined) return t(note);
  const player = seatName(info, seat);
  return t(note, { player, you: seat === reader ? 'yes' : 'no', seconds: line.seconds ?? 0 });
}

/** What changed around the table between two looks at it. */
export function changes(before: TableInfo, after: TableInfo, step: number): StoryLine[] {
  return after.seats.flatMap((now) => {
    const was = before.seats.find((each) => each.seat === now.seat);
    const note = was && change(was, now);
    return note ? [noteLine(step, note, now.seat)] : [];
  });
}

function change(was: SeatInfo, now: SeatInfo): Note | null {
  if (now.resigned && !was.resigned) return 'log-resigned';
  if (now.bot && !was.bot) return 'log-bot';
  if (!now.bot && was.bot) return 'log-person';
  if (now.bot || now.here === was.here) return null;
  return now.here ? 'log-came' : 'log-left';
}
