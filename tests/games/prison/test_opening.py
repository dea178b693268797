"""Rooms are opened, tokens come by the dice, reinforcements and the Sight of the Arch-Mage."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison.actions import (
    Arrive,
    Begin,
    Choose,
    Dice,
    Draw,
    Eye,
    Jump,
    Lay,
    Order,
    Pass,
    PlayCard,
    Reveal,
    Rotation,
    Step,
)
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.deeds.opening import waiting
from igroteka.games.prison.floor.dungeon import Dungeon, Laid
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.state import BLUE, GONE, IN_BAG, NONE, YELLOW, Figure, State, Thing
from igroteka.games.prison.tasks import CallUp, DrawToken, OpenEye, OpenRoom, Teleport
from igroteka.kernel import CHANCE, NP, Seat
from igroteka.parts.grid import EAST

from .activations import GAME, one_go, watched
from .table import HALL, on_errand, position, with_npc, with_player, with_thing

YOU = Seat(0)
CLOSED: Dungeon = (*HALL[:2], None, *HALL[3:])
NPC = {npc.id: number for number, npc in enumerate(NPCS)}


def arriving(place: int = 0, turn: int = 0) -> tuple[State, int]:
    """Jen is about to be teleported into that room."""
    laid = HALL[place]
    assert laid
    rooms = (*HALL[:place], replace(laid, turn=turn), *HALL[place + 1 :])
    state, jen = with_npc(watched(rooms), "jen", IN_BAG)
    return replace(state, agenda=(Teleport(jen, False, place),)), jen


@pytest.mark.clause("P-1.5", "P-8.1")
def test_the_red_die_is_the_row_and_the_white_one_the_column() -> None:
    state, jen = arriving()
    assert GAME.apply(state, CHANCE, Dice(2, 4)).figures[jen].square == 23


@pytest.mark.clause("P-1.5", "P-9.11")
def test_the_rotation_die_has_three_faces_each_way() -> None:
    state, al = with_npc(watched(), "tinker_al", 141)
    odds = dict(GAME.chances(one_go(state, al)) or ())
    assert set(odds) == {Rotation(quarters) for quarters in (1, 2, 3, -1, -2, -3)}
    assert set(odds.values()) == {1 / 6}


@pytest.mark.clause("P-8.1")
@pytest.mark.parametrize(("turn", "square"), [(0, 23), (1, 43), (2, 41), (3, 21)])
def test_rows_and_columns_are_the_rooms_own_however_it_lies(turn: int, square: int) -> None:
    state, jen = arriving(turn=turn)
    assert GAME.apply(state, CHANCE, Dice(2, 4)).figures[jen].square == square


@pytest.mark.clause("P-8.3")
def test_pits_and_taken_squares_are_thrown_again_and_a_gear_is_safe() -> None:
    """37A: pits are (2,1) and (3,5), the gear (1,2); a key on (1,1), the Naga on (4,4)."""
    state, jen = arriving()
    state = with_thing(with_player(state, Class.NAGA, 43), Kind.KEY, 10)
    thrown = set(GAME.legal(state, CHANCE))
    assert not thrown & {Dice(2, 1), Dice(3, 5), Dice(1, 1), Dice(4, 4)}
    assert len(thrown) == 36 - 4
    assert GAME.apply(state, CHANCE, Dice(1, 2)).figures[jen].square == 11


@pytest.mark.clause("P-8.2", "P-9.31")
def test_on_a_six_the_player_picks_the_row_or_the_column() -> None:
    """Column 1 of 37A has its pit in row 2."""
    state, jen = arriving()
    row = GAME.apply(state, CHANCE, Dice(6, 1))
    assert GAME.active(row) == (YOU,)
    assert list(GAME.legal(row, YOU)) == [Choose(0), Choose(2), Choose(3), Choose(4)]
    assert GAME.apply(row, YOU, Choose(4)).figures[jen].square == 50
    column = GAME.apply(state, CHANCE, Dice(5, 6))
    assert GAME.apply(column, YOU, Choose(3)).figures[jen].square == 53


@pytest.mark.clause("P-8.2")
def test_a_six_whose_line_has_no_valid_square_is_thrown_again() -> None:
    state, _ = arriving()
    for square in (10, 30, 40, 50):
        state = with_thing(state, Kind.KEY, square)
    assert Dice(6, 1) not in GAME.legal(state, CHANCE)
    assert Dice(6, 2) in GAME.legal(state, CHANCE)


@pytest.mark.clause("P-8.2")
def test_a_double_six_loses_the_token_and_its_card_without_a_point() -> None:
    state, jen = arriving()
    after = GAME.apply(state, CHANCE, Dice(6, 6))
    assert after.figures[jen].square == GONE
    assert after.points == (0, 0)
    assert NPC["jen"] not in waiting(after)


def bagged(dungeon: Dungeon = CLOSED) -> tuple[State, int]:
    """The Naga beside the closed room at place 2; the Cleric, a key and Jen in the bag."""
    state = with_player(watched(dungeon), Class.NAGA, 52)
    state, jen = with_npc(with_player(state, Class.CLERIC, IN_BAG), "jen", IN_BAG)
    return replace(state, things=(*state.things, Thing(YELLOW, Kind.KEY, IN_BAG))), jen


@pytest.mark.clause("P-8.1", "P-4.8")
def test_three_tokens_are_drawn_one_by_one_and_teleported_in_order() -> None:
    state, jen = bagged()
    state = GAME.apply(state, YOU, Reveal(Class.NAGA, 2))
    assert state.agenda == (OpenRoom(2, Class.NAGA),)
    assert set(GAME.legal(state, CHANCE)) == {Lay(2, turn) for turn in range(4)}
    state = GAME.apply(state, CHANCE, Lay(2, 0))
    assert state.agenda == (DrawToken(2, Class.NAGA),) * 3
    key = len(state.things) - 1
    assert set(GAME.legal(state, CHANCE)) == {
        Draw(Class.CLERIC, False),
        Draw(jen, False),
        Draw(key, True),
    }
    for token, dice in (
        (Draw(key, True), Dice(1, 1)),
        (Draw(Class.CLERIC, False), Dice(1, 3)),
        (Draw(jen, False), Dice(3, 3)),
    ):
        state = GAME.apply(GAME.apply(state, CHANCE, token), CHANCE, dice)
    assert state.things[key].square == 60
    assert (state.figures[Class.CLERIC].square, state.figures[jen].square) == (62, 82)
    assert state.agenda == ()


@pytest.mark.clause("P-8.1")
def test_ones_own_character_drawn_acts_at_once_with_the_points_left() -> None:
    state, _ = bagged()
    for seat, action in (
        (YOU, Reveal(Class.NAGA, 2)),
        (CHANCE, Lay(2, 0)),
        (CHANCE, Draw(Class.CLERIC, False)),
        (CHANCE, Dice(2, 2)),
        (CHANCE, Draw(len(state.things) - 1, True)),
        (CHANCE, Dice(1, 1)),
        (CHANCE, Draw(8, False)),
        (CHANCE, Dice(3, 3)),
        (YOU, Begin(Class.CLERIC)),
        (YOU, Step(EAST)),
    ):
        state = GAME.apply(state, seat, action)
    assert state.ap == 3
    assert state.figures[Class.CLERIC].square == 72


@pytest.mark.clause("P-8.5")
def test_an_npc_drawn_in_the_players_turn_is_in_the_next_row() -> None:
    state, jen = arriving()
    state = GAME.apply(state, CHANCE, Dice(2, 4))
    assert (state.row, state.upright) == ((), ())
    ended = GAME.apply(replace(state, card=2), YOU, Pass())
    after = GAME.apply(ended, CHANCE, Order((jen,)))
    assert after.upright == (jen,)


@pytest.mark.clause("P-8.5", "P-9.30")
def test_an_npc_drawn_in_the_nps_turn_goes_upright_to_the_right_end() -> None:
    state, artos = with_npc(watched(), "artos", 150)
    state, ed = with_npc(state, "weakling_ed", 160)
    state, jen = with_npc(on_errand(state, artos), "jen", IN_BAG)
    state = replace(state, row=(artos, ed), upright=(artos, ed), agenda=(Teleport(jen, False, 0),))
    after = GAME.apply(state, CHANCE, Dice(2, 4))
    assert after.row == (artos, ed, jen)
    assert after.upright == (artos, ed, jen)


@pytest.mark.clause("P-11.3")
def test_a_reinforcement_is_any_card_of_the_deck_into_any_open_room() -> None:
    state = replace(watched(CLOSED), agenda=(CallUp(),))
    odds = dict(GAME.chances(state) or ())
    assert {arrival.place for arrival in odds} == {0, 1, 3, 4, 5, 6, 7}
    assert {arrival.npc for arrival in odds} == set(range(32))
    assert len(set(odds.values())) == 1
    after = GAME.apply(state, CHANCE, Arrive(NPC["artos"], 3))
    assert after.agenda == (Teleport(8, False, 3),)
    assert NPC["artos"] not in waiting(after)


@pytest.mark.clause("P-11.3")
def test_a_full_room_takes_nobody_in() -> None:
    state = replace(watched(), agenda=(CallUp(),))
    full = (Thing(BLUE, Kind.KEY, row * 10 + column) for row in range(1, 6) for column in range(5))
    state = replace(state, things=(*state.things, *full))
    assert 0 not in {arrival.place for arrival in GAME.legal(state, CHANCE)}


@pytest.mark.clause("P-11.3")
def test_without_a_card_or_an_open_room_none_comes_and_play_goes_on() -> None:
    everybody = tuple(Figure(BLUE, npc.kind, GONE, n) for n, npc in enumerate(NPCS))
    state = watched(level="black")
    state = with_player(replace(state, figures=(*state.figures, *everybody)), Class.NAGA, 42)
    assert GAME.apply(state, YOU, Jump(Class.NAGA, 44)).agenda == ()
    nothing = replace(watched((None,) * 8, level="black"), ap=1, card=2)
    after = GAME.apply(nothing, YOU, Pass())
    assert after.agenda == ()
    assert len(after.figures) == 8


@pytest.mark.clause("P-11.2", "P-4.7")
def test_a_jump_calls_at_once_at_black_and_nobody_elsewhere() -> None:
    for level, called in (("black", (CallUp(),)), ("red", ())):
        state = with_player(position(level=level), Class.NAGA, 42)
        assert GAME.apply(state, YOU, Jump(Class.NAGA, 44)).agenda == called


@pytest.mark.clause("P-11.2", "P-11.3", "P-9.1")
def test_whom_an_action_card_calls_is_shuffled_into_the_next_row_with_the_others() -> None:
    state, jen = with_npc(watched(level="black"), "jen", 150)
    state = GAME.apply(replace(state, card=2), YOU, Pass())
    assert state.agenda == (CallUp(),)
    state = GAME.apply(GAME.apply(state, CHANCE, Arrive(NPC["yom"], 4)), CHANCE, Dice(2, 2))
    assert GAME.active(state) == (CHANCE,)
    after = GAME.apply(state, CHANCE, Order((9, jen)))
    assert after.upright == (9, jen)
    assert GAME.active(after) == (NP,)


@pytest.mark.clause("P-12.1", "P-3.2")
def test_the_card_of_five_actions_opens_a_room_right_after_it_is_played() -> None:
    state = replace(watched(CLOSED), stage="card", cycle=2, sight=True)
    played = GAME.apply(state, YOU, PlayCard(5))
    assert played.agenda == (OpenEye(),)
    assert list(GAME.legal(played, CHANCE)) == [Eye(2)]
    opened = GAME.apply(played, CHANCE, Eye(2))
    assert opened.agenda == (OpenRoom(2, NONE),)
    assert GAME.apply(state, YOU, PlayCard(4)).agenda == ()
    without = replace(state, sight=False)
    assert GAME.apply(without, YOU, PlayCard(5)).agenda == ()


@pytest.mark.clause("P-12.1")
def test_the_eye_falls_on_any_closed_room_and_on_none_when_all_are_open() -> None:
    two = (HALL[0], None, *HALL[2:6], None, HALL[7])
    state = replace(watched(two), stage="card", cycle=2, sight=True)
    played = GAME.apply(state, YOU, PlayCard(5))
    assert dict(GAME.chances(played) or ()) == {Eye(1): 0.5, Eye(6): 0.5}
    all_open = replace(watched(), stage="card", cycle=2, sight=True)
    assert GAME.apply(all_open, YOU, PlayCard(5)).agenda == ()


@pytest.mark.clause("P-12.1", "P-13.2")
def test_nobody_reveals_the_room_of_the_eye_so_slisskens_loot_falls_by_the_dice() -> None:
    """He fights, +2 shows the eye, and a key comes out of the bag."""
    state, slissken = with_npc(watched(CLOSED), "slissken", 52)
    state = replace(state, things=(*state.things, Thing(BLUE, Kind.KEY, IN_BAG)))
    errand = on_errand(state, slissken).errand
    assert errand
    state = replace(
        on_errand(state, slissken), errand=replace(errand, goal=2, ap=3), agenda=(OpenEye(),)
    )
    for action in (Eye(2), Lay(2, 0), Draw(len(state.things) - 1, True)):
        state = GAME.apply(state, CHANCE, action)
    assert state.agenda[0] == Teleport(len(state.things) - 1, True, 2)
    assert len(GAME.legal(state, CHANCE)) > 20


@pytest.mark.clause("P-1.1", "P-2.2")
def test_a_closed_room_is_any_of_those_left_turned_any_way() -> None:
    three: Dungeon = (Laid(0, 0), None, Laid(4, 2), None, *HALL[5:8], None)
    state = replace(watched(three), agenda=(OpenRoom(1),))
    rooms = {room for room in range(8) if room not in (0, 4, 5, 6, 7)}
    assert set(GAME.legal(state, CHANCE)) == {Lay(r, turn) for r in rooms for turn in range(4)}
    assert set(GAME.view(state, YOU).closed) == {"37B", "38A", "38B"}
