// Provisional: replaced by the generated types.
export interface Settings { readonly game: 'basic' | 'adult'; readonly bag: 'touch' | 'blind'; readonly sand: number; readonly signposts: number; readonly steady_hands: boolean; readonly slow_breaking: boolean; readonly trial: boolean; readonly puzzle: string }
export interface RoadSeen { readonly number: number; readonly cells: readonly number[]; readonly signposts: readonly number[] }
export interface MapSeen { readonly name: string; readonly width: number; readonly height: number; readonly ground: readonly string[]; readonly zone: readonly number[]; readonly roads: readonly RoadSeen[] }
export interface SoldierSeen { readonly road: number; readonly cell: number; readonly index: number; readonly bumped: boolean }
export interface Built { readonly cell: number; readonly base: number; readonly roof: number; readonly axis: '' | 'ns' | 'ew'; readonly wall: number }
export interface HandSeen { readonly seat: number; readonly due: number; readonly taken: number; readonly state: 'waiting' | 'in' | 'out' | 'none'; readonly met: number; readonly touches: number; readonly aim: 'base' | 'roof' | 'wall' | null }
export interface OwnHand { readonly felt: readonly unknown[]; readonly met: number; readonly holding: boolean; readonly lets_left: number; readonly taken_count: number; readonly taken_felt: readonly unknown[] }
export interface Drawn { readonly part: number; readonly seat: number; readonly by: number | null }
export interface PuzzleSeen { readonly id: string; readonly parts: readonly (readonly number[])[] }
export type Places = readonly (readonly [number, number])[];
export type Ahead = readonly (readonly [number, Places])[];
export interface Preview { readonly covers: readonly number[]; readonly ahead: Ahead; readonly hits: Places }
export interface View {
  readonly settings: Settings; readonly map: MapSeen; readonly stage: 'ready' | 'draw' | 'build' | 'march' | 'over';
  readonly turn: number; readonly last_turn: number; readonly limit: number; readonly crossed: boolean;
  readonly soldiers: readonly SoldierSeen[]; readonly gone: readonly number[]; readonly field: readonly Built[];
  readonly bag_size: number; readonly out: readonly number[]; readonly ready: readonly number[]; readonly hands: readonly HandSeen[];
  readonly drawn: readonly Drawn[]; readonly done: readonly number[]; readonly aims_left: readonly number[]; readonly grabs_left: readonly number[];
  readonly hand: OwnHand | null; readonly throws: readonly (readonly [number, number])[]; readonly ahead: Ahead; readonly puzzle: PuzzleSeen | null;
}
export type Action =
  | { readonly type: 'Aim'; readonly at: 'base' | 'roof' | 'wall' }
  | { readonly type: 'Ready' } | { readonly type: 'Reach' } | { readonly type: 'Take' } | { readonly type: 'LetGo' } | { readonly type: 'PutBack' } | { readonly type: 'Done' }
  | { readonly type: 'Touch'; readonly x: number; readonly y: number }
  | { readonly type: 'Grab'; readonly part: number }
  | Put
  | { readonly type: 'Meet'; readonly seat: number; readonly part: number; readonly turn?: number; readonly noise?: number }
  | { readonly type: 'Throw'; readonly road: number; readonly pips: number }
  | { readonly type: 'SandOut'; readonly turn: number };
export interface Put { readonly type: 'Put'; readonly cell: number; readonly axis?: '' | 'ns' | 'ew'; readonly dx?: number; readonly dy?: number }
export type Event =
  | { readonly kind: 'began'; readonly turn: number; readonly left: number }
  | { readonly kind: 'intends'; readonly seat: number; readonly at: string }
  | { readonly kind: 'readied'; readonly seat: number }
  | { readonly kind: 'turned'; readonly turn: number; readonly seconds: number }
  | { readonly kind: 'reached'; readonly seat: number; readonly due: number }
  | { readonly kind: 'met'; readonly seat: number }
  | { readonly kind: 'touched'; readonly seat: number }
  | { readonly kind: 'kept'; readonly seat: number; readonly taken: number; readonly due: number }
  | { readonly kind: 'loosed'; readonly seat: number }
  | { readonly kind: 'shown'; readonly seat: number; readonly parts: readonly number[] }
  | { readonly kind: 'banned'; readonly seat: number; readonly parts: readonly number[] }
  | { readonly kind: 'building'; readonly parts: readonly number[] }
  | { readonly kind: 'grabbed'; readonly seat: number; readonly part: number }
  | { readonly kind: 'freed'; readonly seat: number; readonly part: number }
  | { readonly kind: 'placed'; readonly seat: number; readonly part: number; readonly cell: number; readonly axis: '' | 'ns' | 'ew' }
  | { readonly kind: 'raised'; readonly seat: number; readonly cell: number; readonly base: number; readonly roof: number; readonly axis: '' | 'ns' | 'ew' }
  | { readonly kind: 'toppled'; readonly seat: number; readonly cell: number; readonly parts: readonly number[] }
  | { readonly kind: 'finished'; readonly seat: number }
  | { readonly kind: 'sand'; readonly turn: number }
  | { readonly kind: 'returned'; readonly parts: readonly number[]; readonly cells: readonly number[] }
  | { readonly kind: 'tried'; readonly parts: readonly number[] }
  | { readonly kind: 'thrown'; readonly road: number; readonly pips: number }
  | { readonly kind: 'walked'; readonly road: number; readonly cells: readonly number[] }
  | { readonly kind: 'bumped'; readonly road: number; readonly cell: number }
  | { readonly kind: 'broke'; readonly road: number; readonly cell: number; readonly parts: readonly number[]; readonly stands: boolean }
  | { readonly kind: 'tore'; readonly road: number; readonly cell: number; readonly parts: readonly number[] }
  | { readonly kind: 'crossed'; readonly road: number }
  | { readonly kind: 'limited'; readonly limit: number; readonly road: number }
  | { readonly kind: 'shot'; readonly road: number; readonly cell: number; readonly towers: readonly number[] }
  | { readonly kind: 'entered'; readonly road: number; readonly cell: number }
  | { readonly kind: 'over'; readonly winners: readonly number[]; readonly reason: string };
