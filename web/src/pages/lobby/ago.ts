// How long ago, in the reader's words.
import { i18n } from '../../i18n/i18n.svelte';

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function ago(moment: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  const words = new Intl.RelativeTimeFormat(i18n.lang, { numeric: 'auto' });
  const [unit, size] = STEPS.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  return words.format(unit === 'second' ? 0 : -Math.floor(seconds / size), unit);
}
