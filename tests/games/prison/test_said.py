"""A move of Prison in words, and how a side stands: everybody by name, squares as on the board."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import Choose, Hide, Pick, Put, Turn
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.events import Lost, Rowed
from igroteka.games.prison.state import BLUE, NONE, YELLOW, State
from igroteka.games.prison.tasks import PutToken, Teleport
from igroteka.games.prison.telling.agenda_seen import placing_seen
from igroteka.games.prison.telling.naming import load
from igroteka.kernel import Action, Seat, Spoken, Words

from .duel_table import GAME, picked
from .table import position, with_npc, with_player, with_thing

CLERIC = Words("prison-class-cleric")
ROPE = Words("prison-object-rope")


def said(state: State, action: Action) -> dict[str, Spoken]:
    return GAME.words(state, Seat(0), action).details


def test_a_turned_room_is_said_by_its_number_and_its_quarters() -> None:
    state = with_player(position(), Class.CLERIC, 23)
    turned = said(state, Turn(int(Class.CLERIC), place=2, quarters=3))
    assert turned == {"figure": CLERIC, "room": 3, "quarters": 3}


def test_whoever_starts_is_named_by_class() -> None:
    assert said(position(), Pick(Class.CLERIC))["figure"] == CLERIC


def test_a_token_laid_face_down_is_named_to_its_owner_with_its_room() -> None:
    state = picked()
    thing = next(n for n, one in enumerate(state.things) if one.kind == Kind.ROPE)
    laid = said(state, Hide(thing, thing=True, place=2))
    assert (laid["token"], laid["room"]) == (ROPE, Words("prison-ui-room", {"place": 3}))
    own = said(state, Hide(int(Class.CLERIC), thing=False, place=2))
    assert own["token"] == Words("prison-ui-sided", {"name": CLERIC, "side": YELLOW})


def test_a_token_out_of_an_opened_room_is_put_on_a_square_that_is_named() -> None:
    state = picked()
    thing = next(n for n, one in enumerate(state.things) if one.kind == Kind.ROPE)
    state = replace(state, agenda=(PutToken(thing, thing=True, place=0, side=YELLOW),))
    assert said(state, Put(23)) == {"token": ROPE, "square": "d2"}


@pytest.mark.clause("P-8.2")
@pytest.mark.parametrize(
    ("row", "column", "seen"),
    [(1, NONE, True), (NONE, 1, True), (NONE, NONE, False), (1, 1, False)],
)
def test_a_line_is_chosen_where_one_die_left_it_open(row: int, column: int, seen: bool) -> None:
    state = with_thing(position(), Kind.ROPE, NONE)
    task = Teleport(len(state.things) - 1, thing=True, place=0, row=row, column=column)
    state = replace(state, agenda=(task,))
    assert (placing_seen(state) is not None) == seen
    if seen:
        assert said(state, Choose(1))["token"] == ROPE
        where = {said(state, Choose(line))["square"] for line in range(3)}
        assert len(where) == 3


def test_a_side_reads_its_own_points_first_and_whoever_watches_yellows() -> None:
    state = replace(picked(), points=(1, 4))
    told = {who: GAME.purpose(GAME.view(state, who), who) for who in (Seat(0), Seat(1), None)}
    assert told[Seat(YELLOW)].details == {"mine": 1, "theirs": 4}
    assert told[Seat(BLUE)].details == {"mine": 4, "theirs": 1}
    assert told[None] == Words("prison-purpose-five-watched", {"mine": 1, "theirs": 4})
    assert told[Seat(0)].text == "prison-purpose-five"


def test_the_row_of_a_round_is_told_by_names_and_a_lost_thing_by_its_kind() -> None:
    state, jen = with_npc(with_player(position(), Class.CLERIC, 2), "jen", 4)
    state = with_thing(state, Kind.ROPE, 5)
    view = GAME.view(state, Seat(0))
    assert GAME.report(view, Rowed((jen,))).details["row"] == (Words("prison-npc-jen"),)
    lost = GAME.report(view, Lost(len(state.things) - 1, 5))
    assert lost.details["thing"] == ROPE


def test_cards_in_hand_are_read_to_whoever_holds_them_and_to_nobody_else() -> None:
    state = with_player(position(), Class.CLERIC, 2)
    jumps = "prison-ui-jumps"
    assert jumps in repr(GAME.aloud(GAME.view(state, Seat(0))))
    assert jumps not in repr(GAME.aloud(GAME.view(state, None)))


def test_what_somebody_carries_is_a_thing_or_a_wounded_friend_by_name() -> None:
    state, jen = with_npc(position(), "jen", 4, Kind.ROPE)
    assert load(state, jen) == ROPE
    state, ed = with_npc(state, "weakling_ed", 6)
    figures = (*state.figures[:-1], replace(state.figures[ed], friend=jen))
    assert load(replace(state, figures=figures), ed) == Words("prison-npc-jen")
