// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

import type { Built } from './urfin';

/** `field` has the height of every spot, row by row. */
export interface Shape {
  readonly name: string;
  readonly field: readonly (readonly number[])[];
}

/** `soldiers` are (road, place in its cells), by road; `parts` those of each turn. */
export interface Puzzle {
  readonly id: string;
  readonly map: string;
  readonly soldiers: readonly (readonly [number, number])[];
  readonly parts: readonly (readonly number[])[];
  readonly field?: readonly Built[];
}

export const SHAPES: readonly Shape[] = [
  {"name":"base 1","field":[[0,0,0,7,7,7,7,7,7,0,0,0],[0,0,7,6,6,6,6,6,6,7,0,0],[0,7,6,6,6,6,6,6,6,6,7,0],[7,6,6,6,6,6,6,6,6,6,6,7],[7,6,6,6,6,6,6,6,6,6,6,7],[7,6,6,6,6,6,6,6,6,6,6,7],[7,6,6,6,6,6,6,6,6,6,6,7],[7,6,6,6,6,6,6,6,6,6,6,7],[7,6,6,6,6,6,6,6,6,6,6,7],[0,7,6,6,6,6,6,6,6,6,7,0],[0,0,7,6,6,6,6,6,6,7,0,0],[0,0,0,7,7,7,7,7,7,0,0,0]]},
  {"name":"base 2","field":[[0,0,0,7,7,7,7,7,7,0,0,0],[0,0,0,7,6,6,6,6,7,0,0,0],[0,0,0,7,6,6,6,6,7,0,0,0],[7,7,7,7,6,6,6,6,7,7,7,7],[7,6,6,6,6,6,6,6,6,6,6,7],[7,6,6,6,6,6,6,6,6,6,6,7],[7,6,6,6,6,6,6,6,6,6,6,7],[7,6,6,6,6,6,6,6,6,6,6,7],[7,7,7,7,6,6,6,6,7,7,7,7],[0,0,0,7,6,6,6,6,7,0,0,0],[0,0,0,7,6,6,6,6,7,0,0,0],[0,0,0,7,7,7,7,7,7,0,0,0]]},
  {"name":"roof 1","field":[[1,1,1,1,1,1,1,1,1,1,1,1],[1,2,2,2,2,2,2,2,2,2,2,1],[1,2,3,3,3,3,3,3,3,3,2,1],[1,2,3,5,5,5,5,5,5,3,2,1],[1,2,3,5,6,6,6,6,5,3,2,1],[1,2,3,5,6,7,7,6,5,3,2,1],[1,2,3,5,6,7,7,6,5,3,2,1],[1,2,3,5,6,6,6,6,5,3,2,1],[1,2,3,5,5,5,5,5,5,3,2,1],[1,2,3,3,3,3,3,3,3,3,2,1],[1,2,2,2,2,2,2,2,2,2,2,1],[1,1,1,1,1,1,1,1,1,1,1,1]]},
  {"name":"roof 2","field":[[0,0,0,0,1,1,1,1,0,0,0,0],[0,1,0,0,2,2,2,2,0,0,1,0],[0,0,2,2,3,3,3,3,2,2,0,0],[0,0,2,3,5,5,5,5,3,2,0,0],[1,2,3,5,6,6,6,6,5,3,2,1],[1,2,3,5,6,7,7,6,5,3,2,1],[1,2,3,5,6,7,7,6,5,3,2,1],[1,2,3,5,6,6,6,6,5,3,2,1],[0,0,2,3,5,5,5,5,3,2,0,0],[0,0,2,2,3,3,3,3,2,2,0,0],[0,1,0,0,2,2,2,2,0,0,1,0],[0,0,0,0,1,1,1,1,0,0,0,0]]},
  {"name":"roof 3","field":[[1,2,3,5,6,7,7,6,5,3,2,1],[1,2,3,5,6,7,7,6,5,3,2,1],[1,2,3,5,6,7,7,6,5,3,2,1],[1,2,3,5,6,7,7,6,5,3,2,1],[1,2,3,5,6,7,7,6,5,3,2,1],[1,2,3,5,6,7,7,6,5,3,2,1],[1,2,3,5,6,7,7,6,5,3,2,1],[1,2,3,5,6,7,7,6,5,3,2,1],[1,2,3,5,6,7,7,6,5,3,2,1],[1,2,3,5,6,7,7,6,5,3,2,1],[1,2,3,5,6,7,7,6,5,3,2,1],[1,2,3,5,6,7,7,6,5,3,2,1]]},
  {"name":"wall","field":[[0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0],[7,7,5,5,7,7,5,5,7,7,5,5],[7,7,5,5,7,7,5,5,7,7,5,5],[7,7,5,5,7,7,5,5,7,7,5,5],[7,7,5,5,7,7,5,5,7,7,5,5],[7,7,5,5,7,7,5,5,7,7,5,5],[7,7,5,5,7,7,5,5,7,7,5,5],[0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0]]},
];

export const SIDE: number = 12;

export const HIGHEST: number = 9;

export const MAPS: { readonly [key: string]: string } = {
  "emerald": "# The Emerald City: ten roads, six bridges.\n#\n# A map is a name, a drawn grid and a line of steps for each road.\n#   .  land    ~  river    B  bridge    c  city    P  palace\n# Cells are written x,y, counted from 0 at the upper left corner. A road begins at the edge, goes\n# north, east, south or west, so many cells at a time, and ends on its first palace cell.\n# Roads are numbered clockwise. What else must hold is in docs/maps.md.\n\nname emerald\n\n#            11111111112222222\n#  012345678901234567890123456\n   ...........................\n   ...........................\n   ...........................\n   ...........................\n   ...........................\n   ...........................\n   ...........................\n   .........~~B~~~~~~.........\n   ........~~ccccccc~~........\n   .......~~ccccccccc~~.......\n   .......~cccccccccccB.......\n   .......Bccccccccccc~.......\n   .......~ccccPPPcccc~.......\n   .......~ccccPPPcccc~.......\n   .......~ccccPPPcccc~.......\n   .......~cccccccccccB.......\n   .......Bccccccccccc~.......\n   .......~~ccccccccc~~.......\n   ........~~ccccccc~~........\n   .........~~~~~~B~~.........\n   ...........................\n   ...........................\n   ...........................\n   ...........................\n   ...........................\n   ...........................\n   ...........................\n\nroad 1 from 15,0: S2 W2 S3 W3 S E S2 E3 S4\nroad 2 from 26,0: W S2 W S W6 S4 E2 S3 W2 S W S W3\nroad 3 from 26,9: W S3 W2 S2 W2 S W5 N W2\nroad 4 from 26,20: W4 N2 E N2 W2 N W5 N W2\nroad 5 from 22,26: N W N3 W4 N W N W N3 W3 N3\nroad 6 from 13,26: N2 W N2 W N W N W3 N2 W N2 E3 N2 E N E2\nroad 7 from 2,26: N5 E N3 E3 N2 E3 N2 E N E2\nroad 8 from 0,16: E4 N2 E N E N2 E7 S\nroad 9 from 0,6: E S3 E5 S2 E7 S\nroad 10 from 6,0: S3 E S E3 S2 E S2 E3 S4\n",
  "meadow": "# The Meadow: a small map for a quick game, six roads and four bridges.\n# How a map is drawn is told in emerald.txt beside it and in docs/maps.md.\n\nname meadow\n\n#            1111111\n#  01234567890123456\n   .................\n   .................\n   .................\n   .................\n   ....~~~~~B~~~....\n   ....~~ccccc~~....\n   ....~ccccccc~....\n   ....~ccPPPccB....\n   ....~ccPPPcc~....\n   ....BccPPPcc~....\n   ....~ccccccc~....\n   ....~~ccccc~~....\n   ....~~~B~~~~~....\n   .................\n   .................\n   .................\n   .................\n\nroad 1 from 11,0: S3 E2 S E2 S3 W4 N W2 S\nroad 2 from 16,12: W3 N2 E2 N3 W4 N W2 S\nroad 3 from 12,16: N3 W2 S2 W5 N2 E2 N4\nroad 4 from 1,16: N E2 N2 W2 N3 E2 N E2 N E2\nroad 5 from 0,5: E3 S2 W S W S2 E2 N E2 N E2\nroad 6 from 1,0: S3 E3 N2 E4 S2 E S4\n",
};

export const PUZZLES: readonly Puzzle[] = [
  {"id":"one-15","map":"emerald","soldiers":[[3,9],[8,6],[9,9]],"parts":[[3,4,6,9]],"field":[]},
  {"id":"one-13","map":"emerald","soldiers":[[4,13],[6,22],[9,15],[10,16]],"parts":[[0,3,6,9]],"field":[]},
  {"id":"one-01","map":"meadow","soldiers":[[1,16],[4,9],[5,8],[6,13]],"parts":[[0,3,6,9]],"field":[]},
  {"id":"one-02","map":"emerald","soldiers":[[1,8],[9,9],[10,10]],"parts":[[0,3,6,9]],"field":[]},
  {"id":"one-03","map":"meadow","soldiers":[[1,15],[3,15],[4,13],[5,10]],"parts":[[0,3,6,9]],"field":[]},
  {"id":"one-04","map":"emerald","soldiers":[[3,15],[4,17],[10,9]],"parts":[[3,4,6,9]],"field":[]},
  {"id":"one-05","map":"meadow","soldiers":[[1,13],[4,12],[5,12]],"parts":[[0,3,6,9]],"field":[]},
  {"id":"one-14","map":"emerald","soldiers":[[3,11],[4,10],[6,16]],"parts":[[0,3,6,9]],"field":[]},
  {"id":"one-06","map":"emerald","soldiers":[[1,15],[3,11],[4,14],[7,18]],"parts":[[0,3,6,9]],"field":[]},
  {"id":"one-07","map":"emerald","soldiers":[[4,12],[8,6],[9,9]],"parts":[[3,4,6,9]],"field":[]},
  {"id":"one-08","map":"meadow","soldiers":[[1,12],[4,5],[5,5]],"parts":[[3,4,6,9]],"field":[]},
  {"id":"one-09","map":"emerald","soldiers":[[3,16],[4,14],[5,16],[7,17]],"parts":[[0,3,6,9]],"field":[]},
  {"id":"one-10","map":"emerald","soldiers":[[2,21],[4,11],[5,18],[7,14]],"parts":[[0,3,6,9]],"field":[]},
  {"id":"one-11","map":"emerald","soldiers":[[2,22],[3,15],[5,18],[9,10]],"parts":[[3,4,6,9]],"field":[]},
  {"id":"one-12","map":"emerald","soldiers":[[1,16],[3,13],[5,18],[10,7]],"parts":[[3,4,6,9]],"field":[]},
  {"id":"two-18","map":"meadow","soldiers":[[2,11],[4,13],[5,13]],"parts":[[3,9],[1,7]],"field":[]},
  {"id":"two-17","map":"meadow","soldiers":[[1,11],[2,8],[5,11]],"parts":[[3,9],[4,7,16]],"field":[]},
  {"id":"two-15","map":"meadow","soldiers":[[4,12],[5,9],[6,10]],"parts":[[0,6],[1,7]],"field":[]},
  {"id":"two-01","map":"emerald","soldiers":[[1,14],[5,16],[7,17]],"parts":[[3,9],[4,7]],"field":[]},
  {"id":"two-02","map":"emerald","soldiers":[[2,18],[6,13],[7,15],[10,16]],"parts":[[3,9],[4,7,16]],"field":[]},
  {"id":"two-03","map":"emerald","soldiers":[[2,23],[9,11],[10,14]],"parts":[[0,6],[4,10]],"field":[]},
  {"id":"two-16","map":"meadow","soldiers":[[1,9],[2,5],[4,12]],"parts":[[3,6],[4,7]],"field":[]},
  {"id":"two-04","map":"emerald","soldiers":[[2,20],[4,10],[9,11]],"parts":[[3,9],[1,7]],"field":[]},
  {"id":"two-05","map":"meadow","soldiers":[[1,11],[2,11],[4,12],[5,7]],"parts":[[3,9],[4,10]],"field":[]},
  {"id":"two-06","map":"meadow","soldiers":[[1,8],[2,6],[6,13]],"parts":[[0,6],[4,7]],"field":[]},
  {"id":"two-07","map":"emerald","soldiers":[[3,15],[4,10],[5,12],[7,11]],"parts":[[3,6],[4,7,16]],"field":[]},
  {"id":"two-08","map":"meadow","soldiers":[[4,13],[5,10],[6,8]],"parts":[[3,6],[4,7]],"field":[]},
  {"id":"two-09","map":"meadow","soldiers":[[1,11],[2,14],[4,12],[6,15]],"parts":[[0,6],[1,7]],"field":[]},
  {"id":"two-10","map":"emerald","soldiers":[[2,21],[4,11],[9,15],[10,10]],"parts":[[0,6],[4,7,16]],"field":[]},
  {"id":"two-11","map":"emerald","soldiers":[[1,8],[2,22],[3,14],[8,11]],"parts":[[3,6,15],[4,7]],"field":[]},
  {"id":"two-12","map":"meadow","soldiers":[[3,11],[4,11],[5,5]],"parts":[[3,6],[1,7]],"field":[]},
  {"id":"two-13","map":"meadow","soldiers":[[1,8],[2,11],[3,8],[5,10]],"parts":[[3,9],[4,7,16]],"field":[]},
  {"id":"two-14","map":"meadow","soldiers":[[2,12],[4,10],[5,13]],"parts":[[3,9],[4,7]],"field":[]},
];
