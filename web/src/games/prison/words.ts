// Names of figures, things and squares, for those who listen.
import type { View } from '../../wire/prison';
import { CLASSES, OBJECTS } from './classes';
import { groundOf, onLine, rowOf, type Ground } from './floor';
import { gateAt } from './gates';
import { figureName, loadName, squareName } from './panels/names';

type T = (key: string, args?: Record<string, string | number>) => string;

export const className = (kind: number, t: T): string => t(`prison-class-${CLASSES[kind] ?? CLASSES[0]}`);
export const objectName = (kind: number, t: T): string => t(`prison-object-${OBJECTS[kind] ?? OBJECTS[0]}`);
/** Two letters for the badge of a figure. */
export const markOf = (kind: number, t: T): string => t(`prison-board-mark-${CLASSES[kind] ?? CLASSES[0]}`);

/** Whose it is, who it is, how it is, what it carries. */
export function figureSaid(view: View, number: number, t: T): string {
  const figure = view.figures[number];
  if (!figure) return '';
  const owner = figure.npc >= 0 ? 'dungeon' : figure.side === 0 ? 'yellow' : 'blue';
  const words = [t(`prison-board-of-${owner}`, { name: figureName(number, view, t) })];
  if (figure.npc >= 0) words.push(className(figure.kind, t));
  if (figure.wounded) words.push(t('prison-board-wounded'));
  const load = figure.thing >= 0 || figure.friend >= 0 ? loadName(figure.thing, figure.friend, view, t) : '';
  if (load) words.push(t('prison-ui-carries', { what: load }));
  return words.join(', ');
}

function groundName(ground: Ground, square: number, t: T): string {
  if (onLine(square)) return t(rowOf(square) === 0 ? 'prison-board-line-yellow' : 'prison-board-line-blue');
  if (!ground.open[square]) return t('prison-board-closed');
  if (ground.pits.has(square)) return t('prison-board-pit');
  return ground.gears.has(square) ? t('prison-board-gear') : '';
}

/** "d7, pit, your Wizard, rope, a shut portcullis". */
export function squareSaid(view: View, square: number, t: T, ground = groundOf(view.rooms)): string {
  const figures = view.figures.flatMap((figure, number) =>
    figure.square === square ? [figureSaid(view, number, t)] : [],
  );
  const things = view.things
    .filter((thing) => thing.square === square)
    .map(({ kind }) => objectName(kind, t));
  return [
    squareName(square),
    groundName(ground, square, t),
    ...figures,
    ...things,
    ...gateAt(view, square, t),
  ]
    .filter(Boolean)
    .join(', ');
}
