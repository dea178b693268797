// The six shapes as height fields, read from the rules' own drawing: what a part might be.
import drawing from '../../../../src/igroteka/games/urfin/shapes.txt?raw';
import { SIDE } from './feel';
import { contour, type Heights, type Segment } from './feelContour';

export interface Shape {
  readonly kind: number;
  readonly name: string;
  readonly heights: Heights;
}

const NAMES = ['base 1', 'base 2', 'roof 1', 'roof 2', 'roof 3', 'wall'] as const;
export const GUIDE_LEVELS = [0.5, 2.5, 4.5, 6.5] as const;

export function readShapes(text: string): Shape[] {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  const blocks = lines.join('\n').trim().split('\n\n');
  return blocks.map((block, kind) => {
    const [name = '', ...rows] = block.split('\n');
    if (name !== NAMES[kind] || rows.length !== SIDE || rows.some((row) => !/^\d{12}$/.test(row)))
      throw new Error(`shape ${kind}: ${name} is not ${NAMES[kind]} in ${SIDE} rows of ${SIDE} digits`);
    return { kind, name, heights: new Map([...rows.join('')].map((digit, at) => [at, Number(digit)])) };
  });
}

export const SHAPES: readonly Shape[] = readShapes(drawing);

export const outline = (shape: Shape): Segment[] => contour(shape.heights, GUIDE_LEVELS);
