"""A duel's fights: both cards lie face down until both are in (P-7.1, P-5.7, P-D1)."""

from msgspec.structs import replace

from igroteka.games.prison.actions import FightCard, Name
from igroteka.games.prison.deeds.combat_cards import telepaths, with_card, with_cards
from igroteka.games.prison.deeds.fights import resolve
from igroteka.games.prison.deeds.opening import before, done
from igroteka.games.prison.duel_events import Named, Readied
from igroteka.games.prison.state import NONE, State
from igroteka.games.prison.tasks import Clash
from igroteka.kernel import Emit, Seat

from .set_up import BOTH


def clash_of(state: State) -> Clash:
    task = state.agenda[0]
    assert isinstance(task, Clash)
    return task


def reader(state: State, clash: Clash) -> int:
    """The side whose Telepath names the other's card, or NONE (P-5.7)."""
    gifted = telepaths(state, clash)
    return state.figures[gifted[0]].side if gifted else NONE


def must_name(state: State, clash: Clash) -> bool:
    return clash.named == NONE and reader(state, clash) != NONE


def asked(state: State, clash: Clash) -> tuple[Seat, ...]:
    if must_name(state, clash):
        return (Seat(reader(state, clash)),)
    return tuple(Seat(side) for side in BOTH if clash.cards[side] == NONE)


def held(state: State, clash: Clash, side: int) -> tuple[int, ...]:
    """What that side may play: what was named, if it has it (P-5.7)."""
    hand = state.cards[side].fights
    is_read = reader(state, clash) == 1 - side and clash.named in hand
    return (clash.named,) if is_read else hand


def name(state: State, seat: Seat, action: Name, emit: Emit | None) -> State:
    if emit:
        emit(Named(seat, action.value))
    return before(done(state), replace(clash_of(state), named=action.value))


def lay_card(state: State, seat: Seat, action: FightCard, emit: Emit | None) -> State:
    """The cards stay in hand until both are seen: what is left of a hand would tell."""
    clash = with_card(clash_of(state), seat, action.value)
    if NONE in clash.cards:
        if emit:
            emit(Readied(seat))
        return before(done(state), clash)
    for side in BOTH:
        state = discarded(state, side, clash.cards[side])
    return resolve(done(state), clash, emit)


def discarded(state: State, side: int, value: int) -> State:
    """+0 comes back to the hand, the others are gone, open for all to see (P-7.1)."""
    if not value:
        return state
    own = state.cards[side]
    left = list(own.fights)
    left.remove(value)
    return with_cards(state, side, fights=tuple(left), spent=(*own.spent, value))
