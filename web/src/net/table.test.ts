// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HASTE_MS } from './acts';
import { FakeWire, info, seat, stillness, update, welcome } from './fakes';
import { LiveTable } from './table.svelte';

let table: LiveTable;
const LAY = { type: 'Lay' };
const laid = { kind: 'laid', seat: 0 };

beforeEach(() => {
  FakeWire.all = [];
  table = new LiveTable('a token of a seat', () => new FakeWire());
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

function open(step = 3): FakeWire {
  FakeWire.last.onopen?.();
  FakeWire.last.hear(welcome(step));
  return FakeWire.last;
}

test('the welcome shows the table', () => {
  expect(table.ready).toBe(false);
  open();
  expect([table.ready, table.step, table.seat, table.myTurn]).toEqual([true, 3, 0, true]);
});

test('an accepted move is answered by the next frame', async () => {
  const wire = open();
  const sent = table.send(LAY);
  expect(table.busy).toBe(true);
  const [act] = wire.heard('Act');
  wire.hear(update(4, { active: [1] }, act?.id));
  expect(await sent).toEqual({ ok: true });
  expect([table.busy, table.step, table.myTurn]).toEqual([false, 4, false]);
});

test('a refused move says its rule and changes nothing', async () => {
  const wire = open();
  const sent = table.send(LAY);
  const refusal = { clause: 'R-P1', reason: 'roads-refuse-no-road', details: {} };
  wire.hear({ type: 'Refused', id: wire.heard('Act')[0]?.id ?? '', refusal });
  expect(await sent).toEqual({ ok: false, refusal });
  expect(table.refusal).toMatchObject({ refusal, action: LAY });
  expect(table.step).toBe(3);
});

test('a stale move is said kindly', async () => {
  const wire = open();
  const sent = table.send(LAY);
  wire.hear({ type: 'Stale', id: wire.heard('Act')[0]?.id ?? '' });
  expect(await sent).toEqual({ ok: false });
  expect(table.notice?.key).toBe('refused-stale');
});

test('a second click while the first is on its way sends nothing', async () => {
  const wire = open();
  void table.send(LAY);
  expect(await table.send(LAY)).toEqual({ ok: false });
  expect(wire.heard('Act')).toHaveLength(1);
});

test('a table is steady when nothing is on its way and everything has been shown', async () => {
  const wire = open();
  const finish: (() => void)[] = [];
  table.onEvents(() => new Promise<void>((done) => finish.push(done)));
  expect(table.steady).toBe(true);
  void table.send(LAY);
  expect(table.steady).toBe(false);
  wire.hear(update(4, { events: [laid] }, wire.heard('Act')[0]?.id));
  await stillness();
  expect([table.busy, table.steady]).toEqual([false, false]);
  finish[0]?.();
  await stillness();
  expect(table.steady).toBe(true);
});

test('a move lost with the line is sent again under the same id', async () => {
  vi.useFakeTimers();
  const first = open();
  const sent = table.send(LAY);
  first.onclose?.();
  expect(table.line).toBe('waiting');
  vi.advanceTimersByTime(1000);
  const second = open();
  expect(second.heard('Act')).toEqual(first.heard('Act'));
  second.hear(update(4, {}, second.heard('Act')[0]?.id));
  expect(await sent).toEqual({ ok: true });
});

test('words asked for on a line that broke are asked for again, at the same step, too', () => {
  vi.useFakeTimers();
  const first = open();
  table.askWords(true);
  first.onclose?.();
  vi.advanceTimersByTime(1000);
  expect(open().heard('AskWords')).toEqual(first.heard('AskWords'));
});

test('an answer told twice is not told twice in the log', async () => {
  const wire = open();
  wire.hear(update(4, { events: [laid] }));
  await stillness();
  wire.hear(update(4, { events: [laid] }));
  await stillness();
  expect(table.story).toHaveLength(1);
});

test('the next frame waits for the board; what answers an old question cannot be touched', async () => {
  const wire = open();
  const finish: (() => void)[] = [];
  table.onEvents(() => new Promise<void>((done) => finish.push(done)));
  wire.hear(update(4, { events: [laid], active: [1], asked_at: 4 }));
  wire.hear(update(5, { asked_at: 5 }));
  await stillness();
  expect([table.step, table.legal]).toEqual([4, []]);
  finish[0]?.();
  await stillness();
  expect(table.step).toBe(5);
  expect(table.legal).toHaveLength(1);
});

test('while others act beside me, my own moves stay in reach', async () => {
  const wire = open();
  table.onEvents(() => new Promise<void>(() => {}));
  const build = { active: [0, 1], asked_at: 3 };
  wire.hear(update(4, { ...build, events: [laid] }));
  wire.hear(update(5, build));
  await stillness();
  expect([table.step, table.legal.length]).toEqual([4, 1]);
});

test('a takeback clears the question and is told', async () => {
  const wire = open();
  wire.hear({ type: 'TakebackAsked', by: 1 });
  expect(table.takeback.by).toBe(1);
  wire.hear(update(4, { note: { kind: 'taken-back', seat: 1, ms: 0 } }));
  await stillness();
  expect(table.takeback.by).toBeNull();
  expect(table.story.at(-1)?.note).toBe('log-takeback');
});

test('it is not my turn while a bot sits in for me', () => {
  const wire = open();
  wire.hear({ type: 'Seats', info: info({ seats: [seat(0, { bot: 'greedy:easy' }), seat(1)] }) });
  expect(table.myTurn).toBe(false);
  expect(table.story.at(-1)?.note).toBe('log-bot');
});

test('trouble before the welcome is the page’s own', () => {
  FakeWire.last.onopen?.();
  FakeWire.last.hear({ type: 'Trouble', code: 'no-such-table', text: '', id: '', refusal: null });
  expect(table.trouble?.code).toBe('no-such-table');
});

test('trouble with a move gives the hand back', async () => {
  const wire = open();
  const sent = table.send(LAY);
  wire.hear({
    type: 'Trouble',
    code: 'disk',
    text: '',
    id: wire.heard('Act')[0]?.id ?? '',
    refusal: null,
  });
  expect(await sent).toEqual({ ok: false });
  expect([table.busy, table.notice?.key]).toEqual([false, 'trouble-disk']);
});

test('a move that came too soon after the last one is not lost: it is sent again', async () => {
  const wire = open();
  const sent = table.send(LAY);
  vi.useFakeTimers();
  const [act] = wire.heard('Act');
  wire.hear({ type: 'Trouble', code: 'too-fast', text: '', id: act?.id ?? '', refusal: null });
  expect([table.busy, table.notice]).toEqual([true, null]);
  vi.advanceTimersByTime(HASTE_MS);
  vi.useRealTimers();
  expect(wire.heard('Act')).toEqual([act, act]);
  wire.hear(update(4, {}, act?.id));
  expect(await sent).toEqual({ ok: true });
  expect(table.busy).toBe(false);
});

test('nothing tells the end of a flight before it has landed', async () => {
  const wire = open();
  let land = (): void => {};
  table.onEvents(() => new Promise((done) => (land = done)));
  wire.hear(update(4, { active: [1], events: [laid] }));
  await stillness();
  expect(table.step).toBe(4);
  expect([table.seen.step, table.seen.active, table.story.length]).toEqual([3, [0], 0]);
  land();
  await stillness();
  expect([table.seen.step, table.seen.active, table.story.length]).toEqual([4, [1], 1]);
});

test('whose turn it is can be asked for in the turn of another', async () => {
  const wire = open();
  wire.hear(update(4, { active: [1] }));
  table.sayTurn();
  expect(table.notice).toMatchObject({ key: 'table-turn-of', args: { player: table.name(1) } });
  await stillness();
  wire.hear(update(5, { active: [] }));
  await stillness();
  table.sayTurn();
  expect(table.notice?.key).toBe('table-chance');
});
