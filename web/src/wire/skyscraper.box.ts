// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

/** `beams` in its own frame; `ground` if it stands on the site (S-B4). */
export interface Card {
  readonly id: string;
  readonly stance: 'upright' | 'flat' | 'any';
  readonly beams: number;
  readonly worker: string;
  readonly ground: boolean;
}

export const CARDS: readonly Card[] = [
  {"id":"b01","stance":"upright","beams":3,"worker":"side","ground":false},
  {"id":"b02","stance":"upright","beams":12,"worker":"side","ground":false},
  {"id":"b03","stance":"upright","beams":20,"worker":"side","ground":false},
  {"id":"b04","stance":"upright","beams":24,"worker":"side","ground":false},
  {"id":"b05","stance":"upright","beams":5,"worker":"side","ground":false},
  {"id":"b06","stance":"upright","beams":7,"worker":"side","ground":false},
  {"id":"b07","stance":"upright","beams":11,"worker":"side","ground":false},
  {"id":"b08","stance":"upright","beams":28,"worker":"side","ground":false},
  {"id":"b09","stance":"upright","beams":35,"worker":"side","ground":false},
  {"id":"b10","stance":"upright","beams":52,"worker":"side","ground":false},
  {"id":"b11","stance":"upright","beams":15,"worker":"side","ground":false},
  {"id":"b12","stance":"upright","beams":53,"worker":"side","ground":false},
  {"id":"b13","stance":"flat","beams":3,"worker":"above","ground":false},
  {"id":"b14","stance":"flat","beams":5,"worker":"below","ground":false},
  {"id":"b15","stance":"flat","beams":20,"worker":"above","ground":false},
  {"id":"b16","stance":"flat","beams":7,"worker":"below","ground":false},
  {"id":"b17","stance":"flat","beams":35,"worker":"above","ground":false},
  {"id":"b18","stance":"flat","beams":21,"worker":"below","ground":false},
  {"id":"b19","stance":"flat","beams":52,"worker":"above","ground":false},
  {"id":"b20","stance":"flat","beams":15,"worker":"below","ground":false},
  {"id":"b21","stance":"any","beams":3,"worker":"","ground":false},
  {"id":"b22","stance":"any","beams":3,"worker":"","ground":false},
  {"id":"b23","stance":"any","beams":5,"worker":"","ground":false},
  {"id":"b24","stance":"any","beams":5,"worker":"","ground":false},
  {"id":"b25","stance":"any","beams":20,"worker":"","ground":false},
  {"id":"b26","stance":"any","beams":20,"worker":"","ground":false},
  {"id":"b27","stance":"any","beams":17,"worker":"","ground":false},
  {"id":"b28","stance":"any","beams":48,"worker":"","ground":false},
  {"id":"b29","stance":"any","beams":7,"worker":"","ground":false},
  {"id":"b30","stance":"any","beams":7,"worker":"","ground":false},
  {"id":"b31","stance":"any","beams":35,"worker":"","ground":false},
  {"id":"b32","stance":"any","beams":35,"worker":"","ground":false},
  {"id":"b33","stance":"any","beams":21,"worker":"","ground":false},
  {"id":"b34","stance":"any","beams":49,"worker":"","ground":false},
  {"id":"b35","stance":"any","beams":15,"worker":"","ground":false},
  {"id":"b36","stance":"any","beams":51,"worker":"","ground":false},
  {"id":"foundation","stance":"upright","beams":56,"worker":"","ground":true},
  {"id":"prop","stance":"upright","beams":56,"worker":"","ground":true},
  {"id":"slab","stance":"flat","beams":63,"worker":"","ground":true},
];

export const BUILDING: number = 36;
