import { expect, test } from 'vitest';
import { info, seat } from '../../net/fakes';
import { onwards } from './onwards';

const BOT = 'search:easy';
const TABLE = info({ seats: [seat(0), seat(1, { bot: BOT, name: '' }), seat(2)] });

test('playing on, I sit where I sat and the computer elsewhere', () => {
  expect(onwards({ info: TABLE, step: 9 }, 2)).toEqual({
    step: 9,
    seats: [
      { kind: 'bot', bot: 'medium' },
      { kind: 'bot', bot: BOT },
      { kind: 'me', name: 'P2' },
    ],
  });
});
