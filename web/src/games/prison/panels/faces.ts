// A card in a few words, with what it brings.
import type { Say } from '../../../net/tellers.svelte';
import type { View } from '../../../wire/prison';
import { calls, hasEye, levelName, type Deck } from './icons';

type Rules = Pick<View, 'level' | 'sight'>;

/** "+4: calls a reinforcement". */
export function faceName(deck: Deck, value: number, { level, sight }: Rules, t: Say): string {
  const name = t(`prison-ui-face-${deck}`, { value });
  const brings = [
    calls(deck, value, level) ? t('prison-ui-calls', { level: t(`prison-option-level-${levelName(level)}`) }) : '',
    sight && hasEye(deck, value) ? t('prison-ui-eye') : '',
  ].filter(Boolean);
  return brings.length ? `${name} (${brings.join('; ')})` : name;
}

/** Equal cards in one heap, lowest first. */
export function heaps(values: readonly number[]): { value: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const value of [...values].sort((a, b) => a - b)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}
