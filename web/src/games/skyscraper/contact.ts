// A card in the hand at the clips of its place: when it touches them, and how they creak under it. Pure.

/** Clips catch a card within so many millimetres, as in the simulator (S-H1). */
const REACH_MM = { calm: 0, forgiving: 4, real: 3.5 } as const;
/** So much to and fro, in millimetres, and they creak once. */
const CREAKS_MM = 3;

export type Felt = 'touched' | 'creaked' | null;

export class Contact {
  touches = false;
  #last: readonly number[] | null = null;
  #way = 0;

  /** So far from its place now, in millimetres; null: nowhere near one. */
  at(off: readonly number[] | null, hands: keyof typeof REACH_MM): Felt {
    const before = this.#last;
    const touched = this.touches;
    this.touches = off !== null && Math.hypot(...off) <= REACH_MM[hands];
    this.#last = this.touches ? off : null;
    if (!this.touches || !off) return null;
    if (!touched || !before) {
      this.#way = 0;
      return 'touched';
    }
    this.#way += Math.hypot(...off.map((part, axis) => part - before[axis]!));
    if (this.#way < CREAKS_MM) return null;
    this.#way = 0;
    return 'creaked';
  }
}
