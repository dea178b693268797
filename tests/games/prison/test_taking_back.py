"""Within a turn one takes back what one did, until dice, cards or a new room have spoken."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.games.prison import Prison
from igroteka.games.prison.actions import (
    Attack,
    Begin,
    Drop,
    FightCard,
    Jump,
    Pass,
    PickUp,
    PlayCard,
    Reveal,
    Step,
    Stop,
)
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.state import State
from igroteka.kernel import CHANCE, Seat
from igroteka.match import Match, TakenBack, new_match, takeback_step
from igroteka.parts.grid import EAST

from .table import HALL, position, with_npc, with_player, with_thing

YOU = Seat(0)
HERE = 42
CLERIC = Class.CLERIC


def match_from(state: State) -> Match[Any, Any]:
    """A table at which the game begins with that position."""

    class Set(Prison):
        def start(self, seats: int, options: Mapping[str, str]) -> State:
            return state

    return new_match(Set(), 1, {}, "elm")


def on_the_table(level: str = "pink") -> State:
    rooms = (*HALL[:2], None, *HALL[3:])
    state = with_thing(with_player(position(rooms, level), CLERIC, HERE), Kind.KEY, HERE)
    return with_npc(with_player(state, Class.NAGA, 52), "jen", 53)[0]


def played(match: Match[Any, Any], *actions: Any) -> None:
    for action in actions:
        match.play(YOU, action)
        while CHANCE in match.active():
            match.throw()


@pytest.mark.parametrize(
    "actions",
    [
        (Begin(CLERIC),),
        (Begin(CLERIC), PickUp()),
        (Begin(CLERIC), PickUp(), Step(EAST)),
        (Begin(CLERIC), PickUp(), Step(EAST), Drop()),
        (Begin(CLERIC), Step(EAST), Stop()),
        (Jump(CLERIC, 44),),
        (Attack(Class.NAGA, 8),),
    ],
)
def test_what_nothing_has_answered_is_taken_back(actions: tuple[Any, ...]) -> None:
    match = match_from(on_the_table())
    positions = [match.state]
    for action in actions:
        match.play(YOU, action)
        positions.append(match.state)
    for before in reversed(positions[:-1]):
        step = takeback_step(match, YOU)
        assert step is not None
        match.append(TakenBack(0, YOU, step))
        assert match.state == before
    assert takeback_step(match, YOU) is None


def test_a_room_once_opened_stays_open() -> None:
    match = match_from(on_the_table())
    played(match, Reveal(Class.NAGA, 2))
    assert takeback_step(match, YOU) is None


def test_moves_after_a_room_are_taken_back_only_as_far_as_the_room() -> None:
    match = match_from(on_the_table())
    played(match, Reveal(Class.NAGA, 2), Begin(CLERIC), Step(EAST))
    for _ in range(2):
        step = takeback_step(match, YOU)
        assert step is not None
        match.append(TakenBack(0, YOU, step))
    assert takeback_step(match, YOU) is None


def test_a_fight_whose_cards_lie_open_is_not_taken_back() -> None:
    match = match_from(on_the_table())
    played(match, Attack(Class.NAGA, 8), FightCard(3))
    assert takeback_step(match, YOU) is None


def test_a_jump_that_has_called_a_reinforcement_is_not_taken_back() -> None:
    match = match_from(on_the_table("black"))
    played(match, Jump(CLERIC, 44))
    assert takeback_step(match, YOU) is None


def test_a_turn_once_ended_is_not_taken_back() -> None:
    match = match_from(replace(on_the_table(), card=5))
    played(match, Pass())
    assert takeback_step(match, YOU) is None


def test_in_the_set_up_starters_and_the_first_card_are_taken_back() -> None:
    match = new_match(Prison(), 1, {}, "elm")
    while CHANCE in match.active():
        match.throw()
    for starter in list(match.game.legal(match.state, YOU))[:4]:
        match.play(YOU, starter)
        assert takeback_step(match, YOU) == match.step - 1
    match.play(YOU, PlayCard(2))
    assert takeback_step(match, YOU) == match.step - 1
