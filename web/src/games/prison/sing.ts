// What events sound like, tone after tone.
import { tone } from '../../sound/sound';
import type { Event } from '../../wire/prison';
import { tonesOf } from './panels/events';

export function sing(act: readonly Event[]): void {
  const [event] = act;
  if (!event) return;
  let at = 0;
  for (const [hertz, seconds] of tonesOf(event)) {
    if (at === 0) tone(hertz, seconds, 'tune');
    else setTimeout(() => tone(hertz, seconds, 'tune'), at * 1000);
    at += seconds;
  }
}
