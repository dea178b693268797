// The cards as the rules have them: the building deck first, then what stands on the site (S-C1, S-C4).
import toml from '../../../../src/igroteka/games/skyscraper/deck.toml?raw';

export type Stance = 'upright' | 'flat' | 'any';
export type Kind = Stance | 'foundation' | 'prop' | 'slab';

export interface Card {
  readonly kind: Kind;
  readonly stance: Stance;
  /** A bit for each line, in its own frame. */
  readonly beams: number;
  readonly worker: string;
}

/** A card's lines in the order of their bits (S-C3). */
export const LINES = ['left', 'right', 'bottom', 'top', 'mid_v', 'mid_h'] as const;
export const [LEFT, RIGHT, BOTTOM, TOP, MID_V, MID_H] = [0, 1, 2, 3, 4, 5] as const;

export const beamsOf = (lines: readonly string[]): number =>
  lines.reduce((beams, line) => beams | (1 << (LINES as readonly string[]).indexOf(line)), 0);

export const linesOf = (beams: number): number[] =>
  LINES.map((_, line) => line).filter((line) => (beams >> line) & 1);

function cardOf(text: string): Card {
  const word = (name: string): string => new RegExp(`^${name} = "(\\w+)"`, 'm').exec(text)?.[1] ?? '';
  const lines = /^beams = \[(.*)\]/m.exec(text)?.[1] ?? '';
  const stance = word('pose') as Stance;
  return {
    kind: stance,
    stance,
    beams: beamsOf([...lines.matchAll(/\w+/g)].map(([line]) => line)),
    worker: word('worker'),
  };
}

export const BUILDING: readonly Card[] = toml.split('[[card]]').slice(1).map(cardOf);

const FRAME = beamsOf(['top', 'mid_v', 'mid_h']);
const WHOLE = beamsOf(LINES);

export const CARDS: readonly Card[] = [
  ...BUILDING,
  { kind: 'foundation', stance: 'upright', beams: FRAME, worker: '' },
  { kind: 'prop', stance: 'upright', beams: FRAME, worker: '' },
  { kind: 'slab', stance: 'flat', beams: WHOLE, worker: '' },
];

export const PLAIN: Card = { kind: 'any', stance: 'any', beams: 0, worker: '' };
export const cardAt = (card: number): Card => CARDS[card] ?? PLAIN;
