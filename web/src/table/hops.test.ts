import { expect, test } from 'vitest';
import { hops } from './hops';

const [a, b, c] = [
  { x: 10, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 40 },
];

test('a token that stands where it set out hops away from there', () => {
  expect(hops([a, b], a, 8)).toEqual([
    { transform: 'translate(0px, 0px)', offset: 0 },
    { transform: 'translate(10px, -8px)', offset: 0.5 },
    { transform: 'translate(20px, 0px)', offset: 1 },
  ]);
});

test('one that stands at its end already comes from where it was, tipped to and fro', () => {
  expect(hops([a, b, c], c, 4, 5).map(({ transform }) => transform)).toEqual([
    'translate(-20px, -40px)',
    'translate(-10px, -44px) rotate(-5deg)',
    'translate(0px, -40px)',
    'translate(0px, -24px) rotate(5deg)',
    'translate(0px, 0px)',
  ]);
});

test('a single spot is a picture, too', () => {
  expect(hops([b], b, 8)).toEqual([{ transform: 'translate(0px, 0px)', offset: 0 }]);
});
