"""Where Clockwork keeps what a seat cannot see, said once more apart from the rules."""

from igroteka.kernel import Hidden, Seat, players

from .memory import Facts, known_to
from .state import State


def hidden(state: State, seat: Seat) -> Hidden:
    """The table all have seen; a fact with one holder says what is in that hand.

    Facts with several holders may together leave no choice: then the hands are looked at as one.
    Whoever is to give can give: what is known of the two hands is more than their sizes.
    """
    if state.stage in ("choose", "deal", "give", "over"):
        return {}
    facts = known_to(state.memory, seat, state.hands[seat])
    piles = {f"pile {yard}": tuple(sorted(pile)) for yard, pile in enumerate(state.piles)}
    near = others(state, seat)
    as_one = any(mask.bit_count() > 1 for _, mask, _ in facts)
    hands = {f"hand {other}": () if as_one else unknown(state, facts, other) for other in near}
    return {**piles, **hands, "hands": unknown(state, facts, *near) if as_one else ()}


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in players(state.seats) if other != seat)


def unknown(state: State, facts: Facts, *seats: Seat) -> tuple[int, ...]:
    """What these hold and no fact speaks of."""
    held = tuple(card for seat in seats for card in state.hands[seat])
    mask = sum(1 << seat for seat in seats)
    return left_over(held, [fact[0] for fact in facts if fact[1] & mask])


def left_over(hand: tuple[int, ...], known: list[int]) -> tuple[int, ...]:
    left = list(hand)
    for card in known:
        left.remove(card)
    return tuple(sorted(left))
