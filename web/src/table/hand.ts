/** A stack of equal cards in a hand; `dim` ones cannot be played now. */
export interface HandCard {
  readonly id: string;
  readonly count: number;
  readonly label: string;
  readonly dim: boolean;
}

/** Equal cards together, in the order given, each with its count. */
export function stacked(cards: readonly string[], order: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const rank = (card: string): number => {
    const at = order.indexOf(card);
    return at < 0 ? order.length : at;
  };
  return [...counts].sort(([a], [b]) => rank(a) - rank(b));
}
