"""Picking up, dropping, swapping and handing over, free during a move (P-4.5)."""

from msgspec.structs import replace

from igroteka.games.prison.events import Dropped, Gave, Took
from igroteka.games.prison.state import CARRIED, NONE, State
from igroteka.kernel import Emit

from .scene import loaded, scene, stander, with_figure, with_thing


def here(state: State, number: int) -> tuple[int, int]:
    """What the figure could pick up where it is: an object and a friendly wounded, or NONE."""
    figure = state.figures[number]
    found = scene(state)
    friends = [f for f in found.lying.get(figure.square, ()) if same_side(state, f, number)]
    return found.things.get(figure.square, NONE), friends[0] if friends else NONE


def same_side(state: State, one: int, other: int) -> bool:
    return state.figures[one].side == state.figures[other].side


def put_down(state: State, number: int, emit: Emit | None) -> State:
    """What is carried lies where the carrier is."""
    figure = state.figures[number]
    if not loaded(state, number):
        return state
    if emit:
        emit(Dropped(number, figure.thing, figure.friend))
    if figure.thing != NONE:
        state = with_thing(state, figure.thing, figure.square)
    else:
        state = with_figure(state, figure.friend, square=figure.square)
    return with_figure(state, number, thing=NONE, friend=NONE)


def take_up(state: State, number: int, thing: int, friend: int, emit: Emit | None) -> State:
    """Takes an object, else a wounded, and leaves what was carried in its place."""
    state = put_down(state, number, emit)
    if emit:
        emit(Took(number, thing, NONE if thing != NONE else friend))
    if thing != NONE:
        return with_figure(with_thing(state, thing, CARRIED), number, thing=thing)
    return with_figure(with_figure(state, friend, square=CARRIED), number, friend=friend)


def exchange(state: State, number: int, partner: int, emit: Emit | None) -> State:
    """Each gets what the other carried."""
    one, other = state.figures[number], state.figures[partner]
    if emit:
        emit(Gave(number, partner))
    state = with_figure(state, number, thing=other.thing, friend=other.friend)
    return with_figure(state, partner, thing=one.thing, friend=one.friend)


def passing(state: State) -> int:
    """The friend whose square the mover is passing, or NONE (P-4.5)."""
    assert state.moving
    number = state.moving.figure
    other = stander(state, state.figures[number].square, number)
    return other if other != NONE and same_side(state, other, number) else NONE


# during a player's move


def pick_up(state: State, wounded: bool, emit: Emit | None) -> State:
    assert state.moving
    thing, friend = here(state, state.moving.figure)
    thing = NONE if wounded else thing
    return handled(take_up(state, state.moving.figure, thing, friend, emit))


def drop(state: State, emit: Emit | None) -> State:
    assert state.moving
    return handled(put_down(state, state.moving.figure, emit))


def give(state: State, emit: Emit | None) -> State:
    assert state.moving
    return handled(exchange(state, state.moving.figure, passing(state), emit))


def handled(state: State) -> State:
    """Once a square, so that no move comes back to a position."""
    assert state.moving
    return replace(state, moving=replace(state.moving, handled=True))
