"""Why not: the first clause that stands in the way of a player's move."""

from collections.abc import Callable
from typing import Any

from igroteka.kernel import Refusal, Seat, game_over, not_a_players_move, not_your_turn

from .actions import (
    Attack,
    Begin,
    Break,
    Choose,
    Drop,
    FightCard,
    Fire,
    Give,
    Heal,
    Jump,
    Name,
    Pass,
    Pick,
    PickUp,
    PlayCard,
    Portcullis,
    Reveal,
    Scream,
    Step,
    Stop,
    Turn,
)
from .carrying import drop, give, here, passing, pick_up
from .clashing import hand
from .classes import Class, Kind
from .deeds import away, beside_places, first_in_line, pushed_to
from .fighting import adjacent, ways_to_hit
from .floor import BESIDE, NOWHERE, OFF, PLACE, PLACES, WIDTH, portcullis
from .gears import arrow, has_trait, locked, rooms_from
from .jumping import landings
from .opening import lines
from .scene import carries, loaded, scene
from .state import NONE, OFF_FLOOR, YELLOW, State
from .tasks import Clash, Teleport
from .turns import ASIDE
from .walking import bars, can_end, is_exit, may_stop, own_line

SCREAM_AP = 2
IN_FRONT = (0, 1)


def no(clause: str, reason: str, **details: str | int) -> Refusal:
    return Refusal(clause, f"prison-refuse-{reason}", details)


def refuse(state: State, asked: tuple[Seat, ...], seat: Seat, action: Any) -> Refusal | None:
    if state.result:
        return game_over("P-7.6")
    if seat not in asked:
        return not_your_turn("P-3.1")
    judge = JUDGES.get(type(action))
    if judge is None:
        return not_a_players_move("P-9.31")
    return out_of_place(state, action) or judge(state, action)


def out_of_place(state: State, action: Any) -> Refusal | None:
    """Each move has its time: a choice, a fight, the card, a move under way, or an action."""
    if isinstance(action, EXPECTED[expected(state)]):
        return None
    return no("P-4.2", f"first-{expected(state)}")


def expected(state: State) -> str:
    if state.agenda:
        task = state.agenda[0]
        if isinstance(task, Teleport):
            return "choose"
        return "name" if isinstance(task, Clash) and task.shown else "fight"
    return "move" if state.moving else state.stage


def refuse_pick(state: State, action: Pick) -> Refusal | None:
    if action.kind not in range(len(Class)) or state.figures[action.kind].square != ASIDE:
        return no("P-2.4", "picked")
    return None


def refuse_card(state: State, action: PlayCard) -> Refusal | None:
    own = state.cards[YELLOW].actions
    if action.value not in own:
        return no("P-3.2", "no-card", value=action.value)
    if state.cycle == 1 and action.value != min(own):
        return no("P-3.3", "ascending", value=min(own))
    return None


# actions


def able(state: State, number: int, ap: int = 1) -> Refusal | None:
    """One's own, unwounded, not healed this turn, and action points to pay with."""
    if number not in range(len(state.figures)):
        return no("P-4.1", "nobody")
    figure = state.figures[number]
    if figure.side != YELLOW or figure.square < OFF_FLOOR:
        return no("P-4.1", "not-yours")
    if figure.wounded:
        return no("P-7.1", "wounded")
    if figure.healed:
        return no("P-5.3", "healed")
    if state.ap < ap:
        return no("P-4.1", "ap", needed=ap, left=state.ap)
    return None


def first_reveals(state: State) -> Refusal | None:
    """The very first action of the game must open a room (P-3.4)."""
    return None if state.acted else no("P-3.4", "first-reveal")


def refuse_begin(state: State, action: Begin) -> Refusal | None:
    return able(state, action.figure) or first_reveals(state)


def refuse_step(state: State, action: Step) -> Refusal | None:
    moving = state.moving
    assert moving
    number, square = moving.figure, state.figures[moving.figure].square
    if not moving.points:
        return no("P-4.1", "tired")
    if action.side not in range(4):
        return no("P-4.3", "no-side")
    clause = bars(state, number, square, action.side)
    if clause:
        return no(clause, BARRED[clause])
    there = BESIDE[square][action.side]
    exits = is_exit(state.figures[number].side, there)
    if not exits and not can_end(state, number, there, moving.points - 1):
        return no("P-4.3", "no-end")
    return None


BARRED = {"P-4.4": "walled", "P-4.3": "enemy", "P-4.6": "pit"}
ENDS = {"P-4.3": "end-occupied", "P-4.2": "end-crowded", "P-4.6": "end-pit"}


def refuse_stop(state: State, _action: Stop) -> Refusal | None:
    assert state.moving
    number = state.moving.figure
    clause = may_stop(state, number, state.figures[number].square)
    return no(clause, ENDS[clause]) if clause else None


def refuse_pick_up(state: State, _action: PickUp) -> Refusal | None:
    assert state.moving
    if here(state, state.moving.figure) == (NONE, NONE):
        return no("P-4.5", "nothing-here")
    return refuse_handling(state, pick_up)


def refuse_drop(state: State, _action: Drop) -> Refusal | None:
    """A square has room for two tokens (P-4.2)."""
    assert state.moving
    number = state.moving.figure
    square, found = state.figures[number].square, scene(state)
    if not loaded(state, number):
        return no("P-4.5", "empty-hands")
    friend = passing(state)
    if found.on_ground(square) or (friend != NONE and loaded(state, friend)):
        return no("P-4.2", "end-crowded")
    return refuse_handling(state, drop)


def refuse_give(state: State, _action: Give) -> Refusal | None:
    assert state.moving
    friend = passing(state)
    if friend == NONE:
        return no("P-4.5", "no-friend")
    if not loaded(state, friend) and not loaded(state, state.moving.figure):
        return no("P-4.5", "empty-hands")
    if not loaded(state, friend) and scene(state).on_ground(state.figures[friend].square):
        return no("P-4.2", "end-crowded")
    return refuse_handling(state, give)


def refuse_handling(state: State, handle: Callable[[State, None], State]) -> Refusal | None:
    """Once a square, and the move must still find an end."""
    assert state.moving
    if state.moving.handled:
        return no("P-4.5", "handled")
    after, number = handle(state, None), state.moving.figure
    if can_end(after, number, after.figures[number].square, state.moving.points):
        return None
    return no("P-4.3", "no-end")


def refuse_reveal(state: State, action: Reveal) -> Refusal | None:
    said = able(state, action.figure)
    if said:
        return said
    if action.place not in range(PLACES) or state.dungeon[action.place] is not None:
        return no("P-4.8", "open-already")
    square = state.figures[action.figure].square
    on_line = PLACE[square] == OFF and square // WIDTH == own_line(YELLOW)
    if on_line and action.place in IN_FRONT:
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
    if target.side == YELLOW or target.square < OFF_FLOOR:
        return no("P-7.1", "no-enemy")
    if target.hurt:
        return no("P-7.4", "hurt-already")
    if action.how not in ways_to_hit(state, action.figure, action.target):
        return no("P-7.1", "out-of-reach")
    return None


def refuse_jump(state: State, action: Jump) -> Refusal | None:
    said = able(state, action.figure) or first_reveals(state)
    if said:
        return said
    if not state.cards[YELLOW].jumps:
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
    wounded_friend = target.side == YELLOW and target.wounded and target.square >= OFF_FLOOR
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


def refuse_fight_card(state: State, action: FightCard) -> Refusal | None:
    task = state.agenda[0]
    assert isinstance(task, Clash)
    if action.value not in state.cards[YELLOW].fights:
        return no("P-7.1", "no-card", value=action.value)
    if action.value not in hand(state, task):
        return no("P-9.15", "weakest")
    return None


def refuse_name(state: State, action: Name) -> Refusal | None:
    task = state.agenda[0]
    assert isinstance(task, Clash)
    return None if action.value in task.shown else no("P-9.15", "not-shown", value=action.value)


def refuse_choose(state: State, action: Choose) -> Refusal | None:
    task = state.agenda[0]
    assert isinstance(task, Teleport)
    return None if action.line in lines(state, task) else no("P-8.2", "not-valid")


JUDGES: dict[type, Callable[[State, Any], Refusal | None]] = {
    Pick: refuse_pick,
    PlayCard: refuse_card,
    Begin: refuse_begin,
    Step: refuse_step,
    Stop: refuse_stop,
    PickUp: refuse_pick_up,
    Drop: refuse_drop,
    Give: refuse_give,
    Reveal: refuse_reveal,
    Turn: refuse_turn,
    Attack: refuse_attack,
    Jump: refuse_jump,
    Heal: refuse_heal,
    Portcullis: refuse_portcullis,
    Break: refuse_break,
    Fire: refuse_fire,
    Scream: refuse_scream,
    Pass: refuse_pass,
    FightCard: refuse_fight_card,
    Name: refuse_name,
    Choose: refuse_choose,
}
EXPECTED: dict[str, tuple[type, ...]] = {
    "starters": (Pick,),
    "card": (PlayCard,),
    "act": (
        Begin,
        Reveal,
        Turn,
        Attack,
        Jump,
        Heal,
        Portcullis,
        Break,
        Fire,
        Scream,
        Pass,
    ),
    "move": (Step, Stop, PickUp, Drop, Give),
    "choose": (Choose,),
    "name": (Name,),
    "fight": (FightCard,),
    "np": (),
    "over": (),
}
