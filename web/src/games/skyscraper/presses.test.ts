import { describe, expect, it } from 'vitest';
import type { Action, View } from '../../wire/skyscraper';
import { SkyCtrl, type SkyTable } from './ctrl.svelte';

const cell = { x: 0, y: 0, z: 0 };
const above = { x: 0, y: 0, z: 2 };
const pose = { plane: 0 as const, x: 0, y: 0, z: 2 };
const wall = { card: 36, pose: { plane: 1 as const, x: 0, y: 0, z: 0 }, beams: 56, by: -1 };
const SEND: Action = { type: 'Send', cell, hand: null };
const MOVE: Action = { type: 'Move', worker: 0, cell: above, hand: null };
const PICK: Action = { type: 'Pick', card: 20 };
const TURNED: Action = { type: 'Build', pose, beams: 12, hand: null };
const BUILD: Action = { type: 'Build', pose, beams: 3, hand: null };

function shown(move: Action, change: Partial<View> = {}, lesson = 'first') {
  const sent: Action[] = [];
  const view = {
    seat: 0,
    hands: 'calm',
    stage: 'play',
    building: [wall],
    workers: [{ seat: 0, cell, lying: false }],
    fallen: [],
    cards: [20],
    supports: [[]],
    picked: -1,
    joints: [],
    ...change,
  };
  const table = {
    view,
    legal: [SEND, MOVE, PICK, BUILD, TURNED],
    live: true,
    myTurn: true,
    busy: false,
    help: 'normal',
    info: { lesson },
    hint: { deed: [move] },
    send: (action: Action) => (sent.push(action), Promise.resolve({ ok: true })),
  };
  const ctrl = new SkyCtrl(table as unknown as SkyTable);
  return { ctrl, sent, on: () => ctrl.presses.next?.on };
}

describe('what a lesson shows', () => {
  it('is the button first, then the place for whoever is sent', () => {
    const { ctrl, sent, on } = shown(SEND);
    expect(on()).toBe('send');
    ctrl.choose('crew');
    expect(ctrl.presses.ring.cell).toEqual(cell);
    ctrl.presses.take();
    expect(sent).toEqual([SEND]);
  });

  it('is the worker first, then where it goes', () => {
    const { ctrl, sent, on } = shown(MOVE);
    expect(on()).toBe('worker');
    expect(ctrl.presses.ring.cell).toEqual(cell);
    ctrl.presses.take();
    expect(ctrl.presses.ring.cell).toEqual(above);
    ctrl.presses.take();
    expect(sent).toEqual([MOVE]);
  });

  it('is the place with the card turned as it should be, then the button that sets it', () => {
    const { ctrl, sent, on } = shown(TURNED, { picked: 20 });
    expect(ctrl.presses.ring.pose).toEqual(pose);
    ctrl.presses.take();
    expect(ctrl.face).toBe(12);
    expect(on()).toBe('set');
    expect(ctrl.presses.ring).toEqual({ pose: null, cell: null });
    ctrl.turn();
    expect(on()).toBe('place');
    expect(sent).toEqual([]);
  });

  it('is the card itself', () => {
    expect(shown(PICK).on()).toBe('card');
  });

  it('is nothing at a table where nobody learns: there one tap plays a hint', () => {
    const { ctrl } = shown(MOVE, {}, '');
    expect(ctrl.presses.next).toBeNull();
    expect(ctrl.presses.ring.cell).toEqual(above);
  });
});

describe('a hint that only the own hand can play', () => {
  const byHand = (move: Action, change: Partial<View> = {}) => {
    const { ctrl } = shown(move, { hands: 'real', ...change }, '');
    return { ctrl, on: () => ctrl.presses.byHand?.on };
  };

  it('is pressed by keys step by step, and drawn as a whole', () => {
    const { ctrl, on } = byHand(MOVE);
    expect(on()).toBe('worker');
    expect(ctrl.presses.ring.cell).toEqual(above);
    ctrl.choose(0);
    expect(on()).toBe('cell');
    expect(byHand(PICK).on()).toBe('card');
  });

  it('stays on its place while the card lies there as it is meant', () => {
    const { ctrl, on } = byHand(TURNED, { picked: 20 });
    expect(on()).toBe('place');
    ctrl.choosePlace(ctrl.places[0]!.key, 12);
    expect(on()).toBe('place');
  });

  it('is no such thing with calm hands, or in a lesson', () => {
    expect(shown(MOVE, {}, '').ctrl.presses.byHand).toBeNull();
    expect(shown(MOVE, { hands: 'real' }).ctrl.presses.byHand).toBeNull();
  });
});
