// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

import type { Class, Kind, RoomSeen } from './prison';

/**
 * `main` is a place in `goals`; `classes` and `objects` run from highest to lowest.
 *
 * `known` are the parts of the card besides its goals that the solo rulebook tells something of.
 */
export interface Npc {
  readonly id: string;
  readonly kind: Class;
  readonly goals: readonly Aim[];
  readonly main: number;
  readonly classes: readonly Class[];
  readonly objects: readonly Kind[];
  readonly trait: string;
  readonly known: readonly ('name' | 'class' | 'main' | 'classes' | 'objects' | 'trait')[];
}

export interface Build {
  readonly speed: number;
  readonly strength: number;
}

/** `known` if the solo rulebook tells it of that card, AP and all; else it is ours (P-13.2). */
export interface Aim {
  readonly goal: Goal;
  readonly ap: number;
  readonly known: boolean;
}

export type Goal = 'combat' | 'reveal' | 'exit' | 'regroup' | 'take' | 'rotate' | 'break' | 'open' | 'heal' | 'push';

export const ROOMS: readonly RoomSeen[] = [
  {"place":0,"room":"37A","turn":0,"edges":[[0,0,0,0],[0,0,0,0],[0,3,0,0],[3,0,0,3],[3,2,0,0],[0,0,0,0],[0,0,2,0],[0,1,3,0],[0,0,3,1],[0,0,3,0],[0,3,0,0],[2,0,0,3],[3,1,0,0],[3,0,0,1],[3,0,0,0],[0,3,0,3],[0,0,3,3],[0,3,2,0],[0,2,0,3],[0,0,1,2],[0,0,0,3],[3,0,3,0],[2,0,3,0],[0,0,3,0],[1,3,0,0]],"pits":[20,34],"gear":11,"arrow":3,"gates":[{"square":22,"side":1,"how":"shut"},{"square":32,"side":1,"how":"shut"},{"square":44,"side":2,"how":"shut"}]},
  {"place":0,"room":"37B","turn":0,"edges":[[0,0,3,0],[0,0,3,0],[0,0,0,0],[0,0,3,0],[3,3,0,0],[3,0,0,2],[3,3,0,0],[0,0,0,3],[3,0,3,0],[0,0,2,0],[0,0,3,3],[0,1,3,0],[0,1,0,1],[3,0,0,1],[2,3,0,0],[3,0,3,0],[3,0,2,0],[0,3,0,0],[0,0,3,3],[0,3,3,0],[3,0,0,0],[2,3,0,0],[0,0,0,3],[3,0,3,0],[3,0,3,0]],"pits":[22],"gear":32,"arrow":1,"gates":[{"square":31,"side":1,"how":"shut"},{"square":32,"side":1,"how":"shut"}]},
  {"place":0,"room":"38A","turn":0,"edges":[[0,0,1,0],[0,3,3,0],[0,3,0,3],[0,0,3,3],[0,0,2,0],[1,0,0,3],[3,0,3,0],[0,0,3,0],[3,0,3,0],[2,3,0,0],[0,0,0,3],[3,0,3,0],[3,0,0,0],[3,0,3,0],[0,0,0,0],[0,0,0,0],[3,3,0,0],[0,3,0,3],[3,0,0,3],[0,3,0,0],[0,0,3,0],[0,1,0,0],[0,0,3,1],[0,0,0,0],[0,0,0,0]],"pits":[40,54],"gear":43,"arrow":1,"gates":[{"square":10,"side":2,"how":"shut"},{"square":51,"side":1,"how":"shut"}]},
  {"place":0,"room":"38B","turn":0,"edges":[[3,0,0,3],[3,0,3,0],[0,1,2,0],[3,0,3,1],[0,0,0,0],[0,3,0,3],[3,0,0,3],[2,0,0,0],[3,3,0,0],[0,0,0,3],[0,1,0,0],[0,0,0,1],[0,0,0,0],[0,1,0,0],[0,3,0,1],[0,3,0,0],[0,0,3,3],[0,0,3,0],[0,3,2,0],[0,0,0,3],[0,0,0,0],[3,0,0,0],[3,0,3,0],[2,0,0,0],[0,3,3,0]],"pits":[51],"gear":32,"arrow":3,"gates":[{"square":12,"side":1,"how":"shut"},{"square":30,"side":1,"how":"shut"},{"square":33,"side":1,"how":"shut"}]},
  {"place":0,"room":"39A","turn":0,"edges":[[0,0,0,0],[3,0,3,0],[0,0,2,0],[3,0,3,0],[0,3,1,0],[0,0,3,3],[3,0,3,0],[2,0,0,0],[3,0,3,0],[1,0,3,0],[3,0,0,0],[3,0,3,0],[0,0,3,0],[3,0,3,0],[3,2,0,0],[0,0,3,2],[3,0,3,0],[3,0,1,0],[3,0,3,0],[0,0,2,0],[3,0,3,0],[3,0,0,0],[1,0,3,0],[3,0,0,0],[2,0,3,0]],"pits":[10,53],"gear":41,"arrow":3,"gates":[{"square":14,"side":2,"how":"shut"},{"square":42,"side":2,"how":"shut"}]},
  {"place":0,"room":"39B","turn":0,"edges":[[0,3,0,0],[0,0,0,3],[2,0,0,0],[0,3,0,0],[0,0,0,3],[0,1,0,0],[0,0,0,1],[0,0,0,0],[0,1,0,0],[0,0,0,1],[0,3,0,0],[0,0,0,3],[0,0,2,0],[0,3,0,0],[0,0,0,3],[0,0,0,3],[0,0,3,0],[2,0,0,0],[0,0,3,0],[0,3,0,0],[0,0,0,0],[3,0,3,0],[0,3,3,0],[3,0,0,3],[0,2,3,0]],"pits":[11,13,31,33],"gear":22,"arrow":1,"gates":[{"square":20,"side":1,"how":"shut"},{"square":23,"side":1,"how":"shut"}]},
  {"place":0,"room":"40A","turn":0,"edges":[[3,0,0,3],[0,0,3,0],[3,0,0,0],[0,0,3,0],[0,0,0,0],[0,2,1,0],[3,0,3,2],[0,0,0,0],[3,2,3,0],[0,3,0,2],[1,3,0,3],[3,3,1,3],[0,3,0,3],[3,3,1,3],[0,3,0,3],[0,0,0,2],[1,0,3,0],[0,0,2,0],[1,0,3,0],[0,2,0,0],[0,0,0,0],[3,0,3,0],[2,0,0,0],[3,0,3,0],[0,0,0,0]],"pits":[22,54],"gear":50,"arrow":1,"gates":[{"square":20,"side":2,"how":"shut"},{"square":31,"side":2,"how":"shut"},{"square":33,"side":2,"how":"shut"}]},
  {"place":0,"room":"40B","turn":0,"edges":[[0,0,0,0],[0,0,2,0],[3,3,0,0],[3,0,0,3],[3,2,0,0],[0,2,0,0],[2,0,3,2],[0,1,0,0],[0,0,3,1],[0,3,0,0],[0,1,0,0],[3,0,0,1],[0,0,0,0],[3,0,0,0],[0,0,0,0],[0,3,3,0],[0,0,3,3],[0,0,0,0],[0,3,3,0],[0,0,0,3],[3,0,0,3],[3,0,0,0],[0,0,2,0],[3,3,0,0],[0,0,3,3]],"pits":[11,34],"gear":42,"arrow":3,"gates":[{"square":22,"side":1,"how":"shut"},{"square":30,"side":1,"how":"shut"}]},
];

export const NPCS: readonly Npc[] = [
  {"id":"curious_lissandra","kind":0,"goals":[{"goal":"reveal","ap":5,"known":true},{"goal":"take","ap":2,"known":false},{"goal":"open","ap":3,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false}],"main":0,"classes":[7,2,0,6,5,1,4,3],"objects":[3,1,0,2,4],"trait":"alarm_bell","known":["name","objects","trait"]},
  {"id":"jen","kind":0,"goals":[{"goal":"combat","ap":4,"known":false},{"goal":"open","ap":3,"known":false},{"goal":"take","ap":4,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false}],"main":0,"classes":[6,2,7,1,5,0,4,3],"objects":[4,3,6,1,5],"trait":"lone_knife","known":["name","objects"]},
  {"id":"magpie_nika","kind":0,"goals":[{"goal":"take","ap":5,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"open","ap":3,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false}],"main":0,"classes":[7,6,1,2,0,5,4,3],"objects":[2,1,3,5,4,0],"trait":"pickpocket","known":[]},
  {"id":"lockpick_rada","kind":0,"goals":[{"goal":"open","ap":2,"known":false},{"goal":"exit","ap":5,"known":false},{"goal":"take","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"rotate","ap":3,"known":false}],"main":1,"classes":[2,6,0,7,1,5,4,3],"objects":[0,1,6,3,4],"trait":"own_key","known":[]},
  {"id":"rick_wave","kind":1,"goals":[{"goal":"push","ap":5,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"exit","ap":4,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"take","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false}],"main":2,"classes":[4,2,5,7,6,0,1,3],"objects":[1,2,3,0],"trait":"breaker_push","known":["name","class","trait"]},
  {"id":"wailing_marta","kind":1,"goals":[{"goal":"push","ap":3,"known":false},{"goal":"regroup","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"take","ap":2,"known":false},{"goal":"rotate","ap":3,"known":false}],"main":3,"classes":[3,6,7,2,1,0,5,4],"objects":[6,0,1,5],"trait":"shakes_loose","known":[]},
  {"id":"siren_ulla","kind":1,"goals":[{"goal":"push","ap":4,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"take","ap":4,"known":false},{"goal":"exit","ap":4,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false}],"main":3,"classes":[7,6,1,2,0,5,4,3],"objects":[5,3,1,2,6],"trait":"pull","known":[]},
  {"id":"thunder_gleb","kind":1,"goals":[{"goal":"push","ap":5,"known":false},{"goal":"exit","ap":4,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"rotate","ap":3,"known":false},{"goal":"take","ap":2,"known":false}],"main":1,"classes":[3,2,4,0,5,7,1,6],"objects":[4,2,5,3,1],"trait":"long_push","known":[]},
  {"id":"father_kind","kind":2,"goals":[{"goal":"heal","ap":5,"known":false},{"goal":"regroup","ap":2,"known":false},{"goal":"take","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"rotate","ap":2,"known":false}],"main":1,"classes":[3,2,7,4,0,5,6,1],"objects":[6,0,5,1],"trait":"quick_recovery","known":["name","class","trait"]},
  {"id":"father_junk","kind":2,"goals":[{"goal":"take","ap":5,"known":false},{"goal":"heal","ap":3,"known":false},{"goal":"combat","ap":4,"known":false},{"goal":"regroup","ap":2,"known":false},{"goal":"exit","ap":4,"known":false},{"goal":"reveal","ap":2,"known":false}],"main":0,"classes":[2,7,6,0,4,1,5,3],"objects":[2,3,6,5,1,4,0],"trait":"picks_on_weak","known":["name","objects","trait"]},
  {"id":"sister_thimble","kind":2,"goals":[{"goal":"heal","ap":4,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false},{"goal":"exit","ap":4,"known":false},{"goal":"take","ap":2,"known":false},{"goal":"combat","ap":2,"known":false}],"main":3,"classes":[3,7,0,2,5,6,4,1],"objects":[6,1,3,0],"trait":"heal_at_sight","known":[]},
  {"id":"brother_lantern","kind":2,"goals":[{"goal":"heal","ap":5,"known":false},{"goal":"take","ap":2,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false},{"goal":"rotate","ap":2,"known":false}],"main":3,"classes":[4,3,2,0,7,5,6,1],"objects":[6,4,5,2],"trait":"alms","known":[]},
  {"id":"artos","kind":3,"goals":[{"goal":"break","ap":5,"known":true},{"goal":"combat","ap":2,"known":false},{"goal":"exit","ap":5,"known":false},{"goal":"take","ap":3,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false}],"main":0,"classes":[0,4,2,5,7,6,1,3],"objects":[4,2,3,0,1,5],"trait":"breaker_points","known":["name","class","objects","trait"]},
  {"id":"hur_ban","kind":3,"goals":[{"goal":"combat","ap":5,"known":true},{"goal":"break","ap":3,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"take","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false}],"main":0,"classes":[2,7,0,5,1,6,4,3],"objects":[5,4,6,3],"trait":"crowd_fury","known":["name","classes"]},
  {"id":"mangdu","kind":3,"goals":[{"goal":"exit","ap":5,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"break","ap":4,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"take","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false}],"main":0,"classes":[3,5,0,4,2,7,1,6],"objects":[0,5,6,1],"trait":"long_stride","known":["name"]},
  {"id":"gatekeeper_gorm","kind":3,"goals":[{"goal":"combat","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"take","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"rotate","ap":3,"known":false}],"main":4,"classes":[7,0,2,6,5,1,3,4],"objects":[1,4,5,6],"trait":"bars_the_gate","known":[]},
  {"id":"tinker_al","kind":4,"goals":[{"goal":"rotate","ap":4,"known":true},{"goal":"regroup","ap":5,"known":true},{"goal":"take","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"combat","ap":2,"known":false}],"main":0,"classes":[2,4,7,0,6,3,1,5],"objects":[1,5,0,4,3],"trait":"gear_lock","known":["name","class","classes","objects","trait"]},
  {"id":"yom","kind":4,"goals":[{"goal":"exit","ap":4,"known":false},{"goal":"rotate","ap":5,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"take","ap":3,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false}],"main":1,"classes":[0,2,7,5,4,6,1,3],"objects":[0,2,1,4],"trait":"double_turn","known":["name","trait"]},
  {"id":"ley_vite","kind":4,"goals":[{"goal":"combat","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"rotate","ap":3,"known":true},{"goal":"take","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false}],"main":1,"classes":[6,1,7,2,4,0,5,3],"objects":[3,5,4,6],"trait":"born_on_gear","known":["name"]},
  {"id":"contrary_bram","kind":4,"goals":[{"goal":"take","ap":2,"known":false},{"goal":"rotate","ap":4,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false}],"main":1,"classes":[4,2,0,6,7,1,5,3],"objects":[1,3,4,0,2],"trait":"gear_and_reverse","known":[]},
  {"id":"serpico","kind":5,"goals":[{"goal":"take","ap":5,"known":true},{"goal":"exit","ap":4,"known":true},{"goal":"combat","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false},{"goal":"rotate","ap":2,"known":false}],"main":1,"classes":[2,7,6,0,1,4,5,3],"objects":[6,2,1,3,0],"trait":"errands","known":["name","class","objects","trait"]},
  {"id":"slissken","kind":5,"goals":[{"goal":"reveal","ap":4,"known":false},{"goal":"take","ap":2,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"rotate","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false}],"main":3,"classes":[7,6,1,2,5,0,4,3],"objects":[2,3,1,5,4],"trait":"lays_out_loot","known":["name","trait"]},
  {"id":"silent_ashka","kind":5,"goals":[{"goal":"exit","ap":3,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"take","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false},{"goal":"rotate","ap":2,"known":false}],"main":0,"classes":[1,6,0,7,2,5,4,3],"objects":[1,0,6],"trait":"slips_past","known":[]},
  {"id":"stubborn_coil","kind":5,"goals":[{"goal":"combat","ap":2,"known":false},{"goal":"take","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false},{"goal":"rotate","ap":2,"known":false}],"main":0,"classes":[0,5,4,2,7,1,6,3],"objects":[4,5,3,2],"trait":"acts_wounded","known":[]},
  {"id":"weakling_ed","kind":6,"goals":[{"goal":"exit","ap":5,"known":true},{"goal":"take","ap":4,"known":true},{"goal":"combat","ap":4,"known":true},{"goal":"reveal","ap":3,"known":true},{"goal":"rotate","ap":2,"known":true},{"goal":"regroup","ap":2,"known":true}],"main":0,"classes":[2,6,7,1,5,0,4,3],"objects":[1,0,5,3,6],"trait":"weakest_card","known":["name","class","main","classes","objects"]},
  {"id":"xant","kind":6,"goals":[{"goal":"take","ap":4,"known":false},{"goal":"combat","ap":3,"known":false},{"goal":"regroup","ap":4,"known":false},{"goal":"exit","ap":4,"known":false},{"goal":"rotate","ap":4,"known":false},{"goal":"reveal","ap":3,"known":false}],"main":3,"classes":[7,2,6,1,0,5,4,3],"objects":[5,1,2,6],"trait":"two_cards","known":["name"]},
  {"id":"foggy_bertram","kind":6,"goals":[{"goal":"take","ap":2,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false},{"goal":"rotate","ap":2,"known":false}],"main":3,"classes":[2,0,7,5,1,6,4,3],"objects":[3,2,5,0,1],"trait":"blind_card","known":[]},
  {"id":"doubting_toma","kind":6,"goals":[{"goal":"regroup","ap":2,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"take","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"rotate","ap":3,"known":false}],"main":3,"classes":[3,7,6,2,1,4,0,5],"objects":[6,1,0,4],"trait":"second_thought","known":[]},
  {"id":"maldon","kind":7,"goals":[{"goal":"take","ap":2,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false},{"goal":"rotate","ap":2,"known":false}],"main":2,"classes":[2,3,7,4,0,5,6,1],"objects":[2,1,5,3,6],"trait":"feared_fire","known":["name","objects"]},
  {"id":"amestin","kind":7,"goals":[{"goal":"take","ap":4,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"combat","ap":2,"known":false},{"goal":"rotate","ap":3,"known":false},{"goal":"regroup","ap":2,"known":false}],"main":2,"classes":[7,2,0,6,5,4,1,3],"objects":[2,5,1,4,3],"trait":"any_shield","known":["name","objects"]},
  {"id":"absent_odo","kind":7,"goals":[{"goal":"reveal","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"take","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false},{"goal":"rotate","ap":3,"known":false},{"goal":"combat","ap":2,"known":false}],"main":1,"classes":[2,6,7,0,1,5,4,3],"objects":[0,2,1,6],"trait":"wanders","known":[]},
  {"id":"lady_frost","kind":7,"goals":[{"goal":"combat","ap":2,"known":false},{"goal":"take","ap":2,"known":false},{"goal":"regroup","ap":2,"known":false},{"goal":"exit","ap":2,"known":false},{"goal":"reveal","ap":2,"known":false},{"goal":"rotate","ap":2,"known":false}],"main":0,"classes":[3,5,0,4,6,2,7,1],"objects":[2,4,3,5],"trait":"chill","known":[]},
];

export const CLASSES: readonly string[] = [
  "backstabber",
  "banshee",
  "cleric",
  "colossus",
  "mekanork",
  "naga",
  "telepath",
  "wizard",
];

export const OBJECTS: readonly string[] = [
  "rope",
  "key",
  "fireball",
  "bow",
  "spear",
  "shield",
  "wounded",
];

export const GOALS: readonly string[] = [
  "combat",
  "reveal",
  "exit",
  "regroup",
  "take",
  "rotate",
  "break",
  "open",
  "heal",
  "push",
];

export const BUILDS: readonly Build[] = [
  {"speed":4,"strength":2},
  {"speed":4,"strength":1},
  {"speed":4,"strength":2},
  {"speed":2,"strength":5},
  {"speed":3,"strength":2},
  {"speed":6,"strength":2},
  {"speed":3,"strength":0},
  {"speed":4,"strength":1},
];

export const LEVELS: readonly string[] = [
  "pink",
  "yellow",
  "green",
  "blue",
  "red",
  "black",
  "white",
];

export const ACTION_ICONS: { readonly [key: string]: readonly number[] } = {
  "2": [5],
  "3": [3],
  "4": [2,4],
  "5": [1,5],
};

export const JUMP_ICONS: readonly number[] = [
  5,
];

export const FIGHT_ICONS: { readonly [key: string]: readonly number[] } = {
  "0": [4,5],
  "4": [2,5],
  "5": [3,4],
  "6": [4,5],
};

export const NP_FIGHTS: { readonly [key: string]: readonly number[] } = {
  "0": [0,1,2],
  "1": [0,1,4],
  "2": [0,1,5],
  "3": [0,1,2],
  "4": [0,1,3],
  "5": [0,1,6],
  "6": [],
};

export const EYE_ACTIONS: readonly number[] = [
  5,
];

export const EYE_FIGHTS: readonly number[] = [
  2,
  3,
];

export const FIGHTS: readonly number[] = [
  0,
  1,
  2,
  2,
  3,
  3,
  4,
  5,
  6,
];

export const ACTIONS: readonly number[] = [
  2,
  3,
  4,
  5,
];

export const JUMPS: number = 3;

export const STARTERS: readonly number[] = [
  5,
  7,
  0,
  2,
];
