// What eyes make of colours: contrast, distance, and the three ways of seeing fewer of them.

/** Red, green and blue of light itself, from 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** `#abc` or `#aabbcc`. */
export function lightOf(colour: string): Light {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  if (!digits) throw new Error(`no colour: ${colour}`);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  return (pairs ?? []).map((pair) => linear(parseInt(pair, 16) / 255)) as unknown as Light;
}

const bright = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** As WCAG counts it: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, pale = 0] = [bright(lightOf(one)), bright(lightOf(other))].sort((a, b) => a - b);
  return (pale + 0.05) / (dark + 0.05);
}

type Matrix = readonly [Light, Light, Light];

/** Machado, Oliveira and Fernandes 2009, at full strength; on linear light. */
const FEWER: Readonly<Record<string, Matrix>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export const EYES: readonly string[] = Object.keys(FEWER);

const within = (channel: number): number => Math.min(1, Math.max(0, channel));

function seenBy(eyes: string, light: Light): Light {
  const rows = FEWER[eyes];
  if (!rows) throw new Error(`no eyes: ${eyes}`);
  return rows.map((row) =>
    within(row.reduce((sum, part, i) => sum + part * (light[i] ?? 0), 0)),
  ) as unknown as Light;
}

/** In Oklab, where steps that look alike are alike: black and white are 100 apart. */
function oklab([red, green, blue]: Light): Light {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** How far apart two colours are for such eyes. */
export function distance(eyes: string, one: string, other: string): number {
  const [a, b] = [one, other].map((colour) => oklab(seenBy(eyes, lightOf(colour)))) as [Light, Light];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** For all eyes: the least. */
export const nearest = (one: string, other: string): number =>
  Math.min(...EYES.map((eyes) => distance(eyes, one, other)));
