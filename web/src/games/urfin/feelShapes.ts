// The six shapes as height fields, as the rules have them: what a part might be.
import { SHAPES as BOX } from '../../wire/urfin.box';
import { contour, type Heights, type Segment } from './feelContour';

export interface Shape {
  readonly kind: number;
  readonly name: string;
  readonly heights: Heights;
}

export const GUIDE_LEVELS = [0.5, 2.5, 4.5, 6.5] as const;

export const SHAPES: readonly Shape[] = BOX.map(({ name, field }, kind) => ({
  kind,
  name,
  heights: new Map(field.flat().map((height, at) => [at, height])),
}));

export const outline = (shape: Shape): Segment[] => contour(shape.heights, GUIDE_LEVELS);
