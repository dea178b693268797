// The NPC cards, the classes and the objects by their numbers, as the rules' own data file has them.
import data from '../../../../../src/igroteka/games/prison/npcs.toml?raw';

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

export interface Aim {
  readonly goal: GoalName;
  readonly ap: number;
  /** Told by the solo rulebook, AP and all; else it is ours (P-13.2). */
  readonly known: boolean;
}

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

const wordsOf = (list: string): string[] =>
  [...list.matchAll(/"([^"]+)"/g)].map(([, word]) => word as string);

function aimOf(text: string): Aim {
  const [goal, ap, mark] = text.split(' ');
  return { goal: goal as GoalName, ap: Number(ap), known: mark === 'known' };
}

function cardOf(block: string): NpcCard {
  const fields = new Map(
    [...block.matchAll(/^(\w+) = (.+)$/gm)].map(([, name, value]) => [name, wordsOf(value as string)]),
  );
  const list = (name: string): string[] => fields.get(name) ?? [];
  const one = (name: string): string => list(name)[0] ?? '';
  const goals = list('goals').map(aimOf);
  return {
    id: one('id'),
    kind: one('class') as ClassName,
    goals,
    main: goals.findIndex(({ goal }) => goal === one('main')),
    classes: list('classes') as ClassName[],
    objects: list('objects') as ObjectName[],
    trait: one('trait'),
    known: list('known'),
  };
}

export const NPCS: readonly NpcCard[] = data.split('[[npc]]').slice(1).map(cardOf);

export const className = (kind: number): ClassName => CLASSES[kind] ?? 'backstabber';
export const objectName = (kind: number): ObjectName => OBJECTS[kind] ?? 'wounded';

/** Ids are written with `_`, texts with `-`. */
export const keyOf = (prefix: string, id: string): string => `${prefix}-${id.replaceAll('_', '-')}`;
export const npcKey = ({ id }: NpcCard): string => keyOf('prison-npc', id);
export const traitKey = ({ trait }: NpcCard): string => keyOf('prison-trait', trait);
