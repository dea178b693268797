import { expect, test } from 'vitest';
import { artOf, printArt, shifted } from './art';
import { LAYERS } from './layers';
import { FACES } from './faces';

test('a path moves as a whole', () => {
  expect(shifted('M-5 5a6.5 2 0 0 0 13 0z', 100, -10)).toBe('M 95 -5a 6.5 2 0 0 0 13 0z');
  expect(shifted('M0-1L2 3A9 9 0 0 1 4 5Z', 10, 20)).toBe('M 10 19L 12 23A 9 9 0 0 1 14 25Z');
});

test('many cards make one picture, layer by layer', () => {
  const one = artOf([{ face: 'S', turn: 0, x: 0, y: 0, seed: 0 }]);
  const two = artOf([
    { face: 'S', turn: 0, x: 0, y: 0, seed: 0 },
    { face: 'S', turn: 1, x: 100, y: 0, seed: 0 },
  ]);
  expect(two.asphalt?.startsWith(one.asphalt ?? '-')).toBe(true);
  expect(two.asphalt?.match(/Z/g)).toHaveLength(2);
});

test('only a dead end has a barrier, and only four lanes are divided', () => {
  const layers = (face: string): string[] => {
    const art = artOf([{ face, turn: 0, x: 0, y: 0, seed: 0 }]);
    return LAYERS.filter((layer) => art[layer]);
  };
  expect(layers('D')).toContain('bar');
  expect(layers('C')).not.toContain('bar');
  expect(layers('C4')).toContain('lane');
  expect(layers('C2')).not.toContain('lane');
});

test('something grows on every card, and the same wherever it lies', () => {
  const grown = (face: string, seed: number): (string | undefined)[] => {
    const { meadow, leaf, plot, stone, flower } = artOf([{ face, turn: 0, x: 0, y: 0, seed }]);
    return [meadow, leaf, plot, stone, flower];
  };
  for (const face of Object.keys(FACES)) {
    expect(grown(face, 0).join('')).not.toBe('');
    for (let seed = 1; seed < 5; seed++) expect(grown(face, seed)).toEqual(grown(face, 0));
  }
});

test('what is printed of a card is what the screen shows, and runs past its cut', () => {
  for (const face of Object.keys(FACES)) {
    const [shown, printed] = [artOf([{ face, turn: 0, x: 0, y: 0, seed: 0 }]), printArt(face, 5)];
    for (const layer of LAYERS.filter((one) => one !== 'paper'))
      expect(shifted(printed[layer] ?? '-', 0, 0).startsWith(shown[layer] ?? ''), `${face} ${layer}`).toBe(
        true,
      );
    expect(printed.asphalt).not.toBe(shown.asphalt);
  }
});
