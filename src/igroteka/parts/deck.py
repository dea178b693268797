"""Decks as exact counts, and hands as sorted tuples."""

from collections.abc import Mapping, Sequence
from random import Random


def scaled(mix: Mapping[str, int], size: int) -> dict[str, int]:
    """The mix at another size, by largest remainder; ties go to the earlier name."""
    whole = sum(mix.values())
    counts = {name: size * count // whole for name, count in mix.items()}
    short = size - sum(counts.values())
    by_remainder = sorted(mix, key=lambda name: -(size * mix[name] % whole))
    for name in by_remainder[:short]:
        counts[name] += 1
    return counts


def cards_of(counts: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(sorted(name for name, count in counts.items() for _ in range(count)))


def without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def with_card(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(sorted((*hand, card)))


def deal(
    cards: Sequence[str], sizes: Sequence[int], rng: Random
) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """Hands of these sizes, each sorted, and what is left over."""
    shuffled = list(cards)
    rng.shuffle(shuffled)
    hands, start = [], 0
    for size in sizes:
        hands.append(tuple(sorted(shuffled[start : start + size])))
        start += size
    return tuple(hands), tuple(sorted(shuffled[start:]))
