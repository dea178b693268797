// How fast things move on every board: a setting of this device, handed in by the page.
export const TEMPOS = { slow: 1.8, normal: 1, quick: 0.45 } as const;
export type Tempo = keyof typeof TEMPOS;

let factor: number = TEMPOS.normal;

export const setTempo = (tempo: Tempo): void => void (factor = TEMPOS[tempo]);

/** So long it takes at this tempo. */
export const inTempo = (ms: number): number => ms * factor;
