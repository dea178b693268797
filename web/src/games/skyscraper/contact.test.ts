import { expect, test } from 'vitest';
import { Contact } from './contact';
import { Pen } from './pen';

test('a card is felt once when it comes to its clips, and again when it comes back', () => {
  const contact = new Contact();
  const felt = [[9, 0, 0], [3, 0, 0], [3, 0, 0], [9, 0, 0], null, [0, 0, 1]].map((off) =>
    contact.at(off, 'real'),
  );
  expect(felt).toEqual([null, 'touched', null, null, null, 'touched']);
});

test('clips creak by the way a hand goes to and fro in them, not by the time it takes', () => {
  const contact = new Contact();
  const swing = (mm: number): number =>
    Array.from({ length: 40 }, (_, n) => contact.at([n % 2 ? mm : -mm, 0, 0], 'forgiving')).filter(
      (felt) => felt === 'creaked',
    ).length;
  expect(swing(0)).toBe(0);
  expect(swing(0.4)).toBeLessThan(swing(1.6));
});

test('in the calm game nothing touches', () => {
  expect(new Contact().at([0, 0, 0.01], 'calm')).toBe(null);
});

test('a light pen keeps its card over the place, a pressed one sets it and keeps it there', () => {
  const pen = new Pen();
  pen.lifted(0.1);
  expect(pen.liftMm).toBeCloseTo(5);
  pen.press(0.5);
  expect(pen.liftMm).toBe(0);
  pen.press(0.05);
  expect(pen.liftMm).toBe(0);
  pen.lifted(null);
  expect(pen.liftMm).toBe(0);
});
