import { expect, test } from 'vitest';
import { keyOf, type Spot } from './feel';
import { FeelPace } from './feelPace';

const NONE: ReadonlySet<number> = new Set();
const at = (x: number, y = 0): Spot => ({ x, y });

/** A finger that enters a new spot every 10 ms, answered after `ms`; when the touches were sent. */
function dragged(milliseconds: number, ms: number): number[] {
  const pace = new FeelPace();
  const felt = new Set<number>();
  const sent: number[] = [];
  let due = Infinity;
  for (let now = 0; now < milliseconds; now += 10) {
    if (now >= due) {
      felt.add(keyOf(pace.flying as Spot));
      pace.answered(now);
      due = Infinity;
    }
    pace.want(at((now / 10) % 12, Math.floor(now / 120) % 12), felt);
    if (!pace.take(now, felt)) continue;
    sent.push(now);
    due = now + ms;
  }
  return sent;
}

test('the newest spot wins while the last is on its way', () => {
  const pace = new FeelPace();
  pace.want(at(1), NONE);
  expect(pace.take(0, NONE)).toEqual(at(1));
  pace.want(at(2), NONE);
  pace.want(at(3), NONE);
  expect(pace.take(500, NONE)).toBeNull();
  pace.answered(500);
  expect(pace.take(500, NONE)).toEqual(at(3));
});

test('no spot is felt twice, not even while it is on its way', () => {
  const pace = new FeelPace();
  expect(pace.want(at(1), new Set([keyOf(at(1))]))).toBe(false);
  pace.want(at(2), NONE);
  pace.take(0, NONE);
  expect(pace.want(at(2), NONE)).toBe(false);
});

test('what was felt meanwhile is not sent again', () => {
  const pace = new FeelPace();
  pace.want(at(2), NONE);
  expect(pace.take(0, new Set([keyOf(at(2))]))).toBeNull();
});

test('outside the bag there is nothing to feel', () => {
  const pace = new FeelPace();
  expect([at(-1), at(12), at(0, 12)].map((spot) => pace.want(spot, NONE))).toEqual([false, false, false]);
});

test('with the next part the finger starts anew', () => {
  const pace = new FeelPace();
  pace.want(at(2), NONE);
  pace.forget();
  expect(pace.take(0, NONE)).toBeNull();
});

test.each([0, 30, 90, 400])('never a seventh touch in a second, with answers after %i ms', (ms) => {
  const sent = dragged(6000, ms);
  const tight = sent.filter((now, i) => i >= 6 && now - (sent[i - 6] as number) <= 1000);
  expect(tight).toEqual([]);
});

test('a steady finger on a good line feels nearly six spots a second', () => {
  expect(dragged(6000, 20).length).toBeGreaterThanOrEqual(33);
});
