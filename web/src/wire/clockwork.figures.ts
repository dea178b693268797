// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

import type { Action, Event, View } from './clockwork';

export type Seen = Pick<View, 'where' | 'characters' | 'laid' | 'table' | 'throw'>;

export interface Figure {
  readonly id: string;
  readonly clause: string;
  readonly right: boolean;
  readonly focus: readonly number[];
  readonly before: Seen;
  readonly moves: readonly Action[];
  readonly after: Seen | null;
  readonly preview: null;
  readonly told: readonly Event[];
}

export const FIGURES: readonly Figure[] = [
  {"id":"airship","clause":"C-W2","right":true,"focus":[],"before":{"where":[6,30],"characters":[1,6],"laid":[[],[]],"table":[9,11],"throw":[6,5]},"moves":[{"type":"Straight","to":3}],"after":{"where":[3,30],"characters":[1,6],"laid":[[10,12],[]],"table":[9,11],"throw":[6,5]},"preview":null,"told":[{"kind":"moved","seat":0,"to":3,"way":[6,3],"straight":true},{"kind":"took","seat":0,"yard":3,"left":2,"card":46},{"kind":"completed","seat":0,"set":10},{"kind":"completed","seat":0,"set":12},{"kind":"over","winners":[0],"reason":"clockwork-over-airship"}]},
  {"id":"demand","clause":"C-H1","right":true,"focus":[],"before":{"where":[3,3],"characters":[1,6],"laid":[[6,1],[]],"table":[10,21,30],"throw":[5,3]},"moves":[{"type":"Demand","of":1,"card":47}],"after":{"where":[3,3],"characters":[1,6],"laid":[[6,1],[]],"table":[10,21,30],"throw":[5,3]},"preview":null,"told":[{"kind":"demanded","seat":0,"other":1,"card":47,"shown":false}]},
  {"id":"enter","clause":"C-T2","right":true,"focus":[],"before":{"where":[17,4],"characters":[1,6],"laid":[[],[]],"table":[10,12],"throw":[3,2]},"moves":[{"type":"Walk","to":3}],"after":{"where":[3,4],"characters":[1,6],"laid":[[],[]],"table":[10,12],"throw":[3,2]},"preview":null,"told":[{"kind":"moved","seat":0,"to":3,"way":[17,18,19,3],"straight":false},{"kind":"took","seat":0,"yard":3,"left":2,"card":23}]},
  {"id":"full","clause":"C-T3","right":false,"focus":[],"before":{"where":[15,18,18],"characters":[3,4,6],"laid":[[],[],[]],"table":[],"throw":[1,2]},"moves":[{"type":"Walk","to":18}],"after":null,"preview":null,"told":[]},
  {"id":"machines","clause":"C-W3","right":true,"focus":[],"before":{"where":[3,3],"characters":[1,6],"laid":[[6,1],[]],"table":[10,21,30],"throw":[5,3]},"moves":[{"type":"Give","card":47}],"after":{"where":[3,3],"characters":[1,6],"laid":[[6,1,11],[]],"table":[10,21,30],"throw":[5,3]},"preview":null,"told":[{"kind":"gave","seat":1,"other":0,"card":47},{"kind":"completed","seat":0,"set":11},{"kind":"over","winners":[0],"reason":"clockwork-over-machines"}]},
  {"id":"straight","clause":"C-T4","right":true,"focus":[],"before":{"where":[2,4],"characters":[1,6],"laid":[[],[]],"table":[10,12],"throw":[5,2]},"moves":[{"type":"Straight","to":3}],"after":{"where":[3,4],"characters":[1,6],"laid":[[],[]],"table":[10,12],"throw":[5,2]},"preview":null,"told":[{"kind":"moved","seat":0,"to":3,"way":[2,3],"straight":true},{"kind":"took","seat":0,"yard":3,"left":2,"card":23}]},
  {"id":"walk","clause":"C-T1","right":true,"focus":[],"before":{"where":[14,4],"characters":[1,6],"laid":[[],[]],"table":[10,12],"throw":[3,2]},"moves":[{"type":"Walk","to":19}],"after":{"where":[19,4],"characters":[1,6],"laid":[[],[]],"table":[10,12],"throw":[3,2]},"preview":null,"told":[{"kind":"moved","seat":0,"to":19,"way":[14,15,16,17,18,19],"straight":false}]},
  {"id":"turn-back","clause":"C-T1","right":false,"focus":[],"before":{"where":[14,4],"characters":[1,6],"laid":[[],[]],"table":[10,12],"throw":[3,2]},"moves":[{"type":"Walk","to":16}],"after":null,"preview":null,"told":[]},
];
