// Cut paper lies in layers.

/** In the order in which they are glued. */
export const LAYERS = [
  'paper',
  'hem',
  'meadow',
  'shade',
  'plot',
  'furrow',
  'stone',
  'flower',
  'roof',
  'ridge',
  'leaf',
  'light',
  'cast',
  'kerb',
  'asphalt',
  'lip',
  'dash',
  'solid',
  'lane',
  'stop',
  'island',
  'garden',
  'post',
  'bar',
  'stripe',
] as const;

export type Layer = (typeof LAYERS)[number];
export type Art = Partial<Record<Layer, string>>;
