"""Better weights are sought on the same seeds for all; what is found is tried on fresh ones."""

from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.bots import Sheet, ladder_of, sheet_from, weighed, weights_of
from igroteka.games import SHELF
from igroteka.kernel import Game, Seat
from igroteka.study.evolution import Evolution, Place
from igroteka.study.intervals import paired, wilson
from igroteka.study.ledger import Line, Task, play
from igroteka.study.tuned import as_toml, sheet_of
from igroteka.study.tuning import Asked, Tuned, Tuner, good_of
from igroteka.study.tuning_picture import draw

CLOCKWORK, PRISON, ROADS = SHELF["clockwork"], SHELF["prison"], SHELF["roads"]
TOP = (0.7, 0.25, 0.5)


def hill(place: Place) -> float:
    """A long ridge: the first two must move together."""
    x, y, z = (at - top for at, top in zip(place, TOP, strict=True))
    return -(x * x + 10 * (x - y) ** 2 + z * z)


def climbed(seed: str, generations: int) -> Place:
    evolution = Evolution((0.1, 0.9, 0.1), seed)
    for _ in range(generations):
        places = evolution.asked()
        evolution.told(places, [hill(place) for place in places])
    return evolution.middle


def test_the_top_of_a_hill_is_found() -> None:
    assert climbed("oak", 60) == pytest.approx(TOP, abs=0.01)


def test_it_never_leaves_the_box() -> None:
    evolution = Evolution((0.02, 0.98), "oak")
    for _ in range(10):
        places = evolution.asked()
        assert all(0 <= at <= 1 for place in places for at in place)
        evolution.told(places, [place[1] - place[0] for place in places])
    assert evolution.middle == pytest.approx((0, 1), abs=0.05)


def test_the_same_seed_climbs_the_same_way() -> None:
    assert climbed("oak", 5) == climbed("oak", 5)
    assert climbed("oak", 5) != climbed("elm", 5)


def asked(game: Game[Any, Any, Any] = CLOCKWORK, **more: Any) -> Asked:
    ladder = ladder_of(game)
    options = game.settle(ladder.seats, ladder.options)
    usual = Asked(game, "hard", ladder.seats, options, 2, 2, 6, "oak")
    return replace(usual, **more)


def present(game: Game[Any, Any, Any] = CLOCKWORK) -> Sheet:
    found = weights_of(game)
    assert found
    return found


@pytest.fixture(scope="module")
def whole() -> Tuned:
    return Tuner(asked(), present()).tune()


def test_the_same_seed_finds_the_same_weights(whole: Tuned) -> None:
    assert Tuner(asked(), present()).tune() == whole
    assert len(whole.generations) == 2
    assert whole.sheet != present()
    assert Tuner(asked(seed="elm"), present()).tune().sheet != whole.sheet


@pytest.mark.parametrize("games", [1, 31, 55])
def test_whoever_goes_on_finds_what_would_have_been_found(
    whole: Tuned, tmp_path: Path, games: int
) -> None:
    """Stopped in the first generation, in the second, and among the fresh seeds."""
    left = games

    def stop(_done: int, _total: int) -> None:
        nonlocal left
        left -= 1
        if not left:
            raise KeyboardInterrupt

    found = Tuner(asked(), present(), begin=lambda _title: stop, kept=tmp_path).tune()
    assert found.stopped
    assert found.fresh is None
    assert found.generations == whole.generations[: len(found.generations)]
    again: list[int] = []
    rest = Tuner(
        asked(), present(), begin=lambda _: lambda done, _total: again.append(done), kept=tmp_path
    ).tune()
    assert rest == whole
    assert len(again) == whole.played - games


def test_every_candidate_plays_the_same_seeds_with_the_seats_changed() -> None:
    tuner = Tuner(asked(games=4), present())
    one = list(tuner.tasks(present(), 4, "elm"))
    assert [(task.seed, task.tuned) for task in one] == [
        ("elm/0", (0,)),
        ("elm/0", (1,)),
        ("elm/1", (0,)),
        ("elm/1", (1,)),
    ]
    other = list(tuner.tasks(tuner.sheet_at((0.5,) * len(tuner.names)), 4, "elm"))
    assert [task.seed for task in other] == [task.seed for task in one]
    assert other[0].weights != one[0].weights


def test_at_three_seats_everybody_is_tuned_as_often_as_not() -> None:
    options = ROADS.settle(3, {"variant": "heap"})
    tuner = Tuner(asked(ROADS, seats=3, options=options, level="easy"), present(ROADS))
    assert [task.tuned for task in tuner.tasks(present(ROADS), 2, "elm")] == [(0, 2), (1,)]
    assert {group for group, _ in tuner.names} == {"heap"}


def test_the_present_weights_against_themselves_win_half() -> None:
    found = Tuner(asked(generations=0, fresh=8), present()).tune()
    assert found.fresh
    assert (found.fresh.count, found.fresh.games) == (4, 8)
    assert not found.better


def test_weights_that_know_nothing_lose() -> None:
    """So they are played by indeed."""
    sheet = present(ROADS)
    upside_down = {("duel", "gaps"): 0.0, ("duel", "gaps_early"): 8.0}
    asked_so = asked(ROADS, level="easy", generations=0, fresh=40)
    found = Tuner(asked_so, sheet, sheet.changed(upside_down)).tune()
    assert found.fresh
    assert found.fresh.high < 0.5


class Told:
    """A crew that plays nothing: the tuned win every second seed, the others every third."""

    def lines(self, tasks: Sequence[Task]) -> Generator[Line, None, None]:
        before = tasks[-1].weights
        for task in tasks:
            number = int(task.seed.rpartition("/")[2])
            won = number % (3 if task.weights == before else 2) == 0
            yield Line((Seat(0),) if won else (), "told", 1)

    def told(self) -> str:
        return ""


def test_a_soloist_plays_each_seed_alone() -> None:
    tuner = Tuner(asked(PRISON), present(PRISON))
    tasks = list(tuner.tasks(present(PRISON), 2, "elm"))
    assert [(task.seed, task.tuned) for task in tasks] == [("elm/0", (0,)), ("elm/1", (0,))]
    assert [good_of(tasks[0], Line(won, "told", 1)) for won in ((Seat(0),), ())] == [1.0, 0.0]


def test_of_a_soloist_only_the_seeds_count_that_one_won_and_the_other_lost() -> None:
    """Of twelve seeds one wins 2, 4, 8, 10, the other 3 and 9; both win 0 and 6."""
    sheet = present(PRISON)
    first = sheet.changed({("prices", "danger"): 0.5})
    found = Tuner(asked(PRISON, generations=0, fresh=12), sheet, first, crew=Told()).tune()
    assert found.fresh
    assert (found.fresh.count, found.fresh.games) == (4, 6)


def test_a_soloist_plays_by_its_weights() -> None:
    """Who sees no point in the exit has none of the dungeon's points to come."""
    sheet = present(PRISON)
    lazy = sheet.changed({("prices", "exit"): 0.3, ("prices", "fades"): 0.99})
    alone = asked(PRISON, level="learner", generations=0, fresh=1)
    lines = [play(next(Tuner(alone, sheet).tasks(one, 1, "elm"))) for one in (sheet, lazy)]
    assert lines[0] != lines[1]
    house = Task(PRISON, alone.options, ("learner",), "elm/0", True)
    assert play(house) == lines[0]


def test_seeds_that_agree_are_surer_than_so_many_games() -> None:
    parts = [0.5] * 45 + [1.0] * 5
    won = paired(parts, 2)
    assert (won.count, won.games) == (55, 100)
    assert (won.low, won.high) == pytest.approx((0.508, 0.592), abs=0.001)
    assert won.low > wilson(0.55, 100)[0]


def test_of_a_few_seeds_nobody_is_sure() -> None:
    assert paired([1.0, 1.0, 1.0, 0.5], 2).low < 0.5
    few = paired([0.5] * 40, 2)
    assert few.low < 0.4
    assert few.high > 0.6


def test_what_was_found_is_written_as_it_is_read(whole: Tuned, tmp_path: Path) -> None:
    found = sheet_of(asked(), whole)
    assert sheet_from(as_toml(found), "found.toml") == found
    assert found.run
    assert found.run.command.startswith("igroteka tune clockwork --level hard --seats 2 --option ")
    assert (found.run.seed, found.run.generations, found.run.fresh_games) == ("oak", 2, 6)
    assert found.run.played == whole.played == 2 * 2 * whole.population + 6
    for place in (tmp_path / "a.svg", tmp_path / "b.svg"):
        draw(whole, "clockwork", place)
    picture = (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert picture == (tmp_path / "b.svg").read_text(encoding="utf-8")
    assert "doubt sets" in picture
    assert "fresh seeds" in picture


FOUND = sorted((Path(__file__).parents[2] / "docs" / "tune").glob("*.toml"))


@pytest.mark.parametrize("file", FOUND, ids=lambda file: file.stem)
def test_what_was_found_before_can_still_be_played(file: Path) -> None:
    """And the page tells of its fresh seeds what the file does."""
    sheet = sheet_from(file.read_text(encoding="utf-8"), file.name)
    assert sheet.run
    assert weighed(SHELF[sheet.run.game], sheet)
    assert file.with_suffix(".svg").is_file()
    told = file.parent.with_suffix(".md").read_text(encoding="utf-8")
    won = f"{100 * sheet.run.low:.2f}–{100 * sheet.run.high:.2f}"
    assert f"won {100 * sheet.run.part:.1f} % ({won})" in told
