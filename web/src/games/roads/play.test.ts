import { expect, test } from 'vitest';
import type { Event } from '../../wire/roads';
import { play, type Scene } from './play';
import { Stage } from './stage.svelte';

const EVENTS: Event[] = [
  { kind: 'lots', starter: 1 },
  { kind: 'dealt', seat: 0, size: 2, cards: ['S', 'C'] },
  { kind: 'dealt', seat: 1, size: 2, cards: [] },
  { kind: 'drawn', seat: 0, heap_left: 3, face: 'T' },
  { kind: 'drawn', seat: 1, heap_left: 2, face: '' },
  { kind: 'laid', seat: 1, face: 'S', x: 2, y: 3, turn: 1, joined: 1 },
  { kind: 'kept', seat: 1 },
  { kind: 'out', seat: 1 },
  { kind: 'closed' },
  { kind: 'over', winners: [0], reason: 'roads-over-closed' },
];

function scene(looked: string[] = []): Scene {
  return { stage: new Stage(), seat: 0, look: (x, y) => void looked.push(`${x},${y}`) };
}

test.each(EVENTS)('a hurried $kind leaves nothing in the air', async (event) => {
  const at = scene();
  at.stage.prepare([event], at.seat);
  await play(event, at, AbortSignal.abort());
  const { flying, coming, lots, ripple, flights } = at.stage;
  expect({ flying, coming, lots, ripple, flights: flights.all }).toEqual({
    flying: null,
    coming: null,
    lots: null,
    ripple: false,
    flights: [],
  });
});

test('everybody looks where a card is laid', async () => {
  const looked: string[] = [];
  await play(EVENTS[5]!, scene(looked), AbortSignal.abort());
  expect(looked).toEqual(['2,3']);
});

test('a card of somebody else is hidden until it has flown, my own is not', () => {
  const stage = new Stage();
  const laid = { kind: 'laid', seat: 1, face: 'S', x: 2, y: 3, turn: 1, joined: 1 } as const;
  stage.prepare([laid], 1);
  expect(stage.flying).toBeNull();
  stage.prepare([laid], 0);
  expect(stage.flying).toBe('2,3');
});
