// The NPC cards, the classes and the objects by their numbers, as they lie in the box.
import { NPCS as BOX, type Aim } from '../../../wire/prison.box';

export const CLASSES = [
  'backstabber',
  'banshee',
  'cleric',
  'colossus',
  'mekanork',
  'naga',
  'telepath',
  'wizard',
] as const;
export type ClassName = (typeof CLASSES)[number];

export const OBJECTS = ['rope', 'key', 'fireball', 'bow', 'spear', 'shield', 'wounded'] as const;
export type ObjectName = (typeof OBJECTS)[number];

export const GOALS = [
  'combat',
  'reveal',
  'exit',
  'regroup',
  'take',
  'rotate',
  'break',
  'open',
  'heal',
  'push',
] as const;
export type GoalName = (typeof GOALS)[number];

/** Speed and strength by class (P-5). */
export const BUILDS: Readonly<Record<ClassName, readonly [speed: number, strength: number]>> = {
  backstabber: [4, 2],
  banshee: [4, 1],
  cleric: [4, 2],
  colossus: [2, 5],
  mekanork: [3, 2],
  naga: [6, 2],
  telepath: [3, 0],
  wizard: [4, 1],
};

export interface NpcCard {
  readonly id: string;
  readonly kind: ClassName;
  /** From the highest rank. */
  readonly goals: readonly Aim[];
  /** The purple one, a place in `goals`. */
  readonly main: number;
  readonly classes: readonly ClassName[];
  readonly objects: readonly ObjectName[];
  readonly trait: string;
  /** The other parts of the card that the solo rulebook tells something of. */
  readonly known: readonly string[];
}

export const className = (kind: number): ClassName => CLASSES[kind] ?? 'backstabber';
export const objectName = (kind: number): ObjectName => OBJECTS[kind] ?? 'wounded';

export const NPCS: readonly NpcCard[] = BOX.map((card) => ({
  ...card,
  kind: className(card.kind),
  classes: card.classes.map(className),
  objects: card.objects.map(objectName),
}));

/** Ids are written with `_`, texts with `-`. */
export const keyOf = (prefix: string, id: string): string => `${prefix}-${id.replaceAll('_', '-')}`;
export const npcKey = ({ id }: NpcCard): string => keyOf('prison-npc', id);
export const traitKey = ({ trait }: NpcCard): string => keyOf('prison-trait', trait);
