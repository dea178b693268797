// The eight classes and the six objects (P-5, P-6), by the numbers of the rules.
import type { Class, Kind } from '../../wire/prison';
import { BUILDS, CLASSES } from './panels/npcs';

export { CLASSES, OBJECTS } from './panels/npcs';

const builds = CLASSES.map((name) => BUILDS[name]);
export const SPEED: readonly number[] = builds.map(([speed]) => speed);
export const STRENGTH: readonly number[] = builds.map(([, strength]) => strength);

export const COLOSSUS = 3 satisfies Class;
export const NAGA = 5 satisfies Class;
export const WIZARD = 7 satisfies Class;
export const ROPE = 0 satisfies Kind;
