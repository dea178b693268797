"""Where Clockwork keeps what a seat cannot see, said once more apart from the rules."""

from typing import Any

from igroteka.games.clockwork.memory import known_to
from igroteka.games.clockwork.state import State
from igroteka.kernel import Seat, players

Hidden = dict[str, tuple[Any, ...]]


def in_clockwork(state: State, seat: Seat) -> Hidden:
    """The table all have seen; a fact with one holder says what is in that hand.

    Whoever is to give can give: what is known of the two hands is more than their sizes.
    """
    if state.stage in ("choose", "deal", "give", "over"):
        return {}
    facts = known_to(state.memory, seat, state.hands[seat])
    hands = {}
    for other in players(state.seats):
        if other != seat:
            known = [card for card, mask, _ in facts if mask == 1 << other]
            hands[f"hand {other}"] = left_over(state.hands[other], known)
    piles = {f"pile {yard}": tuple(sorted(pile)) for yard, pile in enumerate(state.piles)}
    return {**hands, **piles}


def left_over(hand: tuple[int, ...], known: list[int]) -> tuple[int, ...]:
    left = list(hand)
    for card in known:
        left.remove(card)
    return tuple(left)
