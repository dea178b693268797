// Who sits where when a finished game is played on: me where I sat, the computer elsewhere.
import type { ReplayTable } from '../../net/replay.svelte';
import type { PlayOn, SeatWish } from '../../wire/wire';

const OPPONENT = 'medium';

export function onwards(ctrl: Pick<ReplayTable, 'info' | 'step'>, own: number | null): PlayOn {
  const me = own ?? 0;
  const seats = ctrl.info.seats.map(({ seat, name, bot }): SeatWish =>
    seat === me ? { kind: 'me', name } : { kind: 'bot', bot: bot || OPPONENT },
  );
  return { step: ctrl.step, seats };
}
