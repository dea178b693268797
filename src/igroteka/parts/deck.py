"""Decks as exact counts, and hands as sorted tuples."""

from bisect import insort
from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

Card = TypeVar("Card", str, int)


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


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def with_card(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    cards = list(hand)
    insort(cards, card)
    return tuple(cards)


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
