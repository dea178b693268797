import { expect, test } from 'vitest';
import { verbAt } from './drops';
import type { Verb } from './steps';

const verb = (type: Verb['type'], of: number | null = null): Verb => ({ type, of });
const view = { asker: null, giver: null, where: [0, 3, 0] };

test('a card dropped on a place is discarded there', () => {
  expect(verbAt({ place: 7 }, [verb('Discard')], null, view)).toEqual(verb('Discard'));
});

test('after a wrong pick it goes down instead', () => {
  expect(verbAt({ place: 7 }, [verb('Swap')], null, view)).toEqual(verb('Swap'));
});

test('on a player it is shown to that player', () => {
  const verbs = [verb('Seek'), verb('Demand', 1), verb('Demand', 2)];
  expect(verbAt({ seat: 2 }, verbs, null, view)).toEqual(verb('Demand', 2));
});

test('on the field where one meets somebody, too', () => {
  expect(verbAt({ field: 3 }, [verb('Demand', 1)], null, view)).toEqual(verb('Demand', 1));
});

test('on the Towers it is shown to all', () => {
  expect(verbAt({ field: 0 }, [verb('Seek'), verb('Demand', 2)], null, view)).toEqual(verb('Seek'));
});

test('on one of two who stand together nobody knows who is meant', () => {
  const verbs = [verb('Demand', 0), verb('Demand', 2)];
  expect(verbAt({ field: 0 }, verbs, null, view)).toBeNull();
});

test('what is demanded is given to who demands it, and returned to who gave', () => {
  expect(verbAt({ seat: 1 }, [verb('Give')], null, { ...view, asker: 1 })).toEqual(verb('Give'));
  expect(verbAt({ seat: 2 }, [verb('Return')], null, { ...view, asker: 1, giver: 2 })).toEqual(
    verb('Return'),
  );
});

test('anywhere else it does what is due', () => {
  expect(verbAt({}, [verb('Give')], verb('Give'), view)).toEqual(verb('Give'));
});
