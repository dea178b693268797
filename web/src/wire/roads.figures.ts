// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

import type { Action, Event, View } from './roads';

export type Seen = Pick<View, 'cards' | 'field'>;

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
  {"id":"beige-to-beige","clause":"R-P2","right":true,"focus":[],"before":{"cards":[{"face":"C","x":-1,"y":0,"turn":1,"by":0},{"face":"C","x":0,"y":0,"turn":2,"by":1},{"face":"S","x":-1,"y":1,"turn":0,"by":0}],"field":[]},"moves":[{"type":"Lay","face":"S","x":0,"y":1,"turn":0}],"after":null,"preview":null,"told":[{"kind":"laid","seat":0,"face":"S","x":0,"y":1,"turn":0,"joined":1}]},
  {"id":"closed","clause":"R-1.3","right":true,"focus":[],"before":{"cards":[{"face":"C","x":-1,"y":0,"turn":1,"by":0},{"face":"C","x":0,"y":0,"turn":2,"by":1},{"face":"C","x":-1,"y":1,"turn":0,"by":0}],"field":[]},"moves":[{"type":"Lay","face":"C","x":0,"y":1,"turn":3}],"after":null,"preview":null,"told":[{"kind":"laid","seat":0,"face":"C","x":0,"y":1,"turn":3,"joined":2},{"kind":"closed"},{"kind":"over","winners":[1],"reason":"roads-over-closed"}]},
  {"id":"inside","clause":"R-2.1","right":true,"focus":[],"before":{"cards":[{"face":"C","x":2,"y":1,"turn":2,"by":0}],"field":[3,3]},"moves":[{"type":"Lay","face":"S","x":1,"y":1,"turn":1}],"after":null,"preview":null,"told":[{"kind":"laid","seat":0,"face":"S","x":1,"y":1,"turn":1,"joined":1}]},
  {"id":"outside","clause":"R-2.1","right":false,"focus":[],"before":{"cards":[{"face":"C","x":2,"y":1,"turn":2,"by":0}],"field":[3,3]},"moves":[{"type":"Lay","face":"S","x":3,"y":1,"turn":1}],"after":null,"preview":null,"told":[]},
  {"id":"over-the-edge","clause":"R-2.2","right":false,"focus":[],"before":{"cards":[{"face":"C","x":2,"y":1,"turn":2,"by":0}],"field":[3,3]},"moves":[{"type":"Lay","face":"S","x":2,"y":2,"turn":0}],"after":null,"preview":null,"told":[]},
  {"id":"joins","clause":"R-P1","right":true,"focus":[],"before":{"cards":[{"face":"C","x":-1,"y":0,"turn":1,"by":0},{"face":"S","x":0,"y":0,"turn":1,"by":1}],"field":[]},"moves":[{"type":"Lay","face":"T","x":1,"y":0,"turn":0}],"after":null,"preview":null,"told":[{"kind":"laid","seat":0,"face":"T","x":1,"y":0,"turn":0,"joined":1}]},
  {"id":"apart","clause":"R-P1","right":false,"focus":[],"before":{"cards":[{"face":"C","x":-1,"y":0,"turn":1,"by":0},{"face":"S","x":0,"y":0,"turn":1,"by":1}],"field":[]},"moves":[{"type":"Lay","face":"D","x":0,"y":1,"turn":2}],"after":null,"preview":null,"told":[]},
  {"id":"into-beige","clause":"R-P2","right":false,"focus":[],"before":{"cards":[{"face":"C","x":-1,"y":0,"turn":1,"by":0},{"face":"S","x":0,"y":0,"turn":1,"by":1}],"field":[]},"moves":[{"type":"Lay","face":"T","x":0,"y":1,"turn":2}],"after":null,"preview":null,"told":[]},
  {"id":"cut-off","clause":"R-P2","right":false,"focus":[],"before":{"cards":[{"face":"C","x":-1,"y":0,"turn":1,"by":0},{"face":"S","x":0,"y":0,"turn":1,"by":1}],"field":[]},"moves":[{"type":"Lay","face":"S","x":1,"y":0,"turn":0}],"after":null,"preview":null,"told":[]},
  {"id":"lanes-meet","clause":"R-L1","right":true,"focus":[],"before":{"cards":[{"face":"S4","x":-1,"y":0,"turn":1,"by":0},{"face":"S4","x":0,"y":0,"turn":1,"by":1}],"field":[]},"moves":[{"type":"Lay","face":"T42","x":1,"y":0,"turn":0}],"after":null,"preview":null,"told":[{"kind":"laid","seat":0,"face":"T42","x":1,"y":0,"turn":0,"joined":1}]},
  {"id":"lanes-apart","clause":"R-L1","right":false,"focus":[],"before":{"cards":[{"face":"S4","x":-1,"y":0,"turn":1,"by":0},{"face":"S4","x":0,"y":0,"turn":1,"by":1}],"field":[]},"moves":[{"type":"Lay","face":"S2","x":1,"y":0,"turn":1}],"after":null,"preview":null,"told":[]},
  {"id":"still-open","clause":"R-1.4","right":true,"focus":[],"before":{"cards":[{"face":"D","x":-1,"y":0,"turn":1,"by":0},{"face":"S","x":0,"y":0,"turn":1,"by":1}],"field":[]},"moves":[{"type":"Lay","face":"T","x":1,"y":0,"turn":0}],"after":null,"preview":null,"told":[{"kind":"laid","seat":0,"face":"T","x":1,"y":0,"turn":0,"joined":1},{"kind":"over","winners":[0],"reason":"roads-over-all-laid"}]},
];
