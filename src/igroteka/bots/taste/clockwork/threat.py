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

# In turns, by how many parts the other would still lack of the set without this card.
BY_MISSING = (0.0, 1.5, 0.5, 0.2, 0.05)
WINS = 6.0
SOME_USE = 0.05
# Whoever has laid one machine already is nearer to the end.
HURRY = 1.6


def threat(sight: Sight, card: int) -> float:
    """To all others together, if everybody can see where it lies."""
    if card == SCRAP:
        return 0.0
    others = range(sight.state.seats)
    return sum([threat_of(sight, Seat(o), card) for o in others if o != sight.seat])


def threat_of(sight: Sight, other: Seat, card: int) -> float:
    laid = sight.state.laid[other]
    if card == FUEL:
        return WINS if has_both(laid) else SOME_USE * (1 + 4 * len(laid))
    number = AIRSHIP if card == POWER else SET_OF[card]
    if laid and already_has(laid, number):
        return 0.0
    known = [held for held in sight.held[other] if SET_OF[held] == number]
    missing = len(PARTS[number]) - len(known)
    use = BY_MISSING[missing] if 0 < missing < len(BY_MISSING) else SOME_USE
    return use * (HURRY if laid else 1)


def has_both(laid: tuple[int, ...]) -> bool:
    return any(s in FLYING for s in laid) and any(s in CODE for s in laid)


def already_has(laid: tuple[int, ...], number: int) -> bool:
    return any(KIND_OF_SET[s] == KIND_OF_SET[number] for s in laid)
