import { expect, test } from 'vitest';
import { info, seat } from '../../net/fakes';
import { onwards } from '../replay/onwards';
import { rematch } from './rematch';

const BOT = 'search:easy';
const TABLE = info({ seats: [seat(0), seat(1, { bot: BOT, name: '' }), seat(2)], options: { cards: '12' } });

test('everybody moves up one seat, with the same options', () => {
  expect(rematch(TABLE, new Set([0]))).toMatchObject({
    options: { cards: '12' },
    seats: [
      { kind: 'bot', bot: BOT },
      { kind: 'friend', name: 'P2' },
      { kind: 'me', name: 'P0' },
    ],
  });
});

test('playing on, I sit where I sat and the computer elsewhere', () => {
  expect(onwards({ info: TABLE, step: 9 }, 2)).toEqual({
    step: 9,
    seats: [
      { kind: 'bot', bot: 'search:standard' },
      { kind: 'bot', bot: BOT },
      { kind: 'me', name: 'P2' },
    ],
  });
});
