// Figures, things, squares and cards in words.
import type { Say } from '../../../words/tellers.svelte';
import type { Figure, View } from '../../../wire/prison';
import { className, NPCS, npcKey, objectName, type NpcCard } from './npcs';

type Table = Pick<View, 'figures' | 'things'>;

const LINE_WIDTH = 10;
const LETTERS = 'abcdefghij';

export const cardOf = (figure: Pick<Figure, 'npc'> | undefined): NpcCard | undefined =>
  figure ? NPCS[figure.npc] : undefined;

/**
 * An NPC has a name, a player's character is known by its class; where both sides have those, by its colour
 * too.
 */
export function figureName(number: number, { figures }: Pick<View, 'figures'>, t: Say): string {
  const figure = figures[number];
  if (!figure) return t('prison-ui-somebody');
  const card = cardOf(figure);
  if (card) return t(npcKey(card));
  const name = t(`prison-class-${className(figure.kind)}`);
  const duel = figures.some(({ side, npc }) => side === 1 && npc < 0);
  return duel ? t('prison-ui-sided', { name, side: figure.side }) : name;
}

export const thingName = (number: number, { things }: Pick<View, 'things'>, t: Say): string =>
  t(`prison-object-${objectName(things[number]?.kind ?? -1)}`);

/** What is in somebody's hands: a thing, or a wounded friend. */
export const loadName = (thing: number, friend: number, table: Table, t: Say): string =>
  thing < 0 ? figureName(friend, table, t) : thingName(thing, table, t);

/** Columns are letters, rows are counted from the yellow line, which is 0. */
export const squareName = (square: number): string =>
  square < 0 ? '–' : `${LETTERS[square % LINE_WIDTH]}${Math.floor(square / LINE_WIDTH)}`;

export const plus = (value: number): string => (value < 0 ? '–' : `+${value}`);
