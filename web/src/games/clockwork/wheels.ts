// The great wheels under the city; `s` is how many seconds a turn takes, and which way.
export const WHEELS = [
  { x: 0, y: 0, r: 205, teeth: 26, s: 90 },
  { x: -225, y: -178, r: 92, teeth: 14, s: -40 },
  { x: 262, y: -92, r: 78, teeth: 12, s: 34 },
  { x: 96, y: 262, r: 86, teeth: 13, s: -37 },
  { x: -255, y: 120, r: 70, teeth: 11, s: 30 },
  { x: 350, y: 330, r: 96, teeth: 14, s: -44 },
  { x: -390, y: -350, r: 74, teeth: 12, s: 36 },
  { x: 400, y: -370, r: 60, teeth: 10, s: -28 },
  { x: -380, y: 390, r: 88, teeth: 13, s: 42 },
].map((wheel, id) => ({ ...wheel, id }));
