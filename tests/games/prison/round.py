"""An NPC's activation from its first thought to its last, with the dice a test wants."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from igroteka.games.prison import Prison
from igroteka.games.prison.actions import Tie
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.floor.dungeon import BESIDE, Dungeon, Laid, own_edge, relaid
from igroteka.games.prison.floor.dungeon import PLACE as PLACE_OF
from igroteka.games.prison.npc_events import Thought
from igroteka.games.prison.rooms import EDGES
from igroteka.games.prison.state import CARRIED, IN_BAG, NONE, State
from igroteka.kernel import NP
from igroteka.parts.grid import OPPOSITE

from .table import on_errand, position, with_npc, with_player

GAME = Prison()
EVERY_EDGE = (1 << EDGES) - 1
# Eight times 37B without an edge: pits in rows 2, 7, 12, 17 and gears one row below, both in
# columns 2 and 7; all else is floor.
PLAIN: Dungeon = (Laid(1, 0, broken=EVERY_EDGE),) * 8


def at(row: int, column: int) -> int:
    return row * 10 + column


def but(dungeon: Dungeon, *closed: int) -> Dungeon:
    """With these places closed."""
    return tuple(None if place in closed else laid for place, laid in enumerate(dungeon))


def standing_edges(dungeon: Dungeon, *edges: tuple[int, int]) -> Dungeon:
    """With these edges, by square and side, as the rooms are drawn."""
    for square, side in edges:
        for here, facing in ((square, side), (BESIDE[square][side], OPPOSITE[side])):
            place = PLACE_OF[here]
            laid = dungeon[place] if place >= 0 else None
            if laid:
                whole = laid.broken & ~(1 << own_edge(laid, here, facing))
                dungeon = relaid(dungeon, place, replace(laid, broken=whole))
    return dungeon


def lone(name: str, square: int, carrying: Kind | None = None, dungeon: Dungeon = PLAIN) -> State:
    """That NPC alone, its number is `WHO`; one of the player's is in the bag, so play goes on."""
    return with_npc(empty(dungeon), name, square, carrying)[0]


def empty(dungeon: Dungeon = PLAIN) -> State:
    return with_player(position(dungeon), Class.COLOSSUS, IN_BAG)


class Heard(list[Any]):
    """Everything told, in order; an ear even before anything is."""

    def __bool__(self) -> bool:
        return True

    def __call__(
        self, event: Any, audience: object = None, blurred: object = None, once: bool = False
    ) -> None:
        self.append(event)


WHO = 8  # the first NPC in a position: the player's eight come before


def carrying_wounded(state: State, number: int, friend: int) -> State:
    figures = list(state.figures)
    figures[number] = replace(figures[number], friend=friend)
    figures[friend] = replace(figures[friend], square=CARRIED, wounded=True)
    return replace(state, figures=tuple(figures))


def act(state: State, number: int, *answers: Any) -> tuple[State, Heard]:
    """The whole activation and what was told; chance and the player answer as given."""
    events = Heard()
    left = list(answers)
    state = on_errand(state, number)
    while number in state.upright and state.stage == "np" and not state.result:
        seat = GAME.active(state)[0]
        legal = GAME.legal(state, seat)
        action = legal[0]
        if seat != NP and left and left[0] in legal:
            action = left.pop(0)
        state = GAME.apply(state, seat, action, events)
    assert not left, f"never asked for {left}"
    return settle(state, events), events


def settle(state: State, events: Heard) -> State:
    while state.agenda and not state.result:
        seat = GAME.active(state)[0]
        state = GAME.apply(state, seat, GAME.legal(state, seat)[0], events)
    return state


def step(state: State, number: int, *answers: Any) -> tuple[State, Heard]:
    """Only its first action."""
    events = Heard()
    state = on_errand(state, number) if state.errand is None else state
    for answer in answers:
        state = GAME.apply(state, GAME.active(state)[0], answer, events)
    if GAME.active(state)[0] != NP:
        state = GAME.apply(state, GAME.active(state)[0], Tie(0), events)
    return GAME.apply(state, NP, GAME.legal(state, NP)[0], events), events


def thoughts(events: Sequence[Any]) -> list[Thought]:
    return [event for event in events if isinstance(event, Thought)]


def first(events: Sequence[Any]) -> Thought:
    return thoughts(events)[0]


def reasons(thought: Thought) -> dict[str, tuple[str, str]]:
    """Why each goal it looked at was taken or left, and the clause."""
    return {one.goal: (one.reason, one.clause) for one in thought.tried}


def who(state: State, number: int) -> int:
    return state.figures[number].square


def thing_at(state: State, square: int) -> Kind | None:
    return next((thing.kind for thing in state.things if thing.square == square), None)


def load(state: State, number: int) -> Kind | None:
    figure = state.figures[number]
    if figure.friend != NONE:
        return Kind.WOUNDED
    return None if figure.thing == NONE else state.things[figure.thing].kind
