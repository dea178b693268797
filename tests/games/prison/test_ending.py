"""How the solo game ends, and what is advised then."""

import pytest
from msgspec.structs import replace

from igroteka.games.prison import Prison
from igroteka.games.prison.actions import Pass
from igroteka.games.prison.classes import Class
from igroteka.games.prison.state import State
from igroteka.games.prison.turn.ending import MOST_TURNS, out_of_turns
from igroteka.kernel import Seat

from .table import position, with_npc, with_player

GAME = Prison()
YOU = Seat(0)


def alone(level: str = "green", points: tuple[int, int] = (0, 0)) -> State:
    return replace(with_player(position(level=level), Class.NAGA, 42), points=points)


@pytest.mark.clause("P-7.6")
@pytest.mark.parametrize(
    ("points", "winners", "reason"),
    [((5, 4), (YOU,), "prison-over-won"), ((4, 5), (), "prison-over-lost")],
)
def test_the_first_at_five_wins_at_once(
    points: tuple[int, int], winners: tuple[Seat, ...], reason: str
) -> None:
    after = GAME.apply(alone(points=points), YOU, Pass())
    assert after.result
    assert (after.result.winners, after.result.reason) == (winners, reason)
    assert after.result.scores == (points[0],)
    assert GAME.active(after) == ()


@pytest.mark.clause("P-7.7")
def test_a_player_without_anybody_has_lost() -> None:
    nobody, _ = with_npc(position(), "jen", 42)
    after = GAME.apply(nobody, YOU, Pass())
    assert after.result
    assert (after.result.winners, after.result.clause) == ((), "P-7.7")


@pytest.mark.clause("P-7.7")
@pytest.mark.parametrize("points", [(4, 0), (2, 1), (1, 2), (1, 1)])
def test_sixty_turns_without_five_points_are_lost_whoever_is_ahead(
    points: tuple[int, int],
) -> None:
    state = replace(alone(points=points), turn=MOST_TURNS, stage="np", row=())
    after = out_of_turns(state, None)
    assert after.result
    assert (after.result.winners, after.result.clause) == ((), "P-7.7")
    assert after.result.reason == "prison-over-late"


@pytest.mark.clause("P-7.8", "P-7.7")
def test_whoever_was_ahead_and_ran_out_of_turns_is_not_sent_to_a_higher_level() -> None:
    state = replace(alone(points=(4, 0)), turn=MOST_TURNS, stage="np", row=())
    assert GAME.view(out_of_turns(state, None), YOU).advice == "same"


@pytest.mark.clause("P-7.8")
@pytest.mark.parametrize(
    ("points", "advice"),
    [
        ((5, 2), "higher"),
        ((5, 3), "same"),
        ((2, 5), "lower"),
        ((3, 5), "same"),
    ],
)
def test_the_margin_says_which_level_to_try(points: tuple[int, int], advice: str) -> None:
    before = alone(points=points)
    assert GAME.view(before, YOU).advice == ""
    assert GAME.view(GAME.apply(before, YOU, Pass()), YOU).advice == advice


@pytest.mark.clause("P-7.8", "P-2.1")
@pytest.mark.parametrize(
    ("level", "points", "advice"), [("pink", (0, 5), "lower"), ("white", (5, 0), "higher")]
)
def test_below_pink_there_is_white_and_above_white_pink(
    level: str, points: tuple[int, int], advice: str
) -> None:
    after = GAME.apply(alone(level, points), YOU, Pass())
    assert GAME.view(after, YOU).advice == advice


@pytest.mark.clause("P-7.8", "P-2.1")
@pytest.mark.parametrize(("level", "points"), [("white", (0, 5)), ("black", (5, 0))])
def test_at_the_end_of_the_scale_there_is_no_other_level(
    level: str, points: tuple[int, int]
) -> None:
    after = GAME.apply(alone(level, points), YOU, Pass())
    assert GAME.view(after, YOU).advice == "same"
