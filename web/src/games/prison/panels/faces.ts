// A card in a few words, with what it brings.
import type { Say } from '../../../words/tellers.svelte';
import type { View } from '../../../wire/prison';
import { calls, hasEye, levelName, type Deck } from './icons';

type Rules = Pick<View, 'level' | 'sight'>;

/** "+4: calls a reinforcement". */
export function faceName(deck: Deck, value: number, { level, sight }: Rules, t: Say): string {
  const name = t(`prison-ui-face-${deck}`, { value });
  const brings = [
    calls(deck, value, level)
      ? t('prison-ui-calls', { level: t(`prison-option-level-${levelName(level)}`) })
      : '',
    sight && hasEye(deck, value) ? t('prison-ui-eye') : '',
  ].filter(Boolean);
  return brings.length ? `${name} (${brings.join('; ')})` : name;
}

export interface Heap {
  readonly value: number;
  readonly count: number;
}

export const heapName = (deck: Deck, { value, count }: Heap, rules: Rules, t: Say): string =>
  count > 1 ? `${faceName(deck, value, rules, t)} ×${count}` : faceName(deck, value, rules, t);

/** Equal cards in one heap, lowest first. */
export function heaps(values: readonly number[]): Heap[] {
  const counts = new Map<number, number>();
  for (const value of [...values].sort((a, b) => a - b)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}
