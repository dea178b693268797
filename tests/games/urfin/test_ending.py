"""The end (U-E1, U-M7), and puzzles."""

from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.games.urfin import options, puzzles, setup
from igroteka.games.urfin.actions import Done, Grab, Put, Ready
from igroteka.games.urfin.puzzles import BadPuzzle, read_puzzles
from igroteka.kernel import players

from .table import (
    GAME,
    A,
    build,
    cell,
    end_build,
    march_again,
    part,
    parts,
    play,
    start,
    table,
    why,
)

ONE_TURN = """
[[puzzle]]
id = "one"
map = "meadow"
soldiers = [[1, 3], [4, 5]]
parts = [[0, 6, 15]]
field = [{ cell = 5, base = 3, roof = 9 }, { cell = 2, wall = 16 }]
"""


@pytest.mark.clause("U-E1")
def test_won_when_no_soldier_is_left() -> None:
    state = end_build(table("4 5: 3\n5 8: T", seats=3))
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == (players(3), "urfin-over-won")
    assert why(state, Done()) == "U-E1 refuse-game-over"


@pytest.mark.clause("U-E1")
def test_lost_as_soon_as_one_soldier_is_in_the_palace() -> None:
    state = end_build(table("4 25: 3"))
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((), "urfin-over-lost")
    assert why(state, Ready()) == "U-M7 refuse-game-over"


@pytest.mark.clause("U-E1", "U-M7")
def test_the_palace_is_entered_with_steps_to_spare() -> None:
    for x in (25, 26, 27):
        assert end_build(table(f"4 {x}: 3")).stage == "over"
    assert end_build(table("4 24: 3")).stage == "ready"


def test_the_team_reads_how_far_the_nearest_soldier_is_from_the_palace() -> None:
    state = table("4 24: 3\n8 3: 1")
    told = GAME.purpose(GAME.view(state, A), A)
    assert told.details == {"soldiers": 2, "steps": 4}
    assert GAME.purpose(GAME.view(end_build(state), A), A).details["steps"] == 1


@pytest.mark.clause("U-E1")
def test_after_sixty_turns_without_an_end_the_city_has_held() -> None:
    state = replace(table("4 5: 3"), turn=59)
    assert end_build(state).result is None
    state = end_build(replace(table("4 5: 3"), turn=60))
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((A,), "urfin-over-held")


@pytest.mark.clause("U-E1")
def test_the_last_soldier_hit_in_the_sixtieth_turn_is_a_game_won() -> None:
    state = end_build(replace(table("4 5: 3\n5 8: T"), turn=60))
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((A,), "urfin-over-won")


def lanes_puzzle(monkeypatch: pytest.MonkeyPatch, *turns: str, soldiers: Any) -> Any:
    from .table import LANES

    puzzle = puzzles.Puzzle("try", LANES, soldiers, tuple(parts(turn) for turn in turns))
    for module in (options, setup):
        monkeypatch.setitem(module.PUZZLES, "try", puzzle)
    return GAME.start(1, GAME.settle(1, {"puzzle": "try", "sand": "60", "game": "adult"}))


@pytest.mark.clause("U-E1")
def test_a_puzzle_begins_with_its_parts_open_and_is_solved_by_its_last_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = lanes_puzzle(monkeypatch, "base1, roof1", soldiers=((3, 5),))
    assert (state.stage, state.settings.sand, state.settings.game) == ("build", 0, "basic")
    solved = end_build(build(build(state, "base1", 8, 5), "roof1", 8, 5))
    assert solved.result is not None
    assert (solved.result.winners, solved.result.reason) == ((A,), "urfin-over-solved")
    unsolved = end_build(build(build(state, "base1", 9, 9), "roof1", 9, 9))
    assert unsolved.result is not None
    assert (unsolved.result.winners, unsolved.result.reason) == ((), "urfin-over-unsolved")


@pytest.mark.clause("U-E1")
def test_a_puzzle_of_two_turns_shows_the_second_turns_parts_beforehand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = lanes_puzzle(monkeypatch, "wall", "base1, roof1", soldiers=((3, 5), (4, 0)))
    seen = GAME.view(state, A)
    assert seen.puzzle is not None
    assert seen.puzzle.parts == (parts("wall"), parts("base1, roof1"))
    assert seen.last_turn == 2
    state = play(state, Grab(part("wall")), Put(cell(8, 4)), Done())
    assert (state.stage, state.turn) == ("build", 2)
    assert [drawn.part for drawn in state.drawn] == list(parts("base1, roof1"))
    assert end_build(state).stage == "over"


@pytest.mark.clause("U-E1")
def test_a_puzzle_is_not_solved_with_a_soldier_in_the_palace(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = lanes_puzzle(monkeypatch, "wall", "wall", soldiers=((3, 26),))
    assert state.crossed
    ended = end_build(state)
    assert ended.result is not None
    assert ended.result.reason == "urfin-over-unsolved"


def test_a_book_of_puzzles_is_read_and_looked_over() -> None:
    found = read_puzzles(ONE_TURN)["one"]
    assert found.soldiers == ((1, 3), (4, 5))
    assert puzzles.used_parts(found) == (3, 9, 16, 0, 6, 15)


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("[[0, 6, 15]]", "[[0, 0, 0, 0]]", "more parts of a kind"),
        ("[[0, 6, 15]]", "[[12]]", "more parts of a kind"),
        ("[[0, 6, 15]]", "[[18]]", "not in the box"),
        ("[[1, 3], [4, 5]]", "[]", "nobody marches"),
        ('id = "one"', "", "id"),
        ("[[puzzle]]", "[[puzzle", "puzzles:"),
    ],
)
def test_a_puzzle_nobody_could_try_is_named(before: str, after: str, complaint: str) -> None:
    with pytest.raises(BadPuzzle, match=complaint):
        read_puzzles(ONE_TURN.replace(before, after))


def test_two_puzzles_have_different_names() -> None:
    with pytest.raises(BadPuzzle, match="same id"):
        read_puzzles(ONE_TURN + ONE_TURN)


def test_a_game_goes_on_from_turn_to_turn() -> None:
    state = march_again(end_build(table("4 5: 3")))
    assert (state.turn, state.stage) == (3, "ready")


@pytest.mark.clause("U-E1")
def test_no_game_is_longer_than_its_turns_with_all_that_may_be_done_in_them() -> None:
    """Sixty turns, a trial tower, and the first move of the four soldiers.

    A hand meets twelve parts to let go and five to take, each felt all over (U-D6, U-A5).
    """
    a_hand = 1 + (12 + 5) * (1 + 144 + 1)
    talk_and_build = 6 + 1 + 30 * 2 + 1
    assert GAME.bound(start(2)) == 62 * (2 * (a_hand + talk_and_build) + 4 + 1)
    assert GAME.bound(start(1)) == 62 * (2 * a_hand + talk_and_build + 4 + 1)
