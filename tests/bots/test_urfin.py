"""The team that saves the city: what it says, finds, builds and leaves alone."""

from importlib.resources import files
from typing import Any

import pytest
from tests.bots.test_secrecy import Spy

from igroteka.bots import SPECS, hint, player
from igroteka.bots.taste.urfin.pieces import Job
from igroteka.bots.taste.urfin.plan import Care, plan
from igroteka.bots.taste.urfin.reasons import stopped as stopped_by
from igroteka.games.urfin.actions import (
    Done,
    Grab,
    Put,
    PutBack,
    SandOut,
)
from igroteka.games.urfin.parts import BASE_1, ROOF_2, part_of
from igroteka.games.urfin.state import State
from igroteka.kernel import Seat, Words, is_player, stream
from igroteka.match import Knowledge, play_out

from .tables import seated
from .urfin_team import FIRST, URFIN, log, open_parts


@pytest.mark.parametrize("game", ["basic", "adult"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("bot", [spec for spec in SPECS if spec != "random"])
def test_every_bot_plays_at_every_table_and_only_what_is_legal(
    bot: str, seats: int, game: str
) -> None:
    options = {"game": game, "map": "meadow"}
    for seat, action, before in log(seats, bot, "legal", **options):
        if is_player(seat):
            assert URFIN.refuse(before, seat, action) is None


def test_random_players_come_to_an_end_too() -> None:
    options = URFIN.settle(4, {"bag": "blind", "sand": "off"})
    assert play_out(URFIN, options, [player("random", URFIN)] * 4, "any").outcome.reason


@pytest.mark.parametrize(
    "options",
    [{"bag": "blind"}, {"sand": "off"}, {"slow_breaking": "on"}, {"trial": "on"}, {"sand": "30"}],
    ids=str,
)
def test_a_team_copes_with_every_way_to_play(options: dict[str, str]) -> None:
    result = play_out(URFIN, URFIN.settle(2, options), [player("greedy", URFIN)] * 2, "ways")
    assert result.outcome.reason


@pytest.mark.clause("U-D1")
def test_bots_are_done_long_before_the_sand_is() -> None:
    actions = [action for _, action, _ in log(4, "greedy", "sand", sand="60")]
    assert not any(isinstance(action, SandOut) for action in actions)


def test_a_tower_goes_where_it_stops_most_soldiers() -> None:
    state = open_parts(part_of(BASE_1, 0), part_of(ROOF_2, 0))
    [job] = plan(state, [drawn.part for drawn in state.drawn], Care())
    stopped = {cell: soldiers_stopped(state, cell) for cell in (job.cell, 0, 100, 300, 500)}
    assert stopped[job.cell] == max(stopped.values()) >= 2


def soldiers_stopped(state: State, cell: int) -> int:
    """Built there and nothing else ever: how many never come to the palace, by the rules."""
    job = Job(cell, state.drawn[0].part, state.drawn[1].part)
    counts = [reason.details.get("count", 0) for reason in stopped_by(state, job)]
    return sum(count for count in counts if isinstance(count, int))


def test_what_makes_no_tower_stays_in_the_bag() -> None:
    state = open_parts(part_of(BASE_1, 0), part_of(BASE_1, 1))
    assert seated("search", URFIN).choose(Knowledge(URFIN, state, FIRST), stream("")) == Done()


@pytest.mark.clause("U-B11")
def test_a_part_grabbed_that_is_of_no_use_goes_back() -> None:
    state = open_parts(part_of(BASE_1, 0), part_of(BASE_1, 1))
    state = URFIN.apply(state, FIRST, Grab(part_of(BASE_1, 0)))
    mate = seated("search", URFIN)
    assert mate.choose(Knowledge(URFIN, state, FIRST), stream("")) == PutBack()


def test_a_base_that_lies_there_is_finished_first() -> None:
    state = open_parts(part_of(BASE_1, 0), part_of(ROOF_2, 0))
    state = URFIN.apply(state, FIRST, Grab(part_of(BASE_1, 0)))
    state = URFIN.apply(state, FIRST, Put(210))
    mate = seated("greedy", URFIN)
    grab = mate.choose(Knowledge(URFIN, state, FIRST), stream(""))
    assert grab == Grab(part_of(ROOF_2, 0))
    state = URFIN.apply(state, FIRST, grab)
    assert mate.choose(Knowledge(URFIN, state, FIRST), stream("")) == Put(210)


def test_whoever_drew_the_base_builds_the_tower() -> None:
    """So that a player among bots has something to do."""
    state = open_parts(part_of(BASE_1, 0), part_of(ROOF_2, 0), seats=2)
    other = Knowledge(URFIN, state, Seat(1))
    assert seated("greedy", URFIN).choose(other, stream("")) == Done()
    own = Knowledge(URFIN, state, FIRST)
    assert seated("greedy", URFIN).choose(own, stream("")) == Grab(part_of(BASE_1, 0))


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_a_mate_uses_no_door_but_its_own(bot: str) -> None:
    for seat, action, before in log(2, bot, "doors", map="meadow")[:400]:
        if is_player(seat):
            spy: Any = Spy(URFIN, before, seat)
            assert seated(bot, URFIN).choose(spy, stream("spy")) in spy.legal()
            assert action is not None


@pytest.mark.parametrize("bot", ["greedy:strong", "search:easy"])
def test_what_hands_hold_in_the_bag_does_not_change_a_move(bot: str) -> None:
    seen = 0
    for seat, _, before in log(4, bot, "twins", map="meadow"):
        if not is_player(seat) or before.stage != "draw":
            continue
        twins = [URFIN.imagine(before, seat, stream("twin", n)) for n in range(3)]
        seen += len({twin.hands for twin in twins}) > 1
        moves = {
            seated(bot, URFIN).choose(Knowledge(URFIN, world, seat), stream("move"))
            for world in (before, *twins)
        }
        assert len(moves) == 1
    assert seen


@pytest.mark.parametrize("puzzle", ["one-01", "one-12", "two-01", "two-12", "two-14"])
def test_the_search_solves_puzzles_by_trying_everything(puzzle: str) -> None:
    options = URFIN.settle(1, {"puzzle": puzzle})
    result = play_out(URFIN, options, [player("search", URFIN)], "solve")
    assert result.outcome.reason == "urfin-over-solved"


def test_hints_lead_to_the_solution_of_a_puzzle() -> None:
    """Each is asked anew, also when a base lies there bare."""
    state = URFIN.start(1, URFIN.settle(1, {"puzzle": "one-12"}))
    while state.result is None:
        given = hint(URFIN, Knowledge(URFIN, state, FIRST), "lead", 0)
        state = URFIN.apply(state, FIRST, given.deed[0])
    assert state.result.reason == "urfin-over-solved"


def test_a_team_does_far_better_than_chance() -> None:
    options = URFIN.settle(4, {})
    won = [
        bool(play_out(URFIN, options, [player("greedy", URFIN)] * 4, f"{n}").outcome.winners)
        for n in range(40)
    ]
    assert sum(won) >= 20


@pytest.mark.parametrize("game", ["basic", "adult"])
def test_a_hint_is_legal_and_says_why_at_every_step(game: str) -> None:
    words = files("igroteka.games.urfin").joinpath("texts", "en.ftl").read_text(encoding="utf-8")
    said = set()
    for seat, _, before in log(2, "greedy", "hints", map="meadow", game=game):
        if not is_player(seat):
            continue
        given = hint(URFIN, Knowledge(URFIN, before, seat), "hint", 0)
        assert URFIN.refuse(before, seat, given.deed[0]) is None
        assert given.reasons
        for reason in given.reasons:
            assert f"\n{reason.text} =" in words
            said.add(reason.text)
    assert {"urfin-hint-aim", "urfin-hint-take", "urfin-hint-roof", "urfin-hint-done"} <= said
    assert ("urfin-hint-home" if game == "basic" else "urfin-hint-harder") in said


def test_a_hint_names_the_part_the_cell_and_whom_it_stops() -> None:
    state = open_parts(part_of(BASE_1, 0), part_of(ROOF_2, 0))
    given = hint(URFIN, Knowledge(URFIN, state, FIRST), "hint", 0)
    assert given.deed[0] == Grab(part_of(BASE_1, 0))
    home, roof = given.reasons
    assert home.text == "urfin-hint-home"
    assert roof == Words("urfin-hint-roof", {"part": part_of(ROOF_2, 0)})
    soldiers = str(home.details["soldiers"]).split(", ")
    assert len(soldiers) == home.details["count"]
    assert len(soldiers) >= 2
    assert {int(road) for road in soldiers} <= {one.road for one in state.soldiers}
