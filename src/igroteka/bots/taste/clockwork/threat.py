"""What a card would be worth to the others, as far as one knows what they hold."""

from igroteka.games.clockwork.cards import (
    AIRSHIP,
    CODE,
    FLYING,
    FUEL,
    KIND_OF_SET,
    PARTS,
    POWER,
    SCRAP,
    SET_OF,
)
from igroteka.kernel import Seat

from .sight import Sight
from .weights import Threat


def threat(sight: Sight, card: int, by: Threat) -> float:
    """To all others together, if everybody can see where it lies."""
    if card == SCRAP:
        return 0.0
    others = range(sight.state.seats)
    return sum([threat_of(sight, Seat(o), card, by) for o in others if o != sight.seat])


def threat_of(sight: Sight, other: Seat, card: int, by: Threat) -> float:
    laid = sight.state.laid[other]
    if card == FUEL:
        return by.wins if has_both(laid) else by.some_use * (1 + 4 * len(laid))
    number = AIRSHIP if card == POWER else SET_OF[card]
    if laid and already_has(laid, number):
        return 0.0
    known = [held for held in sight.held[other] if SET_OF[held] == number]
    use = by.lacking(len(PARTS[number]) - len(known))
    return use * (by.hurry if laid else 1)


def has_both(laid: tuple[int, ...]) -> bool:
    return any(s in FLYING for s in laid) and any(s in CODE for s in laid)


def already_has(laid: tuple[int, ...], number: int) -> bool:
    return any(KIND_OF_SET[s] == KIND_OF_SET[number] for s in laid)
