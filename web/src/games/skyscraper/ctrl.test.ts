import { describe, expect, it } from 'vitest';
import type { Action, View } from '../../wire/skyscraper';
import { SkyCtrl, type SkyTable } from './ctrl.svelte';

const cell = { x: 0, y: 0, z: 0 };
const pose = { plane: 0 as const, x: 0, y: 0, z: 2 };
const wall = { card: 36, pose: { plane: 1 as const, x: 0, y: 0, z: 0 }, beams: 56, by: -1 };

function at(
  legal: Action[],
  change: Partial<View> = {},
  seated: object = {},
): { ctrl: SkyCtrl; sent: Action[] } {
  const sent: Action[] = [];
  const view = {
    seat: 0,
    hands: 'calm',
    stage: 'play',
    building: [wall],
    workers: [{ seat: 0, cell, lying: false }],
    fallen: [],
    cards: [20],
    supports: [[37]],
    picked: -1,
    joints: [],
    act: null,
    ...change,
  };
  const send = (action: Action): Promise<{ ok: true }> => (sent.push(action), Promise.resolve({ ok: true }));
  const table = {
    view,
    legal,
    live: true,
    myTurn: true,
    busy: false,
    help: 'normal',
    outcome: null,
    hint: null,
    send,
    ...seated,
  };
  return { ctrl: new SkyCtrl(table as unknown as SkyTable), sent };
}

const BUILD: Action = { type: 'Build', pose, beams: 3, hand: null };

describe('the verbs of Skyscraper', () => {
  it('know which cards have a place (S-B1)', () => {
    const { ctrl } = at([{ type: 'Pick', card: 37 }]);
    expect(ctrl.held).toEqual([
      { card: 20, count: 1, fits: false },
      { card: 37, count: 1, fits: true },
    ]);
  });

  it('choose the crew, and ask the rules why nobody of it can be sent (S-W1)', () => {
    const send: Action = { type: 'Send', cell, hand: null };
    const [may, none, late] = [at([send]), at([]), at([], {}, { busy: true })];
    for (const { ctrl } of [may, none, late]) ctrl.tapCrew();
    expect([may.ctrl.chosen, may.sent]).toEqual(['crew', []]);
    expect([none.ctrl.chosen, none.sent]).toEqual([null, [send]]);
    expect([late.ctrl.chosen, late.sent]).toEqual([null, []]);
  });

  it('tell whoever reaches for a card in another’s turn whose it is, where a player is waited for', () => {
    const said = (seated: object): number => {
      let count = 0;
      const waits = { myTurn: false, seat: 0, active: [1], sayTurn: () => (count += 1) };
      at([], {}, { ...waits, ...seated }).ctrl.wait();
      return count;
    };
    expect(said({})).toBe(1);
    expect(said({ myTurn: true })).toBe(0);
    expect(said({ active: [-1] })).toBe(0);
    expect(said({ seat: null })).toBe(0);
    expect(said({ live: false })).toBe(0);
    expect(said({ outcome: {} })).toBe(0);
  });

  it('go free of action where that can be (S-M1)', async () => {
    const { ctrl, sent } = at([
      { type: 'Shift', worker: 0, cell, hand: null },
      { type: 'Move', worker: 0, cell, hand: null },
    ]);
    ctrl.choose(0);
    await ctrl.tapCell(cell);
    expect(sent.map(({ type }) => type)).toEqual(['Shift']);
  });

  it('ask the rules why whoever fell cannot be put there (S-F2)', async () => {
    const { ctrl, sent } = at([], { stage: 'put', fallen: [0] });
    await ctrl.tapCell(cell);
    expect(sent).toEqual([{ type: 'Return', worker: 0, cell }]);
  });

  it('set a card without a hand in the calm game (S-H3)', async () => {
    const { ctrl, sent } = at([BUILD], { picked: 20 });
    ctrl.stepPlace(1);
    await ctrl.build({ path: 'AQ==', hold: -1 });
    expect(sent).toEqual([BUILD]);
  });

  it('ask for a steady hand where nothing was dragged, and hold a card meanwhile (S-B8, S-H2)', async () => {
    const { ctrl, sent } = at([BUILD], { picked: 20, hands: 'real' });
    ctrl.stepPlace(1);
    ctrl.stepHold();
    ctrl.steadiness = () => Promise.resolve({ path: 'AQ==', hold: -1 });
    await ctrl.build();
    expect(sent).toEqual([{ ...BUILD, hand: { path: 'AQ==', hold: 0 } }]);
  });

  it('do nothing when the hand thinks better of it', async () => {
    const { ctrl, sent } = at([BUILD], { picked: 20, hands: 'real' });
    ctrl.stepPlace(1);
    ctrl.steadiness = () => Promise.resolve(null);
    expect(await ctrl.build()).toEqual({ ok: false });
    expect(sent).toEqual([]);
  });

  it('light the better deed of a review, where nothing may be done any more', () => {
    const hint = { deed: [{ type: 'Pick', card: 20 }, BUILD] };
    const live = at([], {}, { hint, myTurn: false }).ctrl;
    expect(live.advised.card).toBe(-1);
    const again = at([], {}, { hint, myTurn: false, live: false }).ctrl;
    expect(again.advised).toMatchObject({ card: 20, build: BUILD });
  });
});
