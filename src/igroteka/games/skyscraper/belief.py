"""What a seat could believe: cards it has not seen, dealt anew (S-C2)."""

from random import Random

from msgspec.structs import replace

from igroteka.kernel import Seat, players

from .deck import BUILDING
from .state import NONE, State


def imagined(state: State, seat: Seat, rng: Random) -> State:
    """Another's card in hand is not seen, nor how often one was taken up."""
    if state.stage in ("lot", "deal", "over"):
        return state
    if state.turn != seat:
        picked = state.picked if state.stage == "settle" else NONE
        state = replace(state, picked=picked, picks=0)
    unseen = hidden(state, seat)
    rng.shuffle(unseen)
    cards = []
    for other in players(state.seats):
        known = state.cards[other] if other == seat else known_of(state, other)
        drawn = [unseen.pop() for _ in range(len(state.cards[other]) - len(known))]
        cards.append(tuple(sorted((*known, *drawn))))
    return replace(state, cards=tuple(cards))


def known_of(state: State, other: Seat) -> tuple[int, ...]:
    """Cards that came back for all to see, and one that is being set."""
    act = state.act
    setting = getattr(act, "card", NONE) if other == state.turn else NONE
    known = set(state.shown[other])
    if setting in state.cards[other]:
        known.add(setting)
    return tuple(sorted(known))


def hidden(state: State, seat: Seat) -> list[int]:
    """Building cards that are neither standing nor known to that seat, in the box or in hands."""
    seen = {standing.card for standing in state.building} | set(state.cards[seat])
    for other in players(state.seats):
        seen.update(known_of(state, other))
    return [card for card in range(len(BUILDING)) if card not in seen]
