"""Whether gravity's answer in a record has the shape of one: it is not worked out again (S-H1)."""

from string import hexdigits

from .actions import Rest, Settle
from .acts import SetCard
from .deck import CARDS
from .state import State

HASH = 64


def is_plausible(state: State, settle: Settle) -> bool:
    """Cards and workers that are there, each named once, and a film's name or none."""
    new = len(state.building)
    last = new + isinstance(state.act, SetCard)
    return (
        in_order(settle.moved, new)
        and in_order(settle.grounded, last)
        and not any(CARDS[state.building[card].card].ground for card in settle.moved)
        and in_order(tuple(rest.worker for rest in settle.workers), len(state.workers))
        and all(is_rest(rest) for rest in settle.workers)
        and is_name(settle.film)
    )


def in_order(numbers: tuple[int, ...], end: int) -> bool:
    return list(numbers) == sorted(set(numbers)) and all(0 <= number < end for number in numbers)


def is_rest(rest: Rest) -> bool:
    """Whoever fell does not lie where it stood."""
    return rest.cell is not None or not rest.lying


def is_name(film: str) -> bool:
    return not film or (len(film) == HASH and set(film) <= set(hexdigits.lower()))
