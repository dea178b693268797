"""Why not: what action points buy besides a move (P-4.7 to P-4.10, P-5, P-6)."""

from igroteka.games.prison.actions import (
    Attack,
    Break,
    Fire,
    Heal,
    Jump,
    Pass,
    Portcullis,
    Reveal,
    Scream,
    Turn,
)
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.deeds.bought import away, beside_places, first_in_line, pushed_to
from igroteka.games.prison.deeds.fights import adjacent, ways_to_hit
from igroteka.games.prison.figures.able import able, first_reveals, no
from igroteka.games.prison.figures.gears import arrow, has_trait, locked, rooms_from
from igroteka.games.prison.figures.jumping import landings
from igroteka.games.prison.figures.scene import carries, scene
from igroteka.games.prison.figures.walking import own_line
from igroteka.games.prison.floor.dungeon import (
    BESIDE,
    NOWHERE,
    OFF,
    PLACE,
    PLACES,
    WIDTH,
    portcullis,
)
from igroteka.games.prison.state import BLUE, NONE, OFF_FLOOR, YELLOW, State
from igroteka.kernel import Refusal

SCREAM_AP = 2
REACH = {"close": "P-7.1", "bow": "P-6.4", "spear": "P-6.5"}
IN_FRONT = {YELLOW: (0, 1), BLUE: (6, 7)}


def refuse_reveal(state: State, action: Reveal) -> Refusal | None:
    said = able(state, action.figure)
    if said:
        return said
    if action.place not in range(PLACES) or state.dungeon[action.place] is not None:
        return no("P-4.8", "open-already")
    square = state.figures[action.figure].square
    on_line = PLACE[square] == OFF and square // WIDTH == own_line(state.side)
    if on_line and action.place in IN_FRONT[state.side]:
        return None
    if action.place not in beside_places(state, square):
        return no("P-4.8", "not-beside-room")
    return None


def refuse_turn(state: State, action: Turn) -> Refusal | None:
    said = able(state, action.figure) or first_reveals(state)
    if said:
        return said
    if action.place not in rooms_from(state, action.figure):
        return no("P-4.9", "no-gear")
    if action.quarters not in (1, 3):
        return no("P-4.9", "one-quarter")
    mekanork = state.figures[action.figure].kind == Class.MEKANORK
    if action.quarters != arrow(state, action.place) and not mekanork:
        return no("P-4.9", "against-arrow")
    return no("P-13.1", "gear-locked") if locked(state, action.figure, action.place) else None


def refuse_attack(state: State, action: Attack) -> Refusal | None:
    said = able(state, action.figure) or first_reveals(state)
    if said:
        return said
    if action.target not in range(len(state.figures)):
        return no("P-7.1", "nobody")
    target = state.figures[action.target]
    if target.side == state.side or target.square < OFF_FLOOR:
        return no("P-7.1", "no-enemy")
    if target.hurt:
        return no("P-7.4", "hurt-already")
    if action.how not in ways_to_hit(state, action.figure, action.target):
        return no(REACH[action.how], "out-of-reach")
    return None


def refuse_jump(state: State, action: Jump) -> Refusal | None:
    said = able(state, action.figure) or first_reveals(state)
    if said:
        return said
    if not state.cards[state.side].jumps:
        return no("P-4.7", "no-jumps")
    if action.square not in landings(state, action.figure, state.figures[action.figure].square):
        return no("P-4.7", "no-landing")
    return None


def refuse_heal(state: State, action: Heal) -> Refusal | None:
    said = able(state, action.figure) or first_reveals(state)
    if said:
        return said
    if state.figures[action.figure].kind != Class.CLERIC:
        return no("P-5.3", "no-cleric")
    if action.target not in range(len(state.figures)):
        return no("P-5.3", "nobody")
    target = state.figures[action.target]
    wounded_friend = target.side == state.side and target.wounded and target.square >= OFF_FLOOR
    if not wounded_friend or not adjacent(state, action.figure, action.target):
        return no("P-5.3", "no-wounded")
    if target.square in scene(state).standing:
        return no("P-4.2", "end-crowded")
    return None


def refuse_portcullis(state: State, action: Portcullis) -> Refusal | None:
    said = able(state, action.figure) or first_reveals(state)
    if said:
        return said
    figure = state.figures[action.figure]
    if figure.kind != Class.BACKSTABBER and not carries(state, action.figure, Kind.KEY):
        return no("P-6.2", "no-key")
    if action.side not in range(4) or portcullis(state.dungeon, figure.square, action.side) is None:
        return no("P-4.1", "no-portcullis")
    return no("P-13.1", "gate-barred") if gate_barred(state, figure.square, action.side) else None


def gate_barred(state: State, square: int, side: int) -> bool:
    """Gorm, unwounded, lets nobody touch a portcullis on the edge of his square."""
    standing = scene(state).standing
    there = BESIDE[square][side]
    return any(
        has_trait(state, standing.get(at, NONE), "bars_the_gate")
        for at in (square, there)
        if at != NOWHERE
    )


def refuse_break(state: State, action: Break) -> Refusal | None:
    said = able(state, action.figure) or first_reveals(state)
    if said:
        return said
    figure = state.figures[action.figure]
    if figure.kind != Class.COLOSSUS:
        return no("P-5.4", "no-colossus")
    if action.side not in range(4) or portcullis(state.dungeon, figure.square, action.side) is None:
        return no("P-4.1", "no-portcullis")
    return None


def refuse_fire(state: State, action: Fire) -> Refusal | None:
    said = able(state, action.figure) or first_reveals(state)
    if said:
        return said
    wizard = state.figures[action.figure].kind == Class.WIZARD
    if not wizard or not carries(state, action.figure, Kind.FIREBALL):
        return no("P-6.3", "no-wand")
    if action.side not in range(4) or first_in_line(state, action.figure, action.side) == NONE:
        return no("P-6.3", "nobody-in-line")
    return None


def refuse_scream(state: State, action: Scream) -> Refusal | None:
    said = able(state, action.figure, SCREAM_AP) or first_reveals(state)
    if said:
        return said
    if state.figures[action.figure].kind != Class.BANSHEE:
        return no("P-5.2", "no-banshee")
    if action.target not in range(len(state.figures)) or action.target == action.figure:
        return no("P-5.2", "nobody")
    if state.figures[action.target].square < OFF_FLOOR:
        return no("P-5.2", "nobody")
    side = away(state, action.figure, action.target)
    if side == NOWHERE:
        return no("P-4.10", "no-sight")
    if pushed_to(state, action.target, side) == NOWHERE:
        return no("P-5.2", "no-room-behind")
    return None


def refuse_pass(state: State, _action: Pass) -> Refusal | None:
    """The first action must be made (P-3.4)."""
    return first_reveals(state)
