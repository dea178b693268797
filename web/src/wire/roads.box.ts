// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

export const FACES: { readonly [key: string]: readonly [number, number, number, number] } = {
  "S": [1,0,1,0],
  "C": [1,1,0,0],
  "T": [0,1,1,1],
  "X": [1,1,1,1],
  "D": [1,0,0,0],
  "S2": [2,0,2,0],
  "S4": [4,0,4,0],
  "C2": [2,2,0,0],
  "C4": [4,4,0,0],
  "T2": [0,2,2,2],
  "T4": [0,4,4,4],
  "X2": [2,2,2,2],
  "X4": [4,4,4,4],
  "D2": [2,0,0,0],
  "D4": [4,0,0,0],
  "X24": [2,4,2,4],
  "T42": [0,4,2,4],
  "T24": [0,2,4,2],
};
