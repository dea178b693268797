// The eight classes and the six objects (P-5, P-6), by the numbers of the rules.
import type { Class, Kind } from '../../wire/prison';

export const CLASSES = ['backstabber', 'banshee', 'cleric', 'colossus', 'mekanork', 'naga', 'telepath', 'wizard'] as const;
export const OBJECTS = ['rope', 'key', 'fireball', 'bow', 'spear', 'shield', 'wounded'] as const;
export const SPEED = [4, 4, 4, 2, 3, 6, 3, 4] as const;
export const STRENGTH = [2, 1, 2, 5, 2, 2, 0, 1] as const;

export const COLOSSUS = 3 satisfies Class;
export const NAGA = 5 satisfies Class;
export const WIZARD = 7 satisfies Class;
export const ROPE = 0 satisfies Kind;
export const BOW = 3 satisfies Kind;
