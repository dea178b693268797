// The great wheels under the city, and which way each turns.
export const WHEELS = [
  { x: 0, y: 0, r: 205, teeth: 26, way: 1 },
  { x: -225, y: -178, r: 92, teeth: 14, way: -1 },
  { x: 262, y: -92, r: 78, teeth: 12, way: 1 },
  { x: 96, y: 262, r: 86, teeth: 13, way: -1 },
  { x: -255, y: 120, r: 70, teeth: 11, way: 1 },
  { x: 350, y: 330, r: 96, teeth: 14, way: -1 },
  { x: -390, y: -350, r: 74, teeth: 12, way: 1 },
  { x: 400, y: -370, r: 60, teeth: 10, way: -1 },
  { x: -380, y: 390, r: 88, teeth: 13, way: 1 },
].map((wheel, id) => ({ ...wheel, id }));
