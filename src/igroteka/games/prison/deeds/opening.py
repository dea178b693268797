"""Rooms are opened, tokens come out of the bag and are teleported (P-8, P-11.3, P-12.1)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from igroteka.games.prison.actions import Arrive, Dice, Draw, Eye, Lay
from igroteka.games.prison.events import Arrived, Diced, Looked, Opened, Placed, Vanished
from igroteka.games.prison.figures.gears import has_trait
from igroteka.games.prison.figures.scene import floor, scene, with_figure, with_thing
from igroteka.games.prison.floor.dungeon import PLACES, WITHIN, Laid, relaid, square_in
from igroteka.games.prison.floor.quarters import SQUARE, TURNS
from igroteka.games.prison.icons import WHITE
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.rooms import ROOMS, SIDE, SQUARES
from igroteka.games.prison.state import BLUE, GONE, IN_BAG, NONE, WAITING, Figure, State
from igroteka.games.prison.tasks import AnyTask, CallUp, DrawToken, OpenEye, OpenRoom, Teleport
from igroteka.kernel import Emit

TOKENS_A_ROOM = 3
SIX = 6
BORN_ON_GEAR = ("born_on_gear", "gear_and_reverse")


def closed_places(state: State) -> list[int]:
    return [place for place in range(PLACES) if state.dungeon[place] is None]


def closed_rooms(state: State) -> list[int]:
    """Which are still closed is known, not where (P-2.2)."""
    open_ones = {laid.room for laid in state.dungeon if laid}
    return [room for room in range(len(ROOMS)) if room not in open_ones]


def before(state: State, *tasks: AnyTask) -> State:
    return replace(state, agenda=(*tasks, *state.agenda))


def done(state: State) -> State:
    return replace(state, agenda=state.agenda[1:])


# a room


def lays(state: State) -> list[Lay]:
    return [Lay(room, turn) for room in closed_rooms(state) for turn in range(TURNS)]


def lay(state: State, task: OpenRoom, action: Lay, emit: Emit | None) -> State:
    if emit:
        emit(Opened(task.place, action.room, action.turn, task.by))
    dungeon = relaid(state.dungeon, task.place, Laid(action.room, action.turn))
    drawing = (DrawToken(task.place, task.by),) * TOKENS_A_ROOM
    return before(replace(done(state), dungeon=dungeon), *drawing)


# a token


def in_bag(state: State) -> list[Draw]:
    figures = [Draw(n, False) for n, f in enumerate(state.figures) if f.square == IN_BAG]
    things = [Draw(n, True) for n, t in enumerate(state.things) if t.square == IN_BAG]
    return [*figures, *things]


def arrives(state: State, task: Teleport, emit: Emit | None) -> State:
    """Some Mekanorks go straight to the gear (P-8.4)."""
    gear = gear_of(state, task.place)
    born_there = not task.thing and any(has_trait(state, task.number, t) for t in BORN_ON_GEAR)
    if born_there and is_empty(state, gear):
        return place(state, task, gear, emit)
    return before(state, task)


def gear_of(state: State, at: int) -> int:
    laid = state.dungeon[at]
    assert laid
    return square_in(at, SQUARE[laid.turn][ROOMS[laid.room].gear])


def own_to_floor(state: State, at: int, row: int, column: int) -> int:
    """Rows and columns are the room's own, whichever way it lies (P-8.1)."""
    laid = state.dungeon[at]
    assert laid
    return square_in(at, SQUARE[laid.turn][row * SIDE + column])


def is_empty(state: State, square: int) -> bool:
    here = scene(state)
    return square not in here.standing and not here.on_ground(square)


def is_valid(state: State, square: int) -> bool:
    """A safe square without any token (P-8.3)."""
    return square not in floor(state).pits and is_empty(state, square)


def squares_of(at: int) -> list[int]:
    return [square_in(at, within) for within in range(SQUARES)]


def valid_squares(state: State, at: int) -> set[tuple[int, int]]:
    laid, here, ground = state.dungeon[at], scene(state), floor(state)
    assert laid
    taken = here.standing_crowd | here.lying_crowd | here.things_crowd | ground.pit_crowd
    own_squares = enumerate(SQUARE[laid.turn])
    return {divmod(own, SIDE) for own, lies in own_squares if not taken >> WITHIN[at][lies] & 1}


def throws(state: State, at: int) -> Iterator[Dice]:
    """Those that say something; all others are thrown again (P-8.2, P-8.3)."""
    valid = valid_squares(state, at)
    for red in range(1, SIX + 1):
        for white in range(1, SIX + 1):
            if says(valid, red, white):
                yield Dice(red, white)


def says(valid: set[tuple[int, int]], red: int, white: int) -> bool:
    if red == white == SIX:
        return True
    if red == SIX:
        return any(column == white - 1 for _, column in valid)
    if white == SIX:
        return any(row == red - 1 for row, _ in valid)
    return (red - 1, white - 1) in valid


def thrown(state: State, task: Teleport, action: Dice, emit: Emit | None) -> State:
    if emit:
        emit(Diced(action.red, action.white))
    if action.red == action.white == SIX:
        return vanish(done(state), task, emit)
    row = NONE if action.red == SIX else action.red - 1
    column = NONE if action.white == SIX else action.white - 1
    return thrown_to(done(state), replace(task, row=row, column=column), emit)


def thrown_to(state: State, task: Teleport, emit: Emit | None) -> State:
    """At its square, or left to the player to choose a row or a column."""
    if NONE in (task.row, task.column):
        return before(state, task)
    return place(state, task, own_to_floor(state, task.place, task.row, task.column), emit)


def lines(state: State, task: Teleport) -> list[int]:
    """What may be chosen on a six: a pick must be valid if any is (P-8.2)."""
    valid = valid_squares(state, task.place)
    if task.row == NONE:
        return sorted(row for row, column in valid if column == task.column)
    return sorted(column for row, column in valid if row == task.row)


def chosen(state: State, task: Teleport, line: int, emit: Emit | None) -> State:
    known = replace(task, row=line) if task.row == NONE else replace(task, column=line)
    return thrown_to(done(state), known, emit)


def place(state: State, task: Teleport, square: int, emit: Emit | None) -> State:
    if emit:
        emit(Placed(task.number, task.thing, square))
    if task.thing:
        return with_thing(state, task.number, square)
    state = with_figure(state, task.number, square=square)
    return joined_row(state, task.number)


def joined_row(state: State, number: int) -> State:
    """A new card goes upright to the right end; in the NP's turn it acts this round (P-8.5).

    Before the row is laid it is shuffled in with the others.
    """
    if state.figures[number].npc == NONE or state.stage != "np" or NONE in state.row:
        return state
    return replace(state, row=(*state.row, number), upright=(*state.upright, number))


def vanish(state: State, task: Teleport, emit: Emit | None) -> State:
    """Lost by double six: out of the game, and no points (P-8.2)."""
    if emit:
        emit(Vanished(task.number, task.thing))
    if task.thing:
        return with_thing(state, task.number, GONE)
    return with_figure(state, task.number, square=GONE)


# reinforcements and the Sight


def waiting(state: State) -> list[int]:
    """The cards of the reinforcement deck; at white they stay in the box (P-2.1)."""
    if state.level == WHITE:
        return []
    known = {figure.npc for figure in state.figures}
    return [npc for npc in range(len(NPCS)) if npc not in known]


def arrivals(state: State) -> Sequence[Arrive]:
    """The next card, and a random open room that has a valid square (P-11.3)."""
    rooms = [p for p in range(PLACES) if state.dungeon[p] and valid_squares(state, p)]
    return [Arrive(npc, at) for npc in waiting(state) for at in rooms]


def arrive(state: State, action: Arrive, emit: Emit | None) -> State:
    number = len(state.figures)
    newcomer = Figure(BLUE, NPCS[action.npc].kind, WAITING, action.npc)
    state = replace(done(state), figures=(*state.figures, newcomer))
    if emit:
        emit(Arrived(number, action.place))
    return arrives(state, Teleport(number, False, action.place), emit)


def called(state: State, count: int) -> State:
    """None comes where no card or no room is left; that is seen when its turn comes."""
    return replace(state, agenda=(*state.agenda, *((CallUp(),) * count)))


def eyed(state: State, count: int) -> State:
    return replace(state, agenda=(*state.agenda, *((OpenEye(),) * count)))


def looks(state: State) -> list[Eye]:
    return [Eye(at) for at in closed_places(state)]


def look(state: State, action: Eye, emit: Emit | None) -> State:
    if emit:
        emit(Looked(action.place))
    return before(done(state), OpenRoom(action.place))


def idle(state: State) -> bool:
    """The first of the agenda has nothing left to do: no card, no closed room, an empty bag."""
    task = state.agenda[0]
    if isinstance(task, DrawToken):
        return not in_bag(state)
    if isinstance(task, CallUp):
        return not arrivals(state)
    return isinstance(task, OpenEye) and not closed_places(state)
