// The machines, part by part, in one box of 100 by 80: a card shows its part in the outline of the whole.
import { cog, disc } from './cog';

export interface Piece {
  readonly d: string;
  /** Drawn on the other side, too. */
  readonly both?: true;
  /** Glass and light instead of brass. */
  readonly glass?: true;
  readonly shift?: readonly [x: number, y: number];
}

export interface SetArt {
  readonly colour: string;
  /** In a box from -10 to 10: the shape that tells the set without its colour. */
  readonly emblem: string;
  readonly parts: readonly (readonly Piece[])[];
}

const both = (d: string): Piece => ({ d, both: true });
const one = (d: string): Piece => ({ d });
const glass = (d: string): Piece => ({ d, glass: true });
const wheel = (x: number, y: number, r: number, teeth: number): Piece => ({
  d: cog(r, teeth, r * 0.24, r * 0.3),
  shift: [x, y],
});

const dragonfly: SetArt = {
  colour: '#176f70',
  emblem: 'M0 0Q-9-4-9-9Q-3-8 0 0Q3-8 9-9Q9-4 0 0Q9 4 9 9Q3 8 0 0Q-3 8-9 9Q-9 4 0 0Z',
  parts: [
    [both('M53 26Q80 8 97 15Q90 29 54 32Z'), both('M53 35Q84 34 95 48Q78 54 53 42Z')],
    [one('M50 19Q57 21 56 34Q55 50 50 57Q45 50 44 34Q43 21 50 19Z')],
    [wheel(50, 12, 10, 9), { ...glass(disc(58, 8, 3.4)), both: true }],
    [one('M47 57H53L51.500 79H48.500Z'), one('M45 63h10v3H45zM45.500 70h9v3h-9z')],
  ],
};

const heron: SetArt = {
  colour: '#3c5f96',
  emblem: 'M0-9L9 8H-9Z',
  parts: [
    [both('M55 30Q76 14 98 27Q91 34 83 33Q84 41 73 39Q72 47 56 45Z')],
    [one('M50 26Q59 30 58 45Q56 57 50 61Q44 57 42 45Q41 30 50 26Z')],
    [
      one('M47.500 29L47 13Q50 7 53 13L52.500 29Z'),
      one('M48.500 9L50 0L51.500 9Z'),
      glass(disc(50, 13, 2.2)),
    ],
    [both('M51 59L62 78L55 74L50 66Z')],
  ],
};

const beetle: SetArt = {
  colour: '#3f6b25',
  emblem: 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z',
  parts: [
    [both('M52.500 29Q79 27 82 50Q74 67 52.500 66Z')],
    [one('M50 20Q68 21 66 30L34 30Q32 21 50 20Z'), one('M48.500 29h3v38h-3z')],
    [one(disc(50, 15, 8)), both('M55 10Q66 7 63-1Q73 9 58 15Z'), { ...glass(disc(54, 14, 2.2)), both: true }],
    [one('M43 67h14l-3 12H46z'), both('M75 62l12 10l-4 3l-12-9z')],
  ],
};

const bat: SetArt = {
  colour: '#63428a',
  emblem: 'M5-8A9 9 0 1 0 5 8A8.600 8.600 0 0 1 5-8Z',
  parts: [
    [both('M55 28Q70 10 99 16Q91 28 91 41Q81 34 75 47Q66 38 55 47Z')],
    [one('M50 24Q58 28 57 43Q55 55 50 59Q45 55 43 43Q42 28 50 24Z')],
    [one('M42 25L40 7L47 14H53L60 7L58 25Q50 30 42 25Z'), { ...glass(disc(54, 19, 2.4)), both: true }],
    [one('M50 57Q60 62 63 78Q55 69 50 71Q45 69 37 78Q40 62 50 57Z')],
  ],
};

const swallow: SetArt = {
  colour: '#a8431f',
  emblem: 'M-9-6L0 2L9-6V2L0 10L-9 2Z',
  parts: [
    [both('M54 27Q78 22 99 51Q78 41 55 43Z')],
    [one('M50 17Q58 25 57 41Q55 52 50 57Q45 52 43 41Q42 25 50 17Z'), glass('M46 25Q50 20 54 25L53 31H47Z')],
    [one('M28 11Q40 4 50 11Q60 4 72 11Q60 18 50 12Q40 18 28 11Z'), wheel(50, 12, 6, 7)],
    [one('M50 55Q58 60 67 80Q55 70 50 66Q45 70 33 80Q42 60 50 55Z')],
  ],
};

const moth: SetArt = {
  colour: '#7b6512',
  emblem: 'M0-10L8 0L0 10L-8 0Z',
  parts: [
    [
      both('M55 26Q78 3 98 11Q99 35 55 41Z'),
      both('M55 42Q84 41 87 62Q68 70 55 52Z'),
      { ...glass(disc(80, 22, 5)), both: true },
    ],
    [one('M50 21Q58 26 58 43Q57 57 50 63Q43 57 42 43Q42 26 50 21Z')],
    [both('M51 21Q56 5 70 2Q61 11 54 23Z'), wheel(50, 21, 7, 8)],
    [one('M45 61H55L58 77H42Z'), one('M43 66h14v2.500H43zM42 71h16v2.500H42z')],
  ],
};

const owl: SetArt = {
  colour: '#75441f',
  emblem: 'M-5-5A5 5 0 1 0-5 5A5 5 0 1 0-5-5ZM5-5A5 5 0 1 0 5 5A5 5 0 1 0 5-5Z',
  parts: [
    [
      { ...one(disc(66, 33, 14)), both: true },
      { ...glass(disc(66, 33, 7)), both: true },
    ],
    [
      one('M26 54H74L70 76H30Z'),
      glass('M33 58h7v5h-7zM46.500 58h7v5h-7zM60 58h7v5h-7zM35 67h7v5h-7zM46.500 67h7v5h-7zM58 67h7v5h-7z'),
    ],
    [both('M62 17L86 2L82 30Q74 17 62 17Z')],
    [glass('M50 38L57 46L50 56L43 46Z'), one('M47 30h6v9h-6z')],
  ],
};

const sphinx: SetArt = {
  colour: '#8f3560',
  emblem: 'M-8-8H8V8H-8Z',
  parts: [
    [one(disc(50, 24, 14)), glass('M50 13L53 24L50 27L47 24Z')],
    [
      one('M14 60H86V77H14Z'),
      glass('M20 65h8v6h-8zM33 65h8v6h-8zM46 65h8v6h-8zM59 65h8v6h-8zM72 65h8v6h-8z'),
    ],
    [both('M60 9Q80 18 79 57H65Q69 32 57 14Z')],
    [glass('M50 40L62 57H38Z'), one('M46 44h8v2.500h-8zM42 51h16v2.500H42z')],
  ],
};

const spider: SetArt = {
  colour: '#33505e',
  emblem: 'M0-10L2-2L10-6L4 0L10 6L2 2L0 10L-2 2L-10 6L-4 0L-10-6L-2-2Z',
  parts: [
    [one(disc(50, 45, 16)), glass(disc(50, 45, 8)), one('M49 37h2v8h5v2h-7z')],
    [both('M63 36L86 14L91 19L68 42Z'), both('M66 46L96 44L96 50L66 51Z'), both('M62 55L85 74L80 79L58 60Z')],
    [wheel(50, 22, 11, 10)],
    [one('M49 0h2v12h-2z'), glass(disc(50, 68, 7)), one('M46 60h8v3h-8z')],
  ],
};

const magpie: SetArt = {
  colour: '#2c3e82',
  emblem: 'M0-10Q9 0 6 6Q0 12-6 6Q-9 0 0-10Z',
  parts: [
    [one(disc(33, 24, 14)), glass(disc(31, 22, 5.5))],
    [one('M67 38L98 60L92 69L61 53Z'), glass('M75 47l5 3.500l-3 4l-5-3.500zM84 53l5 3.500l-3 4l-5-3.500z')],
    [wheel(54, 45, 19, 13)],
    [glass('M20 20L3 27L20 30Z'), one('M48 62h3v14h-3zM58 62h3v14h-3z'), one('M42 75h24v3H42z')],
  ],
};

const airship: SetArt = {
  colour: '#86202f',
  emblem: 'M0-6Q10-6 10 0Q10 6 0 6Q-10 6-10 0Q-10-6 0-6Z',
  parts: [
    [one('M12 26Q20 3 52 3Q84 3 90 26Q84 47 52 47Q20 47 12 26Z'), one('M50.500 4h3v43h-3z')],
    [one('M32 57H70L64 70H38Z'), glass('M41 60h6v5h-6zM51 60h6v5h-6zM60 60h5v5h-5z')],
    [one('M43 47H60V57H43Z'), glass(disc(51.5, 52, 3))],
    [one('M10 25Q-2 14 3 6Q12 12 12 26Q12 40 3 46Q-2 38 10 27Z'), wheel(11, 26, 5, 7)],
    [one('M87 17L99 8V44L87 35Z')],
    [one('M68.500 69h3v6q4-.5 5-4l2.500 1q-2 6.500-9 6.500t-9-6.500l2.500-1q1 3.500 5 4z')],
  ],
};

const fuel: SetArt = {
  colour: '#a4520c',
  emblem: 'M1-10Q8-3 7 3Q6 10 0 10Q-7 10-7 3Q-7-1-3-4Q-2-1 0-1Q3-4 1-10Z',
  parts: [
    [
      one('M26 26H58L72 38V76H26Z'),
      one('M34 18h18v8H34zM60 20l14 12l-4 5l-14-12z'),
      glass('M48 38Q60 52 58 60Q56 68 48 68Q40 68 38 60Q36 52 48 38Z'),
    ],
  ],
};

const power: SetArt = {
  colour: '#7a5c00',
  emblem: 'M3-10L-7 2H-1L-4 10L7-3H1Z',
  parts: [[wheel(50, 40, 36, 14), glass('M55 16L36 43H47L43 64L64 36H53Z')]],
};

const scrap: SetArt = {
  colour: '#54565a',
  emblem: 'M-9-5L-5-9L0-4L5-9L9-5L4 0L9 5L5 9L0 4L-5 9L-9 5L-4 0Z',
  parts: [
    [
      one('M12 66L22 40L46 50L40 72Z'),
      one('M48 70L58 34L66 36L60 56L84 62L80 74Z'),
      one('M30 34L44 14L52 20L46 28L60 32L56 40Z'),
      glass('M68 22l8-8l6 5l-7 9z'),
    ],
  ],
};

/** By the number of the set. */
export const ART: readonly SetArt[] = [
  dragonfly,
  heron,
  beetle,
  bat,
  swallow,
  moth,
  owl,
  sphinx,
  spider,
  magpie,
  airship,
  fuel,
  power,
  scrap,
];

export const artOf = (set: number): SetArt => ART[set] ?? scrap;
