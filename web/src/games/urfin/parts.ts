// The six kinds and three colours of wooden parts; on the wire a part is one number.

export type Kind = 'base-1' | 'base-2' | 'roof-1' | 'roof-2' | 'roof-3' | 'wall';
export type Colour = 'green' | 'light' | 'yellow';

const COLOURS: readonly Colour[] = ['green', 'light', 'yellow'];
export const KINDS: readonly Kind[] = ['base-1', 'base-2', 'roof-1', 'roof-2', 'roof-3', 'wall'];

export const kindOf = (part: number): Kind => KINDS[Math.floor(part / COLOURS.length)] ?? 'wall';
export const colourOf = (part: number): Colour => COLOURS[part % COLOURS.length] ?? 'green';

export const isRoof = (part: number): boolean => kindOf(part).startsWith('roof');

export const isWall = (part: number): boolean => kindOf(part) === 'wall';

/** The roof whose sloping sides do not shoot: it has to be told which way it looks. */
export const hasAxis = (part: number): boolean => kindOf(part) === 'roof-3';

export type Axis = '' | 'ns' | 'ew';

export const otherAxis = (axis: Axis): Axis => (axis === 'ns' ? 'ew' : 'ns');
