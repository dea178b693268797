import { expect, test } from 'vitest';
import balance from '../../../../docs/balance/skyscraper.json';
import { ODDS, riskOf } from './odds';

const RISKS = balance.flatMap(({ figure, bars }) =>
  figure.by === 'risk' ? bars.map(({ name, won }) => ({ hands: figure.options.hands, name, won })) : [],
);

test.each(RISKS)('$hands, $name: what is told is what the report found', ({ hands, name, won }) => {
  const [high, shake] = name.match(/\d+/g)!.map(Number);
  const told = riskOf(hands as keyof typeof ODDS, high!, shake!);
  expect(told).toBeGreaterThanOrEqual(won.low - 0.005);
  expect(told).toBeLessThanOrEqual(won.high + 0.005);
});

test('between two rows it is between their figures, beyond the last it is the last', () => {
  expect(riskOf('real', 5, 4)).toBeCloseTo((0.083 + 0.383) / 2);
  expect(riskOf('real', 9, 12)).toBe(0.758);
  expect(riskOf('real', 1, 0.5)).toBe(0);
});
