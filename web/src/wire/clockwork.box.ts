// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

/** What a card shows; `part` is empty where the card is a set by itself. */
export interface Face {
  readonly id: string;
  readonly kind: string;
  readonly set: number;
  readonly part: string;
  readonly copies: number;
}

export interface WayData {
  readonly from: string;
  readonly to: string;
  readonly fields: number;
}

export const CARDS: readonly Face[] = [
  {"id":"none","kind":"none","set":-1,"part":"","copies":1},
  {"id":"dragonfly-wings","kind":"flying","set":0,"part":"wings","copies":1},
  {"id":"dragonfly-hull","kind":"flying","set":0,"part":"hull","copies":1},
  {"id":"dragonfly-engine","kind":"flying","set":0,"part":"engine","copies":1},
  {"id":"dragonfly-tail","kind":"flying","set":0,"part":"tail","copies":1},
  {"id":"heron-wings","kind":"flying","set":1,"part":"wings","copies":1},
  {"id":"heron-hull","kind":"flying","set":1,"part":"hull","copies":1},
  {"id":"heron-engine","kind":"flying","set":1,"part":"engine","copies":1},
  {"id":"heron-tail","kind":"flying","set":1,"part":"tail","copies":1},
  {"id":"beetle-wings","kind":"flying","set":2,"part":"wings","copies":1},
  {"id":"beetle-hull","kind":"flying","set":2,"part":"hull","copies":1},
  {"id":"beetle-engine","kind":"flying","set":2,"part":"engine","copies":1},
  {"id":"beetle-tail","kind":"flying","set":2,"part":"tail","copies":1},
  {"id":"bat-wings","kind":"flying","set":3,"part":"wings","copies":1},
  {"id":"bat-hull","kind":"flying","set":3,"part":"hull","copies":1},
  {"id":"bat-engine","kind":"flying","set":3,"part":"engine","copies":1},
  {"id":"bat-tail","kind":"flying","set":3,"part":"tail","copies":1},
  {"id":"swallow-wings","kind":"flying","set":4,"part":"wings","copies":1},
  {"id":"swallow-hull","kind":"flying","set":4,"part":"hull","copies":1},
  {"id":"swallow-engine","kind":"flying","set":4,"part":"engine","copies":1},
  {"id":"swallow-tail","kind":"flying","set":4,"part":"tail","copies":1},
  {"id":"moth-wings","kind":"flying","set":5,"part":"wings","copies":1},
  {"id":"moth-hull","kind":"flying","set":5,"part":"hull","copies":1},
  {"id":"moth-engine","kind":"flying","set":5,"part":"engine","copies":1},
  {"id":"moth-tail","kind":"flying","set":5,"part":"tail","copies":1},
  {"id":"owl-dial","kind":"code","set":6,"part":"dial","copies":1},
  {"id":"owl-keys","kind":"code","set":6,"part":"keys","copies":1},
  {"id":"owl-reel","kind":"code","set":6,"part":"reel","copies":1},
  {"id":"owl-lamp","kind":"code","set":6,"part":"lamp","copies":1},
  {"id":"sphinx-dial","kind":"code","set":7,"part":"dial","copies":1},
  {"id":"sphinx-keys","kind":"code","set":7,"part":"keys","copies":1},
  {"id":"sphinx-reel","kind":"code","set":7,"part":"reel","copies":1},
  {"id":"sphinx-lamp","kind":"code","set":7,"part":"lamp","copies":1},
  {"id":"spider-dial","kind":"code","set":8,"part":"dial","copies":1},
  {"id":"spider-keys","kind":"code","set":8,"part":"keys","copies":1},
  {"id":"spider-reel","kind":"code","set":8,"part":"reel","copies":1},
  {"id":"spider-lamp","kind":"code","set":8,"part":"lamp","copies":1},
  {"id":"magpie-dial","kind":"code","set":9,"part":"dial","copies":1},
  {"id":"magpie-keys","kind":"code","set":9,"part":"keys","copies":1},
  {"id":"magpie-reel","kind":"code","set":9,"part":"reel","copies":1},
  {"id":"magpie-lamp","kind":"code","set":9,"part":"lamp","copies":1},
  {"id":"airship-balloon","kind":"airship","set":10,"part":"balloon","copies":1},
  {"id":"airship-gondola","kind":"airship","set":10,"part":"gondola","copies":1},
  {"id":"airship-boiler","kind":"airship","set":10,"part":"boiler","copies":1},
  {"id":"airship-propeller","kind":"airship","set":10,"part":"propeller","copies":1},
  {"id":"airship-rudder","kind":"airship","set":10,"part":"rudder","copies":1},
  {"id":"airship-anchor","kind":"airship","set":10,"part":"anchor","copies":1},
  {"id":"fuel","kind":"fuel","set":11,"part":"","copies":5},
  {"id":"power","kind":"power","set":12,"part":"","copies":1},
  {"id":"scrap","kind":"scrap","set":13,"part":"","copies":6},
];

export const YARDS: readonly string[] = [
  "boiler",
  "spring",
  "cog",
  "chain",
  "lamp",
  "bell",
];

export const WAYS: readonly WayData[] = [
  {"from":"boiler","to":"spring","fields":6},
  {"from":"spring","to":"cog","fields":7},
  {"from":"cog","to":"chain","fields":6},
  {"from":"chain","to":"lamp","fields":7},
  {"from":"lamp","to":"bell","fields":6},
  {"from":"bell","to":"boiler","fields":7},
  {"from":"boiler","to":"towers","fields":5},
  {"from":"cog","to":"towers","fields":6},
  {"from":"lamp","to":"towers","fields":5},
];
