// Whether two actions are the same choice.
import type { Action } from '../../wire/prison';

export function same(one: Action, other: Action): boolean {
  if (one.type !== other.type) return false;
  const [a, b] = [one, other] as unknown as Record<string, unknown>[];
  return Object.keys(a ?? {}).every((key) => a?.[key] === b?.[key]);
}
