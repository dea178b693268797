// The six characters: a coat of their own, a hat, and what they carry.

export interface Figure {
  readonly coat: string;
  readonly hair?: string;
  readonly hat?: string;
  /** Before the face: not seen from behind. */
  readonly beard?: string;
  readonly glasses?: string;
  readonly brass?: string;
}

const FIGURES: readonly Figure[] = [
  // Ada the clockmaker: a bun and an eyeglass.
  {
    coat: '#a33b2c',
    hair: 'M-12-52Q-14-68 0-68Q14-68 12-52L9-58H-9ZM-6-72a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
    glasses: 'M1-55a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM3-55a3 3 0 1 1 6 0a3 3 0 1 1-6 0z',
  },
  // Bruno the boilerman: a flat cap and a beard.
  {
    coat: '#5f6b73',
    beard: 'M-11-55Q-10-38 0-36Q10-38 11-55Q0-46-11-55Z',
    hat: 'M-14-58Q-12-72 4-71Q13-69 18-58Z',
  },
  // Cora the pilot: a helmet with goggles.
  {
    coat: '#8a5a2b',
    hat: 'M-13-48Q-15-70 0-70Q15-70 13-48L9-50V-58H-9V-50Z',
    glasses: 'M-11-64h10v8h-10zM1-64h10v8H1z',
  },
  // Dario the locksmith: a top hat and a key.
  {
    coat: '#3f7a52',
    hat: 'M-16-61H16V-65H10V-84H-10V-65H-16Z',
    brass: 'M-10-69h20v4h-20zM17-34a5 5 0 1 1 4 4v16h-4v-4h-4v-4h4z',
  },
  // Edda the inventor: hair that stands on end.
  {
    coat: '#6d4a94',
    hair: 'M-14-50L-20-62L-11-62L-12-76L-2-67L4-80L8-67L18-73L13-61L21-57L14-50Q0-66-14-50Z',
    glasses: 'M-10-57h8v6h-8zM2-57h8v6H2zM-2-55h4v2h-4z',
  },
  // Felix the lamplighter: a bowler and his lamp.
  {
    coat: '#2f6f8f',
    hat: 'M-15-59Q-15-63-10-63Q-11-76 0-76Q11-76 10-63Q15-63 15-59Z',
    brass: 'M20 0h3v-58h-3zM15-72L18-58H25L28-72Z',
  },
];

export const CHARACTERS = FIGURES.length;

/** Characters are counted from 1. */
export const figureOf = (character: number): Figure | undefined => FIGURES[character - 1];
