"""The course of a round: wind, search, gust, keeper."""

from random import Random

from msgspec.structs import replace

from igroteka.kernel import Emit, Outcome, Seat, players

from .actions import (
    Blow,
    Deal,
    Find,
    LanternAction,
    Peek,
    Rest,
    Rummage,
    SandOut,
    Scatter,
    Swap,
    Take,
)
from .events import Blown, Dealt, Over, Peeked, Rested, Sand, Scattered, Swapped, Taken
from .state import EMPTY, HAND, OIL, PLACES, Fact, State


def shuffled_deal(state: State, rng: Random) -> Deal:
    cards = rng.sample(state.box, len(state.box))
    hands = tuple(tuple(sorted(cards[HAND * s : HAND * s + HAND])) for s in players(state.seats))
    rest = cards[HAND * state.seats :]
    return Deal(hands, tuple(rest[:PLACES]), tuple(sorted(rest[PLACES:])))


def after(state: State, seat: Seat, action: LanternAction, emit: Emit | None) -> State:
    match action:
        case Deal(hands, cellar, box):
            return deal(replace(state, hands=hands, cellar=cellar, box=box, stage="blow"), emit)
        case Blow(gust):
            return blow(state, gust, emit)
        case Peek(place):
            return look(spend(state, seat), seat, place, emit)
        case Swap():
            return swap(spend(state, seat), seat, action, emit)
        case Rummage():
            return replace(spend(state, seat), rummaging=(*state.rummaging, seat))
        case Find(finder, place):
            return look(replace(state, rummaging=state.rummaging[1:]), finder, place, emit)
        case Rest():
            return rest(state, seat, emit)
        case SandOut():
            return sand_out(state, emit)
        case Scatter(cellar):
            return scatter(state, cellar, emit)
        case Take(place):
            return take(state, place, emit)


def deal(state: State, emit: Emit | None) -> State:
    if emit:
        for seat in players(state.seats):
            emit(Dealt(seat, state.hands[seat]), (seat,), Dealt(seat))
    return state


def blow(state: State, gust: bool, emit: Emit | None) -> State:
    if emit:
        emit(Blown(gust))
    oil = (OIL,) * state.seats
    return replace(state, stage="search", gust=gust, round=state.round + 1, oil=oil)


def spend(state: State, seat: Seat, drops: int = 1) -> State:
    oil = list(state.oil)
    oil[seat] -= drops
    return replace(state, oil=tuple(oil))


def look(state: State, seat: Seat, place: int, emit: Emit | None) -> State:
    card = state.cellar[place]
    if emit:
        emit(Peeked(seat, place, card), (seat,), Peeked(seat, place), once=True)
    return searched(learn(state, seat, card, place, "look"))


def learn(state: State, seat: Seat, card: int, place: int, by: str) -> State:
    facts = tuple(fact for fact in state.seen[seat] if fact.place != place)
    seen = (*facts, Fact(card, place, state.time))
    known = (*state.seen[:seat], seen, *state.seen[seat + 1 :])
    return replace(state, seen=known, lit=(place, seat, by))


def forget_place(state: State, place: int) -> State:
    """What lay there is gone; whoever knew it knows no more."""
    kept = tuple(tuple(fact for fact in facts if fact.place != place) for facts in state.seen)
    return replace(state, seen=kept)


def swap(state: State, seat: Seat, action: Swap, emit: Emit | None) -> State:
    place, put = action.place, action.card
    got = state.cellar[place]
    if emit:
        noise = Swapped(seat, place, shake=action.shake)
        emit(Swapped(seat, place, put, got, action.shake), (seat,), noise, once=True)
    hand = tuple(sorted({*state.hands[seat], got} - {put}))
    swapped = replace(
        forget_place(state, place),
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        cellar=(*state.cellar[:place], put, *state.cellar[place + 1 :]),
    )
    return searched(learn(swapped, seat, put, place, "swap"))


def rest(state: State, seat: Seat, emit: Emit | None) -> State:
    if emit:
        emit(Rested(seat))
    return searched(replace(spend(state, seat, state.oil[seat]), lit=None))


def searched(state: State) -> State:
    """The search is over when all lamps are out and no hand is in the dark."""
    if any(state.oil) or state.rummaging:
        return state
    return replace(state, stage="scatter" if state.gust else "keeper")


def sand_out(state: State, emit: Emit | None) -> State:
    if emit:
        emit(Sand(state.round))
    return searched(replace(state, oil=(0,) * state.seats, rummaging=()))


def scatter(state: State, cellar: tuple[int, ...], emit: Emit | None) -> State:
    if emit:
        emit(Scattered())
    return replace(state, stage="keeper", cellar=cellar, seen=((),) * state.seats)


def take(state: State, place: int, emit: Emit | None) -> State:
    card = state.cellar[place]
    if emit:
        emit(Taken(place, card))
    left = (*state.cellar[:place], EMPTY, *state.cellar[place + 1 :])
    taken = replace(forget_place(state, place), cellar=left, taken=(*state.taken, card))
    if state.round < state.rounds:
        return replace(taken, stage="blow")
    return over(taken, emit)


def over(state: State, emit: Emit | None) -> State:
    worth = tuple(map(sum, state.hands))
    winners = tuple(seat for seat in players(state.seats) if worth[seat] == max(worth))
    if emit:
        emit(Over(winners))
    return replace(state, stage="over", result=Outcome(winners, "lantern-over", "L-4", worth))
