// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

import type { GameInfo } from './wire';

export const SHELF: readonly (Pick<GameInfo, 'id' | 'seats' | 'lid'> & { teaches: boolean; puzzles: boolean })[] = [
  {"id":"roads","seats":{"least":2,"most":6},"lid":{"age":null,"minutes":[5,10],"measured":true,"cooperative":false},"teaches":true,"puzzles":true},
  {"id":"clockwork","seats":{"least":2,"most":4},"lid":{"age":6,"minutes":[30,40],"measured":false,"cooperative":false},"teaches":true,"puzzles":true},
  {"id":"urfin","seats":{"least":1,"most":4},"lid":{"age":8,"minutes":[10,20],"measured":false,"cooperative":true},"teaches":true,"puzzles":true},
  {"id":"prison","seats":{"least":1,"most":2},"lid":{"age":10,"minutes":[20,30],"measured":true,"cooperative":false},"teaches":true,"puzzles":true},
  {"id":"skyscraper","seats":{"least":2,"most":4},"lid":{"age":null,"minutes":[10,20],"measured":true,"cooperative":false},"teaches":true,"puzzles":true},
];
