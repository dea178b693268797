"""Walking along the track (C-T1, C-T2, C-T3, C-T5, C-V1, C-V10)."""

import pytest

from igroteka.games.clockwork.actions import Rest, Straight, Throw, Walk
from igroteka.games.clockwork.events import Moved, Stuck
from igroteka.games.clockwork.state import State

from .table import A, B, C, can, field, fields, heard, play, seen, table, throw, why

TWO = "F1a F1b | K1a K1b"
THREE = "F1a | K1a | F2a"
FOUR = "F1a | K1a | F2a | F3a"


def ends(state: State) -> set[int]:
    return can(state, Walk)


@pytest.mark.clause("C-T1")
def test_one_moves_as_many_fields_as_thrown_in_any_direction() -> None:
    state = throw(table(TWO, "boiler-spring-3 towers"), 1, 2)
    assert ends(state) == fields("boiler", "boiler-spring-6")
    state = throw(table(TWO, "spring-cog-4 towers"), 1, 2)
    assert ends(state) == fields("spring-cog-1", "spring-cog-7")


@pytest.mark.clause("C-T1")
def test_at_a_fork_any_branch_may_be_taken() -> None:
    state = throw(table(TWO, "boiler towers"), 1, 3)
    assert ends(state) == fields("boiler-spring-4", "bell-boiler-4", "boiler-towers-4")


@pytest.mark.clause("C-T1", "C-C4")
def test_a_scrapyard_may_be_passed_and_its_fork_taken() -> None:
    state = throw(table(TWO, "boiler-spring-2 towers"), 1, 4)
    past = fields("bell-boiler-5", "boiler-towers-3")
    assert ends(state) == {*past, *fields("boiler", "spring")}


@pytest.mark.clause("C-T1")
def test_one_never_turns_back_within_the_move() -> None:
    state = throw(table(TWO, "spring-cog-3 towers"), 1, 3)
    assert field("spring-cog-3") not in ends(state)
    assert field("spring-cog-5") not in ends(state)
    assert why(state, Walk(field("spring-cog-5"))) == "C-T1 out-of-reach"
    assert why(state, Walk(999)) == why(state, Walk(-1)) == "C-T1 no-field"


@pytest.mark.clause("C-T1")
def test_from_the_towers_three_ways_lead_out() -> None:
    state = throw(table(TWO), 1, 3)
    assert ends(state) == fields("boiler-towers-2", "cog-towers-3", "lamp-towers-2")


@pytest.mark.clause("C-C4", "C-T1")
def test_the_towers_cannot_be_walked_through() -> None:
    state = throw(table(TWO, "boiler-towers-4 towers"), 3, 5)
    beyond = fields("cog-towers-1", "lamp-towers-1", "cog", "lamp")
    assert not ends(state) & beyond
    assert field("towers") in ends(state)


@pytest.mark.clause("C-T2")
def test_a_scrapyard_is_entered_by_exact_count_or_more() -> None:
    for one, two in ((1, 3), (2, 3), (4, 6)):
        state = throw(table(TWO, "boiler-spring-3 towers"), one, two)
        assert field("spring") in ends(state)
    state = throw(table(TWO, "boiler-spring-3 towers"), 1, 2)
    assert field("spring") not in ends(state)


@pytest.mark.clause("C-T2")
def test_the_towers_are_entered_by_exact_count_or_more() -> None:
    state = throw(table(TWO, "cog-towers-3 towers", discards="0:F2a"), 4, 5)
    assert field("towers") in ends(state)
    assert play(state, Walk(field("towers"))).where[A] == field("towers")
    assert field("towers") not in ends(throw(table(TWO, "cog-towers-3 towers"), 1, 2))


@pytest.mark.clause("C-T2")
def test_the_rest_of_the_throw_is_lost_at_a_white_field() -> None:
    state = throw(table(TWO, "boiler-spring-5 towers"), 4, 6)
    after = play(state, Walk(field("spring")))
    assert after.where[A] == field("spring")
    assert after.stage != "move"


@pytest.mark.clause("C-T2")
def test_a_walk_tells_its_way() -> None:
    state = throw(table(TWO, "boiler-spring-5 towers"), 1, 4)
    way = tuple(map(field, ("boiler-spring-5", "boiler-spring-6", "spring")))
    assert way in seen(state, B).ways
    assert heard(state, Walk(field("spring")), B)[0] == Moved(A, field("spring"), way, False)
    longest = max(seen(state, B).ways, key=len)
    assert len(longest) == 1 + 5


@pytest.mark.clause("C-T3")
def test_a_field_with_two_characters_is_no_end_but_may_be_passed() -> None:
    state = throw(table(THREE, "boiler boiler-spring-4 boiler-spring-4"), 1, 3)
    assert ends(state) == fields("bell-boiler-4", "boiler-towers-4")
    assert why(state, Walk(field("boiler-spring-4"))) == "C-T3 full"
    state = throw(table(THREE, "boiler boiler-spring-4 boiler-spring-4"), 1, 4)
    assert field("boiler-spring-5") in ends(state)


@pytest.mark.clause("C-T3")
def test_one_character_leaves_room_for_another() -> None:
    state = throw(table(THREE, "boiler boiler-spring-4 towers"), 1, 3)
    assert field("boiler-spring-4") in ends(state)


@pytest.mark.clause("C-T3")
def test_a_scrapyard_counts_as_a_field_and_the_towers_hold_everybody() -> None:
    state = throw(table(FOUR, "boiler-spring-3 spring spring towers"), 1, 5)
    assert field("spring") not in ends(state)
    state = throw(table(FOUR, "cog-towers-5 towers towers towers", discards="0:K2a"), 1, 5)
    assert field("towers") in ends(state)


@pytest.mark.clause("C-T3")
def test_where_no_way_is_left_the_character_stays_and_the_turn_ends() -> None:
    """Past the Towers every way is closed by exact count, and the only other end is full."""
    state = table(
        THREE, "boiler-towers-5 boiler-towers-2 boiler-towers-2", edition="nl", discards="0:F4a"
    )
    after = throw(state, 1, 2)
    assert (after.turn, after.stage) == (B, "throw")
    assert after.where[A] == field("boiler-towers-5")


@pytest.mark.clause("C-T3", "C-T4")
def test_who_has_no_way_but_a_special_throw_may_use_it_or_stay() -> None:
    state = table(
        THREE, "boiler-towers-5 boiler-towers-1 boiler-towers-1", edition="nl", discards="0:F4a"
    )
    state = throw(state, 2, 2)
    assert ends(state) == set()
    assert field("lamp") in can(state, Straight)
    assert play(state, Rest()).turn == B


@pytest.mark.clause("C-T5")
def test_a_move_to_a_plain_field_with_nobody_there_ends_the_turn() -> None:
    state = throw(table(TWO, "boiler towers"), 1, 3)
    after = play(state, Walk(field("boiler-spring-4")))
    assert (after.turn, after.stage) == (B, "throw")
    assert after.hands == state.hands


@pytest.mark.clause("C-V1")
@pytest.mark.parametrize("edition", ["nl", "de", "pl", "cs"])
def test_some_editions_let_nobody_into_a_scrapyard_but_by_exact_count(edition: str) -> None:
    state = table(TWO, "boiler-spring-4 towers", edition=edition, reversals=0)
    after = throw(state, 2, 3)
    assert field("spring") not in ends(after)
    assert why(after, Walk(field("spring"))) == "C-V1 not-exact"
    assert why(after, Walk(field("chain"))) == "C-T1 out-of-reach"
    assert why(after, Walk(field("boiler-spring-5"))) == "C-T1 out-of-reach"
    assert field("spring-cog-2") in ends(after)
    assert field("spring") in ends(throw(state, 1, 2))


@pytest.mark.clause("C-V1")
@pytest.mark.parametrize(("edition", "closed"), [("nl", True), ("de", True), ("pl", False)])
def test_under_exact_entry_a_way_past_the_towers_is_closed(edition: str, closed: bool) -> None:
    state = throw(table(TWO, "boiler-towers-4 towers", edition=edition), 1, 3)
    assert (field("towers") not in ends(state)) is closed
    assert field("boiler") not in ends(throw(table(TWO, "boiler-towers-3 towers"), 1, 1))


@pytest.mark.clause("C-V1")
def test_scrapyards_and_towers_may_be_set_apart() -> None:
    near = table(TWO, "boiler-towers-4 towers", entry_towers="exact")
    assert field("towers") not in ends(throw(near, 1, 4))
    assert field("boiler") in ends(throw(near, 1, 4))


@pytest.mark.clause("C-V10")
def test_by_the_letter_of_one_edition_one_may_turn_back_once() -> None:
    state = throw(table(TWO, "spring-cog-4 towers", edition="cs"), 1, 2)
    once = fields("spring-cog-3", "spring-cog-5")
    assert ends(state) == once | fields("spring-cog-1", "spring-cog-7")
    plain = throw(table(TWO, "spring-cog-4 towers", edition="cs", reversals=0), 1, 2)
    assert not ends(plain) & once


@pytest.mark.clause("C-V10")
def test_a_walk_with_a_turn_never_ends_where_it_began() -> None:
    state = throw(table(TWO, "spring-cog-4 towers", edition="cs"), 1, 3)
    assert field("spring-cog-4") not in ends(state)
    assert field("spring-cog-2") in ends(state)


def reversals(way: tuple[int, ...]) -> int:
    return sum(before == after for before, after in zip(way, way[2:], strict=False))


@pytest.mark.clause("C-T1", "C-V10")
@pytest.mark.parametrize(("edition", "most"), [("en", 0), ("cs", 1)])
def test_no_way_turns_back_more_often_than_it_may(edition: str, most: int) -> None:
    for here in ("towers", "boiler", "chain", "spring-cog-4", "lamp-towers-2"):
        for one, two in ((1, 2), (2, 4), (4, 5), (4, 6)):
            state = throw(table(TWO, here, edition=edition), one, two)
            ways = seen(state, B).ways
            assert max(map(reversals, ways)) == most
            assert all(len(way) <= 1 + one + two for way in ways)


@pytest.mark.clause("C-V10", "C-V9")
def test_of_two_ways_to_a_place_the_exact_one_counts() -> None:
    """Two steps are enough, four are exact with a turn: and only so may one challenge."""
    state = table(TWO, "spring-cog-2 spring", edition="hu", reversals=1)
    state = play(throw(state, 1, 3), Walk(field("spring")))
    assert state.stage == "arrive"
    assert len(state.way) == 5


@pytest.mark.clause("C-T3")
def test_all_hear_that_a_character_is_stuck() -> None:
    state = table(
        THREE, "boiler-towers-5 boiler-towers-2 boiler-towers-2", edition="nl", discards="0:F4a"
    )
    assert Stuck(A) in heard(state, Throw(1, 2), C)
