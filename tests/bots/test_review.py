"""A review: luck, choice and the others account for every chance, by what a seat could know."""

from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.bots.reviews import (
    WHOLE,
    Gauge,
    Review,
    Viewer,
    concluded,
    gauge_of,
    gauges_of,
    review,
    viewer_of,
)
from igroteka.bots.reviews.gauge import log_odds
from igroteka.bots.reviews.review import label_of
from igroteka.bots.taste import taste_of
from igroteka.games import SHELF
from igroteka.kernel import Seat, encode, stream
from igroteka.match import Match, Resigned, TakenBack
from igroteka.study.fitting import NEVER
from igroteka.study.rehearsed import rehearsed

# The shortest of each kind: alone, together, against each other; with dice and without.
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("roads", 2, {"variant": "duel", "cards": "12"}),
    ("roads", 2, {"variant": "heap"}),
    ("urfin", 1, {"sand": "off"}),
    ("clockwork", 2, {}),
]
NAMES = [f"{game} {seats} {' '.join(options)}".strip() for game, seats, options in TABLES]
DUEL = NAMES[0]


def plain(match: Match[Any, Any]) -> Gauge:
    """A worth taken for a chance as it is, whatever else is known."""
    taste = taste_of(match.game)
    assert taste is not None
    nothing = (0.0,) * len(taste.facts(match.positions[-1], Seat(0)))
    knots = tuple((log_odds(part / 20), part / 20) for part in range(1, 20))
    return Gauge((1, 6), {}, {}, (0.0, *nothing), (1.0, *nothing), knots, NEVER)


def played(game: str, seats: int, options: dict[str, str], seed: str = "ash") -> Match[Any, Any]:
    rules = SHELF[game]
    return rehearsed(rules, seats, rules.settle(seats, options), "greedy:easy", seed)


@pytest.fixture(scope="module")
def found() -> dict[str, tuple[Match[Any, Any], Review]]:
    """The first is thought over; the others at a glance only, for that is quicker."""
    made = {}
    for number, (game, seats, options) in enumerate(TABLES):
        match = played(game, seats, options)
        viewer = Viewer(match, plain(match)) if number else viewer_of(match)
        assert viewer is not None
        looks = [viewer.look(at) for at in range(len(viewer.steps) + 1)]
        made[NAMES[number]] = match, concluded(viewer, looks)
    return made


@pytest.mark.parametrize("name", NAMES)
def test_luck_choice_and_the_others_account_for_every_part(
    found: dict[str, tuple[Match[Any, Any], Review]], name: str
) -> None:
    match, told = found[name]
    for seat, one in enumerate(told.accounts):
        assert one.initial + one.luck + one.skill + one.others == one.final == told.end[seat]
        assert one.skill == sum(point.skill[seat] for point in told.points) <= 0
        assert one.luck == sum(point.luck[seat] for point in told.points)
    ends = [*told.points[1:], replace(told.points[-1], values=told.end)]
    for point, after in zip(told.points, ends, strict=True):
        for seat, value in enumerate(point.values):
            own = point.luck[seat] + point.skill[seat]
            acted = point.seat < 0 or point.seat == seat
            assert not acted or value + own == after.values[seat]
            assert 0 <= value <= WHOLE
    outcome = match.outcome()
    assert outcome is not None
    won = {seat for seat in match.seats if told.end[seat] > 0}
    assert won == set(outcome.winners or (() if told.together else match.seats))


def test_moments_are_of_different_turns_and_say_what_was_better(
    found: dict[str, tuple[Match[Any, Any], Review]],
) -> None:
    match, told = found[DUEL]
    assert 0 < len(told.moments) <= 3
    assert len({one.step for one in told.moments}) == len(told.moments)
    for one in told.moments:
        assert one.played is not None
        if one.label in ("lucky", "unlucky"):
            assert (one.after > one.before) == (one.label == "lucky")
            continue
        assert one.after < one.before
        assert one.better
        legal = match.game.legal(match.positions[one.step], Seat(one.seat))
        assert one.deed[0] in legal
        assert one.deed[0] != match.log[one.step].action  # type: ignore[union-attr]


def test_a_review_repeats_byte_for_byte(
    found: dict[str, tuple[Match[Any, Any], Review]],
) -> None:
    """A match made anew gives the same looks, each by itself and in any order."""
    match, told = found[DUEL]
    viewers = [viewer_of(one) for one in (match, played(*TABLES[0]))]
    for at in (*range(0, len(match.line), 5), 3):
        once, again = (viewer.look(at) for viewer in viewers if viewer)
        assert encode(once) == encode(again)
    assert told.moments


def test_nobody_is_judged_by_what_was_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """The taste is asked about a position as it was only where that seat knew all of it."""
    match = played("clockwork", 2, {})
    viewer = Viewer(match, plain(match))
    judged: list[tuple[Any, Seat]] = []
    worth = type(viewer.taste).worth

    def noted(self: Any, state: Any, seat: Seat) -> float:
        judged.append((state, seat))
        return worth(self, state, seat)

    monkeypatch.setattr(type(viewer.taste), "worth", noted)
    for at in range(viewer.first, len(viewer.steps)):
        viewer.look(at)
    true = {id(position) for position in match.positions}
    known = [(state, seat) for state, seat in judged if id(state) in true]
    assert len(judged) > 10 * len(known)
    for state, seat in known:
        assert match.game.imagine(state, seat, stream("other", "dice")) == state


def test_what_was_taken_back_is_not_reviewed_and_giving_up_is_a_choice() -> None:
    match = played("roads", 2, {"variant": "duel", "cards": "12"})
    first = Match(match.game, match.header, match.seed)
    for entry in match.log[:9]:
        first.append(entry)
    first.append(TakenBack(first.now_ms, Seat(0), 8))
    first.append(Resigned(first.now_ms, Seat(0)))
    viewer = viewer_of(first)
    assert viewer is not None
    assert viewer.steps == (*range(8), 10)
    told = review(first)
    assert told is not None
    loser, winner = told.accounts
    assert (loser.final, winner.final) == (0, WHOLE)
    assert told.points[-1].skill[0] == -told.points[-1].values[0]
    assert told.points[-1].skill[1] == told.points[-1].luck[1] == 0


def test_of_a_running_match_a_lesson_and_an_unmeasured_table_nothing_is_said() -> None:
    match = played("roads", 2, {"variant": "duel", "cards": "12"})
    running = Match(match.game, match.header, match.seed)
    lesson = Match(match.game, replace(match.header, lesson="first"), match.seed)
    for entry in match.log:
        lesson.append(entry)
    assert review(running) is None
    assert review(lesson) is None
    assert gauge_of(match.game, 6, {"variant": "newspaper"}) is None


def test_labels_go_by_what_a_choice_cost() -> None:
    gauge = gauge_of(SHELF["roads"], 2, {"variant": "duel"})
    assert gauge is not None
    marks = gauge.thresholds
    costs = (0, marks.slip, marks.error, marks.blunder)
    assert [label_of(cost, marks) for cost in costs] == [None, "slip", "error", "blunder"]
    assert Viewer(played("roads", 2, {"cards": "12"}), gauge).ends() in ((0, WHOLE), (WHOLE, 0))


@pytest.mark.parametrize("game", [game for game in SHELF if gauges_of(SHELF[game])])
def test_a_better_worth_is_never_a_lesser_chance(game: str) -> None:
    for gauge in gauges_of(SHELF[game]):
        assert {int(kind.split()[0]) for kind in gauge.start} == set(
            range(gauge.seats[0], gauge.seats[1] + 1)
        )
        assert all(0 < one < 1 for one in gauge.start.values())
        marks = gauge.thresholds
        assert 0 < marks.slip <= marks.error <= marks.blunder <= WHOLE
        dice = stream("facts", game)
        for _ in range(20):
            facts = tuple(dice.uniform(0, 2) for _ in gauge.lean[1:])
            chances = [gauge.chance(gauge.reading(part / 50, facts)) for part in range(51)]
            assert chances == sorted(chances)
            assert chances[0] >= 0
            assert chances[-1] <= 1


def test_a_gauge_is_for_the_options_it_was_measured_with() -> None:
    gauge = Gauge((2, 3), {"variant": "newspaper", "cards": "24|12"}, {}, (), (), (), NEVER)
    roads = SHELF["roads"]

    def fits(seats: int, **given: str) -> bool:
        return gauge.fits(roads, seats, roads.settle(seats, {"variant": "newspaper", **given}))

    assert fits(2)
    assert fits(3, cards="12")
    assert not fits(4)
    assert not fits(2, cards="40")
    assert not fits(2, border="open")
    assert not fits(2, variant="heap")
    assert replace(gauge, options={**gauge.options, "border": "*"}).fits(
        roads, 2, roads.settle(2, {"variant": "newspaper", "border": "open"})
    )
