"""Ten positions of Prison, and what a sensible hint may be in each."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.bots.tables import asked
from tests.bots.test_prison import PRISON, at, attacked, hall
from tests.games.prison.table import with_npc, with_player, with_thing

from igroteka.bots import Hint
from igroteka.games.prison.actions import (
    Attack,
    Begin,
    FightCard,
    Heal,
    Pass,
    Pick,
    PickUp,
    PlayCard,
    Step,
    Stop,
)
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.walking import bars
from igroteka.games.prison.state import GONE, State
from igroteka.kernel import Seat

from .coach import done, hinted, said

YOU = Seat(0)
NORTH, EAST, SOUTH, WEST = range(4)


def told(state: State) -> Hint:
    return hinted(PRISON, state, YOU)


def kinds(given: Hint) -> list[type[Any]]:
    return [type(action) for action in given.deed]


def wandering(kind: Class, row: int, column: int, *sides: int) -> State:
    """A player has begun a walk and gone so, sensibly or not."""
    state = PRISON.apply(with_player(hall(), kind, at(row, column)), YOU, Begin(kind))
    for side in sides:
        assert not bars(state, kind, state.figures[kind].square, side)
        state = PRISON.apply(state, YOU, Step(side))
    return state


def test_one_square_before_the_far_line_one_walks_out_and_it_is_a_point() -> None:
    state = replace(with_player(hall(), Class.CLERIC, at(19, 3)), ap=1)
    given = told(state)
    assert given.deed[0] == Begin(Class.CLERIC)
    assert done(PRISON, state, YOU, given).figures[Class.CLERIC].square == GONE
    assert said(given) == {"out": {}}


def test_a_whole_walk_is_one_hint_and_tells_the_ap_it_saves() -> None:
    state = replace(with_player(hall(), Class.NAGA, at(10, 3)), ap=1)
    given = told(state)
    assert kinds(given)[0] is Begin
    assert kinds(given)[-1] is Stop
    assert len(given.words) == 1
    way = said(given)["step"]
    assert way["ap"] < way["from"]


@pytest.mark.parametrize("sides", [(), (SOUTH,)], ids=["just begun", "one step"])
def test_a_walk_under_way_is_gone_on_with(sides: tuple[int, ...]) -> None:
    """It was told to stop in every position of a walk."""
    state = wandering(Class.NAGA, 10, 3, *sides)
    given = told(state)
    assert kinds(given)[0] is Step
    assert kinds(given)[-1] is Stop


def test_a_silly_walk_back_is_turned_round() -> None:
    state = wandering(Class.NAGA, 10, 3, NORTH)
    given = told(state)
    assert given.deed[0] != Step(NORTH)
    before = state.figures[Class.NAGA].square
    assert done(PRISON, state, YOU, given).figures[Class.NAGA].square > before


def test_a_walk_out_of_steps_can_only_stop() -> None:
    state = wandering(Class.NAGA, 10, 3)
    assert state.moving
    state = replace(state, moving=replace(state.moving, points=0))
    assert told(state).deed == (Stop(),)


def test_a_wounded_foe_beside_one_is_struck() -> None:
    state, foe = with_npc(hall(), "lockpick_rada", at(4, 4), wounded=True)
    state = replace(with_player(state, Class.COLOSSUS, at(4, 3)), ap=1)
    given = told(state)
    assert given.deed == (Attack(Class.COLOSSUS, foe),)
    assert set(said(given)) <= {"attack", "strike"}


def test_a_cleric_heals_the_friend_beside_her_and_the_hint_names_him() -> None:
    state = with_player(hall(), Class.CLERIC, at(4, 3))
    state = replace(with_player(state, Class.NAGA, at(4, 4), wounded=True), ap=1)
    given = told(state)
    assert given.deed == (Heal(Class.CLERIC, Class.NAGA),)
    assert said(given)["heal"]["who"].text.endswith("naga")


def test_in_a_fight_the_card_is_told_with_its_odds() -> None:
    state = attacked()
    given = told(state)
    assert isinstance(given.deed[0], FightCard)
    odds = said(given)["fight"]
    assert odds["wins"] >= odds["loses"]


def test_a_wand_on_the_way_is_picked_up_and_named() -> None:
    state = with_thing(hall(), Kind.FIREBALL, at(12, 3))
    state = replace(with_player(state, Class.WIZARD, at(8, 3)), ap=1)
    given = told(state)
    assert PickUp() in given.deed
    assert [words.text for words in given.words] == ["prison-deed-walk", "prison-action-pick-up"]
    assert set(said(given)) == {"pick-up"}


def test_before_the_game_somebody_quick_is_picked_then_a_card_is_played() -> None:
    given = told(asked(PRISON, 1, "first", 0).state)
    assert isinstance(given.deed[0], Pick)
    assert said(given)["pick"]["speed"] >= 3
    state = asked(PRISON, 1, "four", 4).state
    assert state.stage == "card"
    assert isinstance(hinted(PRISON, state, YOU).deed[0], PlayCard)


def test_with_nothing_to_be_gained_one_ends_the_turn() -> None:
    state = with_player(hall(), Class.COLOSSUS, at(3, 3), wounded=True)
    assert told(replace(state, ap=1)).deed == (Pass(),)
