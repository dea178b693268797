"""Before the first turn: the foundation, the crews, the lot and the deal (S-S1, S-C2)."""

from random import Random

from msgspec.structs import replace

from igroteka.kernel import Emit, players

from .actions import Deal, Lot
from .deck import BUILDING, CARDS, FOUNDATION_CARD, PROP_CARD, SLAB_CARD, H
from .events import Began, Dealt
from .state import CREW, Hands, State, Worker
from .structure import Standing

CARDS_EACH = {2: 15, 3: 12, 4: 9}


def start(seats: int, hands: Hands) -> State:
    beams = CARDS[FOUNDATION_CARD].beams
    return State(
        seats=seats,
        hands=hands,
        stage="lot",
        building=tuple(Standing(FOUNDATION_CARD, pose, beams) for pose in H),
        workers=tuple(Worker(seat) for seat in players(seats) for _ in range(CREW)),
        cards=((),) * seats,
        supports=((PROP_CARD, SLAB_CARD),) * seats,
        scores=(0,) * seats,
        out=(False,) * seats,
        shown=((),) * seats,
    )


def lots(state: State) -> list[tuple[Lot, float]]:
    return [(Lot(seat), 1 / state.seats) for seat in players(state.seats)]


def drawn(state: State, action: Lot, emit: Emit | None) -> State:
    if emit:
        emit(Began(action.seat))
    return replace(state, stage="deal", turn=action.seat)


def deal(state: State, rng: Random) -> Deal:
    """The rest leave the game unseen (S-C2)."""
    each = CARDS_EACH[state.seats]
    deck = rng.sample(range(len(BUILDING)), each * state.seats)
    return Deal(tuple(tuple(sorted(deck[n * each : n * each + each])) for n in range(state.seats)))


def dealt(state: State, action: Deal, emit: Emit | None) -> State:
    if emit:
        for seat in players(state.seats):
            emit(Dealt(action.cards[seat]), audience=(seat,))
    return replace(state, stage="play", cards=action.cards)
