"""Every wrong act is refused by the clause that forbids it.

The player's Cleric stands on 42 of the hall, Jen on 44; pits are on 20 and 34, a gear on 11.
"""

from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import (
    Activate,
    Attack,
    Begin,
    Break,
    Choose,
    Dice,
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
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.scene import with_figure
from igroteka.games.prison.floor.dungeon import Laid
from igroteka.games.prison.state import GONE, Moving, State
from igroteka.games.prison.tasks import Clash, Teleport
from igroteka.games.prison.turn.course import start
from igroteka.kernel import Seat
from igroteka.parts.grid import EAST, NORTH, SOUTH, WEST

from .activations import GAME, armed
from .table import HALL, position, with_npc, with_player, with_thing

YOU = Seat(0)
CLERIC, NAGA, JEN = int(Class.CLERIC), int(Class.NAGA), 8
HERE = 42


def table() -> State:
    state, _ = with_npc(with_player(position(), Class.CLERIC, HERE), "jen", HERE + 2)
    return state


def only(kind: Class, square: int = HERE) -> State:
    return with_player(position(), kind, square)


def moving(kind: Class = Class.CLERIC, square: int = HERE) -> State:
    return GAME.apply(only(kind, square), YOU, Begin(kind))


def fighting() -> State:
    state, jen = with_npc(only(Class.CLERIC), "jen", HERE + 1)
    return GAME.apply(state, YOU, Attack(CLERIC, jen))


def first_turn() -> State:
    state = replace(only(Class.CLERIC, 1), acted=False, dungeon=(None,) * 8)
    return replace(state, ap=2)


def near(other: Class, square: int, *, wounded: bool = False) -> State:
    return with_player(only(Class.CLERIC), other, square, wounded=wounded)


CASES: list[tuple[str, State, Any, str]] = [
    ("nobody has that number", table(), Begin(99), "P-4.1"),
    ("an enemy is not moved", table(), Begin(JEN), "P-4.1"),
    ("whoever is out acts no more", table(), Begin(NAGA), "P-4.1"),
    ("wounded", near(Class.NAGA, 50, wounded=True), Begin(NAGA), "P-7.1"),
    ("healed", with_figure(table(), CLERIC, healed=True), Begin(CLERIC), "P-5.3"),
    ("no AP for a scream", replace(only(Class.BANSHEE), ap=1), Scream(Class.BANSHEE, 0), "P-4.1"),
    ("the first action opens", first_turn(), Begin(CLERIC), "P-3.4"),
    ("and is not passed", first_turn(), Pass(), "P-3.4"),
    ("a far room", first_turn(), Reveal(CLERIC, 2), "P-4.8"),
    ("an open room", table(), Reveal(CLERIC, 0), "P-4.8"),
    ("no such room", table(), Reveal(CLERIC, 8), "P-4.8"),
    ("no gear", table(), Turn(CLERIC, 0, 3), "P-4.9"),
    ("against the arrow", only(Class.CLERIC, 11), Turn(CLERIC, 0, 1), "P-4.9"),
    ("a half at once", only(Class.CLERIC, 11), Turn(CLERIC, 0, 2), "P-4.9"),
    ("another pair", only(Class.CLERIC, 11), Turn(CLERIC, 2, 1), "P-4.9"),
    ("nobody to attack", table(), Attack(CLERIC, 99), "P-7.1"),
    ("a friend", near(Class.NAGA, 43), Attack(CLERIC, NAGA), "P-7.1"),
    ("not beside", table(), Attack(CLERIC, JEN), "P-7.1"),
    ("no bow", table(), Attack(CLERIC, JEN, "bow"), "P-6.4"),
    ("no spear", table(), Attack(CLERIC, JEN, "spear"), "P-6.5"),
    ("wounded this turn", with_figure(table(), JEN, hurt=True), Attack(CLERIC, JEN), "P-7.4"),
    ("too far a jump", table(), Jump(CLERIC, 45), "P-4.7"),
    ("a jump into a pit", only(Class.CLERIC, 32), Jump(CLERIC, 34), "P-4.7"),
    ("no Cleric", near(Class.NAGA, 43), Heal(NAGA, CLERIC), "P-5.3"),
    ("nobody to heal", table(), Heal(CLERIC, 99), "P-5.3"),
    ("an unwounded friend", near(Class.NAGA, 43), Heal(CLERIC, NAGA), "P-5.3"),
    ("not beside it", near(Class.NAGA, 44, wounded=True), Heal(CLERIC, NAGA), "P-5.3"),
    ("nor oneself", only(Class.CLERIC), Heal(CLERIC, CLERIC), "P-5.3"),
    ("no key", table(), Portcullis(CLERIC, EAST), "P-6.2"),
    ("no bars", only(Class.BACKSTABBER), Portcullis(Class.BACKSTABBER, EAST), "P-4.1"),
    ("no Colossus", table(), Break(CLERIC, EAST), "P-5.4"),
    ("no bars to break", only(Class.COLOSSUS), Break(Class.COLOSSUS, EAST), "P-4.1"),
    ("no wand", only(Class.WIZARD), Fire(Class.WIZARD, EAST), "P-6.3"),
    ("no Wizard", armed(table(), Class.CLERIC, Kind.FIREBALL), Fire(CLERIC, EAST), "P-6.3"),
    (
        "nobody in line",
        armed(only(Class.WIZARD), Class.WIZARD, Kind.FIREBALL),
        Fire(Class.WIZARD, EAST),
        "P-6.3",
    ),
    ("no Banshee", table(), Scream(CLERIC, JEN), "P-5.2"),
    ("nobody to push", only(Class.BANSHEE), Scream(Class.BANSHEE, 99), "P-5.2"),
    ("nor oneself pushed", only(Class.BANSHEE), Scream(Class.BANSHEE, 1), "P-5.2"),
    (
        "out of sight",
        with_npc(only(Class.BANSHEE), "jen", 63)[0],
        Scream(Class.BANSHEE, JEN),
        "P-4.10",
    ),
    (
        "no room behind",
        with_npc(only(Class.BANSHEE), "jen", 40)[0],
        Scream(Class.BANSHEE, JEN),
        "P-5.2",
    ),
    ("a move under way", moving(), Begin(CLERIC), "P-4.2"),
    ("no move under way", table(), Step(EAST), "P-3.5"),
    ("tired", replace(moving(), moving=Moving(CLERIC, points=0)), Step(EAST), "P-4.1"),
    ("no such side", moving(), Step(7), "P-4.3"),
    ("an outer wall", moving(square=40), Step(WEST), "P-4.4"),
    ("a pit", moving(square=33), Step(EAST), "P-4.6"),
    ("nothing here", moving(), PickUp(), "P-4.5"),
    ("empty hands", moving(), Drop(), "P-4.5"),
    ("no friend here", moving(), Give(), "P-4.5"),
    ("a card in the middle of a turn", table(), PlayCard(2), "P-3.5"),
    ("no card in the hand", replace(table(), stage="card"), PlayCard(7), "P-3.2"),
    ("not in order", replace(table(), stage="card"), PlayCard(3), "P-3.3"),
    ("first a card", replace(table(), stage="card"), Begin(CLERIC), "P-3.5"),
    ("first four starters", start("solo", "pink", sight=False), PlayCard(2), "P-3.1"),
    ("a fight first", fighting(), Begin(CLERIC), "P-4.2"),
    ("no such combat card", fighting(), FightCard(7), "P-7.1"),
    ("no fight", table(), FightCard(3), "P-3.5"),
    ("nothing to name", fighting(), Name(3), "P-4.2"),
    ("nothing to choose", table(), Choose(1), "P-3.5"),
    ("dice are not thrown by hand", table(), Dice(1, 1), "P-9.31"),
    ("the NP moves itself", table(), Activate(JEN), "P-9.31"),
    ("nobody acts in the NP's turn", replace(table(), stage="np"), Pass(), "P-3.1"),
    ("nobody is picked in mid-game", table(), Pick(3), "P-3.5"),
]


@pytest.mark.clause("P-4.1", "P-4.2", "P-3.5")
@pytest.mark.parametrize(
    ("state", "action", "clause"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_a_wrong_act_is_refused_by_its_clause(state: State, action: Any, clause: str) -> None:
    refusal = GAME.refuse(state, YOU, action)
    assert refusal
    assert refusal.clause == clause
    assert action not in GAME.legal(state, YOU)


@pytest.mark.clause("P-8.2")
def test_a_row_with_a_token_is_not_chosen() -> None:
    """White says the first column; in the room's second row of it is a pit."""
    figure = with_npc(only(Class.CLERIC), "jen", GONE)[0]
    state = replace(figure, agenda=(Teleport(JEN, False, 0, column=0),))
    for line, clause in ((1, "P-8.2"), (5, "P-8.2"), (-1, "P-8.2")):
        refusal = GAME.refuse(state, YOU, Choose(line))
        assert refusal
        assert refusal.clause == clause
    assert GAME.refuse(state, YOU, Choose(0)) is None


@pytest.mark.clause("P-9.15")
def test_of_three_cards_one_that_is_shown_is_named_before_one_plays() -> None:
    state, jen = with_npc(only(Class.TELEPATH), "jen", HERE + 1)
    pair = (int(Class.TELEPATH), jen)
    state = replace(state, agenda=(Clash(*pair, "close", pair, shown=(0, 2, 5)),))
    assert list(GAME.legal(state, YOU)) == [Name(0), Name(2), Name(5)]
    for wrong, clause in ((Name(3), "P-9.15"), (FightCard(3), "P-4.2")):
        refusal = GAME.refuse(state, YOU, wrong)
        assert refusal
        assert refusal.clause == clause


@pytest.mark.clause("P-4.3", "P-4.2", "P-4.6")
def test_where_a_move_may_not_end_the_clause_says_why() -> None:
    crowded = with_thing(with_thing(only(Class.CLERIC), Kind.KEY, HERE), Kind.BOW, HERE + 1)
    state = GAME.apply(crowded, YOU, Begin(Class.CLERIC))
    for action in (PickUp(), Step(EAST)):
        state = GAME.apply(state, YOU, action)
    assert why_not(state) == "P-4.2"
    friend = GAME.apply(near(Class.NAGA, HERE + 1), YOU, Begin(Class.CLERIC))
    assert why_not(GAME.apply(friend, YOU, Step(EAST))) == "P-4.3"
    hanging = moving(Class.WIZARD, 33)
    assert why_not(GAME.apply(hanging, YOU, Step(EAST))) == "P-4.6"


def why_not(state: State) -> str:
    refusal = GAME.refuse(state, YOU, Stop())
    assert refusal
    return refusal.clause


@pytest.mark.clause("P-4.8")
@pytest.mark.parametrize(
    ("room", "square", "clause"),
    [(5, 54, "P-4.8"), (1, 54, None), (1, 53, "P-4.8"), (1, 43, "P-4.8")],
)
def test_a_room_is_opened_only_where_its_own_side_is_clear(
    room: int, square: int, clause: str | None
) -> None:
    """Towards the east 39B has a slit in its last row and 37B nothing."""
    rooms = (Laid(room, 0), None, *HALL[2:])
    refusal = GAME.refuse(with_player(position(rooms), Class.NAGA, square), YOU, Reveal(NAGA, 1))
    assert (refusal and refusal.clause) == clause


@pytest.mark.clause("P-7.6")
def test_after_the_end_nothing_is_done() -> None:
    state = with_player(replace(table(), points=(4, 0)), Class.NAGA, 202)
    state = GAME.apply(GAME.apply(state, YOU, Begin(NAGA)), YOU, Step(SOUTH))
    assert state.result
    refusal = GAME.refuse(state, YOU, Step(NORTH))
    assert refusal
    assert refusal.clause == "P-7.6"
    assert GAME.legal(state, YOU) == ()
