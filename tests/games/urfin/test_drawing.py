"""Step 1: shares, one reach, and what goes for what (U-T1, U-D1, U-D2, U-D4, U-D5, U-A5)."""

import pytest
from msgspec.structs import replace

from igroteka.games.urfin.actions import Aim, Done, Grab, Meet, Reach, Ready, SandOut, Take
from igroteka.games.urfin.drawing import meetings
from igroteka.games.urfin.events import Intends, Returned, Shown
from igroteka.games.urfin.hands import fresh_hands, shares
from igroteka.games.urfin.parts import ALL_PARTS, EMPTY, added
from igroteka.kernel import CHANCE, CLOCK, Seat

from .table import (
    GAME,
    A,
    B,
    C,
    D,
    all_parts,
    all_ready,
    end_build,
    heard,
    part,
    parts,
    play,
    start,
    throws,
    why,
)


def due(seats: int, turn: int, adult: bool = False) -> list[int]:
    return [hand.due for hand in fresh_hands(seats, adult, ALL_PARTS, turn)]


@pytest.mark.clause("U-D2")
def test_four_parts_are_drawn_whatever_the_number_of_players() -> None:
    assert due(2, 1) == due(2, 2) == [2, 2]
    assert due(4, 1) == due(4, 7) == [1, 1, 1, 1]


@pytest.mark.clause("U-D2")
def test_of_three_players_another_draws_two_every_turn() -> None:
    assert [due(3, turn) for turn in (1, 2, 3, 4)] == [[2, 1, 1], [1, 2, 1], [1, 1, 2], [2, 1, 1]]


@pytest.mark.clause("U-D2")
def test_a_lone_player_has_two_hands_one_after_the_other() -> None:
    state = all_ready(start(1))
    assert [(hand.seat, hand.due) for hand in state.hands] == [(A, 2), (A, 2)]
    state = play(state, Reach())
    assert why(state, Reach()) == "U-D6 groping"
    state = play(state, Meet(A, part("base1")), Meet(A, part("base1")))
    assert [hand.state for hand in state.hands] == ["out", "waiting"]
    state = play(state, Reach(), Meet(A, part("roof1")), Meet(A, part("wall")))
    assert state.stage == "build"
    assert len(state.drawn) == 4


@pytest.mark.clause("U-D2")
@pytest.mark.parametrize(
    ("left", "seats", "expected"),
    [(3, 2, [2, 1]), (1, 4, [1, 0, 0, 0]), (2, 3, [1, 1, 0]), (0, 4, [0, 0, 0, 0])],
)
def test_with_fewer_parts_in_the_bag_what_is_there_is_drawn(
    left: int, seats: int, expected: list[int]
) -> None:
    bag = added(EMPTY, [part("wall")] * min(left, 3))
    assert [hand.due for hand in fresh_hands(seats, False, bag, 1)] == expected


@pytest.mark.clause("U-D2")
def test_with_an_empty_bag_the_team_builds_with_nothing() -> None:
    state = start(2)
    empty = replace(state, bag=EMPTY, hands=fresh_hands(2, False, EMPTY, 1))
    state = all_ready(empty)
    assert (state.stage, state.drawn) == ("build", ())
    assert GAME.legal(state, A) == (Done(),)
    assert end_build(state).turn == 2


@pytest.mark.clause("U-D6")
def test_what_a_hand_may_meet_is_listed_only_while_one_gropes_in_a_blind_bag() -> None:
    ready = all_ready(start(2))
    assert meetings(ready) is None
    listed = meetings(play(ready, Reach()))
    assert listed is not None
    assert sum(chance for _, chance in listed) == pytest.approx(1)
    assert meetings(play(all_ready(start(2, bag="touch")), Reach())) is None


@pytest.mark.clause("U-A5")
def test_grown_ups_draw_five_and_the_larger_shares_go_round() -> None:
    assert [due(2, turn, adult=True) for turn in (1, 2)] == [[3, 2], [2, 3]]
    assert [due(3, turn, adult=True) for turn in (1, 2, 3)] == [[2, 2, 1], [1, 2, 2], [2, 1, 2]]
    assert [due(4, turn, adult=True) for turn in (1, 2)] == [[2, 1, 1, 1], [1, 2, 1, 1]]
    assert due(1, 1, adult=True) == [3, 2]
    assert sum(shares(5, 4, 3)) == 5


@pytest.mark.clause("U-T1", "U-D1")
def test_the_glass_is_turned_when_all_are_ready() -> None:
    state = start(2, sand="60")
    assert GAME.timers(state) == ()
    state = play(state, Ready())
    assert GAME.active(state) == (B,)
    assert why(state, Ready()) == "U-D1 ready-already"
    assert why(state, Reach(), B) == "U-T1 not-now"
    state = play(state, Ready(), seat=B)
    assert GAME.active(state) == (A, B, CLOCK)
    timer = GAME.timers(state)[0]
    assert (timer.name, timer.ms, timer.expiry) == ("sand-1", 60_000, SandOut(1))


@pytest.mark.clause("U-T1")
def test_building_starts_when_every_hand_is_out() -> None:
    state = play(all_ready(start(2)), Reach(), Meet(A, part("base1")), Meet(A, part("roof1")))
    assert state.stage == "draw"
    assert why(state, Grab(part("base1"))) == "U-T1 not-now"
    state = play(state, Reach(), Meet(B, part("wall")), Meet(B, part("wall")), seat=B)
    assert state.stage == "build"
    assert why(state, Grab(part("base1")), B) == ""


@pytest.mark.clause("U-D2")
def test_whoever_has_no_part_to_draw_is_told_so() -> None:
    state = all_ready(start(2))
    emptied = replace(state, hands=(state.hands[0], replace(state.hands[1], due=0, state="out")))
    assert why(emptied, Reach(), B) == "U-D2 nothing-due"
    assert why(emptied, Reach()) == ""


@pytest.mark.clause("U-D4")
def test_a_hand_goes_into_the_bag_once_a_turn() -> None:
    state = play(all_ready(start(2)), Reach(), Meet(A, part("base1")), Meet(A, part("base1")))
    assert why(state, Reach()) == "U-D4 hand-out"
    assert GAME.active(state) == (B,)


@pytest.mark.clause("U-D4")
def test_what_a_hand_holds_is_shown_when_it_is_out_with_the_last_part() -> None:
    state = play(all_ready(start(2)), Reach(), Meet(A, part("base1")))
    assert state.drawn == ()
    assert GAME.view(state, A).drawn == GAME.view(state, B).drawn == ()
    assert Shown(A, parts("base1, roof1")) in heard(state, Meet(A, part("roof1")))
    state = play(state, Meet(A, part("roof1")))
    assert [drawn.part for drawn in GAME.view(state, B).drawn] == list(parts("base1, roof1"))


@pytest.mark.clause("U-D4")
def test_there_is_no_second_try_when_all_come_out_with_a_base() -> None:
    state = all_ready(start(4))
    for seat, name in ((A, "base1"), (B, "base1"), (C, "base2"), (D, "base2")):
        state = play(state, Reach(), Meet(seat, part(name)), seat=seat)
    assert all(why(state, Reach(), seat) == "U-T1 not-now" for seat in (A, B, C, D))
    assert {drawn.part for drawn in state.drawn} == set(parts("base1, base2"))


@pytest.mark.clause("U-D5")
def test_everybody_sees_what_each_goes_for() -> None:
    assert heard(start(2), Aim("base")) == [Intends(A, "base")]
    state = play(start(2), Aim("base"))
    assert GAME.view(state, B).hands[A].aim == "base"
    assert why(state, Aim("base")) == "U-D5 same-aim"
    state = play(all_ready(state), Aim("roof"))
    assert GAME.view(state, B).hands[A].aim == "roof"
    for at in ("wall", "base", "wall", "base"):
        state = play(state, Aim(at))
    assert why(state, Aim("roof")) == "U-D5 many-aims"


@pytest.mark.clause("U-D5")
def test_what_one_went_for_is_said_anew_every_turn() -> None:
    state = play(start(1), Aim("wall"), Ready(), Reach(), *[Meet(A, part("wall"))] * 2)
    assert state.aims == ("wall",)
    state = play(state, Reach(), Meet(A, part("base1")), Meet(A, part("base1")))
    assert why(state, Aim("base")) == "U-T1 not-now"
    assert end_build(state).aims == (None,)


@pytest.mark.clause("U-D1", "U-B8")
def test_a_hand_in_the_bag_when_the_sand_is_out_comes_out_and_its_parts_go_back() -> None:
    state = play(all_ready(start(2, sand="60")), Reach(), Meet(A, part("base1")))
    before = all_parts(state)
    told = heard(state, SandOut(1))
    assert Shown(A, (part("base1"),)) in told
    assert Returned((part("base1"),), ()) in told
    state = play(state, SandOut(1))
    assert (state.turn, state.stage, state.drawn) == (2, "ready", ())
    assert all_parts(state) == state.bag == before


@pytest.mark.clause("U-D1", "U-D6")
def test_a_part_between_the_fingers_when_the_sand_is_out_was_not_taken() -> None:
    state = play(all_ready(start(2, sand="60", bag="touch")), Reach(), Meet(A, part("wall"), 1, 7))
    assert Shown(A, ()) in heard(state, SandOut(1))
    assert sum(play(state, SandOut(1)).bag) == 30


@pytest.mark.clause("U-D1")
def test_missing_parts_are_not_made_up() -> None:
    state = play(all_ready(start(2, sand="60")), Reach(), Meet(A, part("base1")), SandOut(1))
    assert [hand.due for hand in state.hands] == [2, 2]


@pytest.mark.clause("U-D1")
def test_the_sand_runs_on_from_drawing_to_building() -> None:
    state = play(all_ready(start(1, sand="30")), Reach(), *[Meet(A, part("wall"))] * 2)
    state = play(state, Reach(), Meet(A, part("base1")), Meet(A, part("base1")))
    assert state.stage == "build"
    assert GAME.timers(state)[0].name == "sand-1"
    state = play(state, SandOut(1))
    assert GAME.timers(all_ready(state))[0].name == "sand-2"


@pytest.mark.clause("U-D1", "U-T1")
def test_the_sand_stands_while_soldiers_march() -> None:
    state = throws(start(1, game="adult", sand="60"), 1, 1, 1, 1)
    state = play(all_ready(state), SandOut(1))
    assert state.stage == "march"
    assert GAME.timers(state) == ()
    assert GAME.active(state) == (CHANCE,)


@pytest.mark.clause("U-D6")
def test_in_a_blind_bag_the_part_met_is_the_part_drawn() -> None:
    state = play(all_ready(start(2)), Reach())
    chances = GAME.chances(state) or ()
    odds = {action.part: odds for action, odds in chances if isinstance(action, Meet)}
    assert odds[part("base1")] == 3 / 30
    assert odds[part("yellow wall")] == 1 / 30
    state = play(state, Meet(A, part("wall")))
    assert state.hands[A].taken[0].part == part("wall")
    assert why(state, Take()) == "U-D6 groping"


@pytest.mark.clause("U-B11", "U-E1")
def test_the_team_plays_on_until_the_last_has_left() -> None:
    assert GAME.forfeit(3, (A, Seat(2))) is None
    ended = GAME.forfeit(3, (A, B, C))
    assert ended is not None
    assert (ended.winners, ended.reason) == ((), "urfin-over-resigned")
