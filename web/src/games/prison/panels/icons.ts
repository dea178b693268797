// Which cards call reinforcements at which level, and which show the eye (P-11.1, P-12.1).
export const LEVELS = ['pink', 'yellow', 'green', 'blue', 'red', 'black', 'white'] as const;
export type LevelName = (typeof LEVELS)[number];

type Icons = Readonly<Record<number, readonly LevelName[]>>;

export const ACTION_ICONS: Icons = { 2: ['black'], 3: ['blue'], 4: ['red', 'green'], 5: ['black', 'yellow'] };
export const JUMP_ICONS: readonly LevelName[] = ['black'];
export const FIGHT_ICONS: Icons = {
  0: ['black', 'red'],
  4: ['black', 'green'],
  5: ['red', 'blue'],
  6: ['black', 'red'],
};
export const NP_FIGHTS: Readonly<Record<LevelName, readonly number[]>> = {
  pink: [0, 1, 2],
  yellow: [0, 1, 4],
  green: [0, 1, 5],
  blue: [0, 1, 2],
  red: [0, 1, 3],
  black: [0, 1, 6],
  white: [],
};
export const EYE_ACTIONS: readonly number[] = [5];
export const EYE_FIGHTS: readonly number[] = [2, 3];

export const FIGHTS: readonly number[] = [0, 1, 2, 2, 3, 3, 4, 5, 6];
export const ACTIONS: readonly number[] = [2, 3, 4, 5];
export const JUMPS = 3;

export type Deck = 'action' | 'jump' | 'fight' | 'np';

export const levelName = (level: number): LevelName => LEVELS[level] ?? 'pink';

/** Whether the card brings a reinforcement at this level. */
export function calls(deck: Deck, value: number, level: number): boolean {
  const name = levelName(level);
  if (deck === 'np') return NP_FIGHTS[name].includes(value);
  const icons = deck === 'jump' ? JUMP_ICONS : (deck === 'action' ? ACTION_ICONS : FIGHT_ICONS)[value];
  return icons?.includes(name) ?? false;
}

export const hasEye = (deck: Deck, value: number): boolean =>
  deck !== 'jump' && (deck === 'action' ? EYE_ACTIONS : EYE_FIGHTS).includes(value);
