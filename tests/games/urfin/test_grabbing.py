"""Hands that reach for one part or one cell, and hands that let it fall."""

import pytest
from msgspec import ValidationError, convert

from igroteka.games.urfin.actions import Aim, Done, Grab, Put, PutBack, Ready
from igroteka.games.urfin.events import Freed, Toppled
from igroteka.kernel import Prompt

from .table import (
    GAME,
    A,
    B,
    all_parts,
    build,
    cell,
    heard,
    kinds_heard,
    part,
    parts,
    play,
    standing,
    start,
    table,
    why,
)

TOWER = "base1, roof1"


@pytest.mark.clause("U-B9")
@pytest.mark.parametrize(("offset", "falls"), [(350, False), (351, True), (-351, True)])
def test_with_real_hands_a_part_let_go_too_far_off_the_middle_falls(
    offset: int, falls: bool
) -> None:
    state = play(table("4 5: 3", has="wall", steady_hands="off"), Grab(part("wall")))
    after = play(state, Put(cell(8, 8), dx=offset))
    assert (after.field == ()) is falls
    assert all_parts(after) == all_parts(state)


@pytest.mark.clause("U-B9")
def test_a_roof_that_falls_takes_its_tower_along() -> None:
    state = build(table("4 5: 3", has=TOWER, steady_hands="off"), "base1", 8, 8)
    state = play(state, Grab(part("roof1")))
    put = Put(cell(8, 8), dy=-400)
    assert Toppled(A, cell(8, 8), parts(TOWER)) in heard(state, put)
    assert "Raised" not in kinds_heard(state, put)
    after = play(state, put)
    assert after.field == ()
    assert after.drawn == ()
    assert sum(after.bag) == 30


@pytest.mark.clause("U-B9")
def test_a_part_that_falls_topples_the_tower_it_falls_on_also_one_of_an_earlier_turn() -> None:
    state = table("4 5: 3\n7 9: T\n8 9: T", has="wall", steady_hands="off")
    state = play(state, Grab(part("wall")))
    assert standing(play(state, Put(cell(8, 8), dx=400))) == {(9, 7)}
    assert standing(play(state, Put(cell(8, 8), dx=400, dy=-400))) == {(9, 8)}
    assert standing(play(state, Put(cell(8, 8), dx=-400))) == {(9, 7), (9, 8)}
    assert standing(play(state, Put(cell(0, 8), dx=-400))) == {(9, 7), (9, 8)}


@pytest.mark.clause("U-B9")
@pytest.mark.parametrize("there", ["#", "b"])
def test_a_part_that_falls_on_a_wall_or_on_a_base_alone_leaves_it_standing(there: str) -> None:
    state = table(f"4 5: 3\n8 9: {there}", has="wall", steady_hands="off")
    state = play(state, Grab(part("wall")))
    assert standing(play(state, Put(cell(8, 8), dx=400))) == {(9, 8)}


@pytest.mark.clause("U-B9")
def test_a_part_falls_on_towers_at_the_very_edge_and_on_nothing_beyond_it() -> None:
    edges = "4 5: 3\n0 8: T\n8 0: T\n9 0: T"
    state = play(table(edges, has="wall", steady_hands="off"), Grab(part("wall")))
    assert standing(play(state, Put(cell(1, 8), dx=-400))) == {(8, 0), (0, 9)}
    assert standing(play(state, Put(cell(8, 1), dy=-400))) == {(0, 8), (0, 9)}
    assert standing(play(state, Put(cell(8, 10), dy=400))) == {(8, 0), (0, 8), (0, 9)}


@pytest.mark.clause("U-B11")
def test_whoever_has_grabbed_a_part_is_asked_to_place_it() -> None:
    state = play(table("4 5: 3", has="wall"), Grab(part("wall")))
    assert GAME.prompt(state, A).text == "urfin-prompt-place"


@pytest.mark.clause("U-B9")
def test_with_steady_hands_nothing_topples() -> None:
    state = play(table("4 5: 3\n8 9: T", has="wall"), Grab(part("wall")))
    after = play(state, Put(cell(8, 8), dx=500, dy=500))
    assert standing(after) == {(8, 8), (9, 8)}
    assert GAME.plain(Put(cell(8, 8), dx=500, dy=500)) == Put(cell(8, 8))


@pytest.mark.clause("U-B9")
@pytest.mark.parametrize("off", [-501, 501])
def test_no_hand_is_further_off_a_cell_than_half_of_it(off: int) -> None:
    for put in ({"dx": off}, {"dy": off}):
        with pytest.raises(ValidationError):
            convert({"type": "Put", "cell": cell(8, 8), **put}, Put)
    assert convert({"type": "Put", "cell": 8, "dx": -500, "dy": 500}, Put).dy == 500


@pytest.mark.clause("U-B9", "U-M3")
def test_nobody_has_bumped_into_what_was_knocked_over() -> None:
    state = table("4 5: 3T", has="wall", bumped=(3,), steady_hands="off")
    state = play(state, Grab(part("wall")), Put(cell(6, 5), dy=-400))
    assert state.field == ()
    assert not state.soldiers[0].bumped


@pytest.mark.clause("U-B11")
def test_of_two_who_grab_one_part_the_first_has_it() -> None:
    state = play(table("4 5: 3", seats=2, has="base1, base1"), Grab(part("base1")))
    state = play(state, Grab(part("base1")), seat=B)
    assert [drawn.by for drawn in state.drawn] == [A, B]
    once = play(table("4 5: 3", seats=2, has="base1"), Grab(part("base1")))
    assert why(once, Grab(part("base1")), B) == "U-B11 grabbed"
    assert why(once, Grab(part("base1")), A) == "U-B11 hand-full"
    assert why(once, Grab(99), B) == "U-C2 no-part"


@pytest.mark.clause("U-B11")
def test_of_two_who_want_one_cell_the_first_has_it() -> None:
    state = play(table("4 5: 3", seats=2, has="wall, base1"), Grab(part("wall")))
    state = play(state, Grab(part("base1")), seat=B)
    state = play(state, Put(cell(8, 8)))
    assert why(state, Put(cell(8, 8)), B) == "U-B3 wall-there"


@pytest.mark.clause("U-B11")
def test_a_grabbed_part_is_put_back_also_by_saying_that_one_is_done() -> None:
    state = play(table("4 5: 3", seats=2, has="wall"), Grab(part("wall")))
    assert play(state, PutBack()).drawn[0].by is None
    assert Freed(A, part("wall")) in heard(state, Done())
    assert why(play(state, Done()), Grab(part("wall")), B) == ""


@pytest.mark.clause("U-B11")
def test_nobody_grabs_without_end() -> None:
    state = table("4 5: 3", has="wall")
    for _ in range(30):
        state = play(state, Grab(part("wall")), PutBack())
    assert why(state, Grab(part("wall"))) == "U-B11 many-grabs"
    assert GAME.legal(state, A) == (Done(),)


@pytest.mark.clause("U-B11", "U-D5")
def test_how_often_each_may_still_grab_and_say_what_they_go_for_is_seen() -> None:
    state = play(table("4 5: 3", seats=2, has="wall"), Grab(part("wall")), PutBack())
    assert GAME.view(state, B).grabs_left == (29, 30)
    assert GAME.view(play(start(2), Aim("roof"), seat=B), A).aims_left == (6, 5)


@pytest.mark.clause("U-B10", "U-D1")
def test_who_waits_is_told_for_how_many() -> None:
    ready = play(start(3), Ready())
    assert GAME.prompt(ready, A) == Prompt("urfin-prompt-wait-ready", {"missing": 2})
    done = play(table("4 5: 3", seats=3), Done())
    assert GAME.prompt(done, A) == Prompt("urfin-prompt-wait-build", {"missing": 2})


@pytest.mark.clause("U-C4")
def test_the_field_ends_at_its_corners() -> None:
    state = play(table("4 5: 3", has="wall"), Grab(part("wall")))
    assert why(state, Put(cell(0, 0))) == ""
    assert why(state, Put(-1)) == "U-C4 no-cell"
    assert why(state, Put(cell(30, 10))) == "U-B6 river"
    assert why(state, Put(cell(30, 10) + 1)) == "U-C4 no-cell"
