// A level's card in words: how strong it is, what it remembers, feels and thinks.
import type { TextArgs } from '../../i18n/args';
import type { Card } from '../../wire/wire';

export interface Line {
  readonly key: string;
  readonly args: TextArgs;
}

const line = (key: string, args: TextArgs = {}): Line => ({ key, args });

const BLINK_MS = 100;

const UNKNOWN: Omit<Card, 'level'> = {
  slips: 0,
  memory: null,
  accuracy: null,
  tremor_mm: null,
  longest_ms: 0,
  below: '',
  won: 0,
  games: 0,
};

/** Of whoever was seated by another name nothing is known. */
export const cardOf = (cards: readonly Card[], level: string): Card =>
  cards.find((card) => card.level === level) ?? { ...UNKNOWN, level };

export function strength({ below, won, games, level }: Card, named: (level: string) => string): Line {
  if (below) return line('level-beats', { below: named(below), won });
  return games && level ? line('level-wins', { won }) : line('level-unmeasured');
}

/** Levels are measured alone, without any of their characters. */
export const caveats = ({ games }: Card, character: string): Line[] =>
  games && character ? [line('level-alone')] : [];

/** What sets it apart from the other levels of its game. */
export function lines(card: Card): Line[] {
  const { memory, accuracy, tremor_mm: mm, slips, longest_ms: ms } = card;
  return [
    ...(memory ? [line(`level-memory-${memory.kind}`, { keep: memory.keep, lost: 100 - memory.keep })] : []),
    ...(accuracy === null ? [] : [line('level-accuracy', { accuracy })]),
    ...(mm === null ? [] : [line('level-tremor', { mm })]),
    slips ? line('level-slips', { slips }) : line('level-steady'),
    ...(ms ? [ms < BLINK_MS ? line('level-at-once') : line('level-time', { seconds: seconds(ms) })] : []),
  ];
}

/** Up to the next tenth. */
const seconds = (ms: number): number => Math.ceil(ms / 100) / 10;
