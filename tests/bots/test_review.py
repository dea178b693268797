"""A review: luck, choice and the others account for every chance, by what a seat could know."""

from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.bots.hints import Hint
from igroteka.bots.reviews import (
    WHOLE,
    Gauge,
    Look,
    Review,
    Viewer,
    concluded,
    review,
    viewer_of,
)
from igroteka.bots.reviews.looks import Weighed, steps_of
from igroteka.bots.reviews.review import forgiven
from igroteka.bots.taste import taste_of
from igroteka.bots.values import log_odds
from igroteka.games import SHELF
from igroteka.games.skyscraper.actions import Build, Settle
from igroteka.games.skyscraper.landing import CALM
from igroteka.kernel import CHANCE, Seat, encode, stream
from igroteka.match import Match, Played, Resigned, TakenBack
from igroteka.study.marks import NEVER, strict
from igroteka.study.rehearsed import rehearsed

# The shortest of each kind: alone, together, against each other; with dice and without; by moves
# and by deeds of several.
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("roads", 2, {"variant": "duel", "cards": "12"}),
    ("roads", 2, {"variant": "heap"}),
    ("urfin", 1, {"sand": "off"}),
    ("clockwork", 2, {}),
    ("prison", 1, {"level": "black"}),
    ("skyscraper", 2, {"hands": "calm"}),
    ("prison", 1, {"level": "white", "sight": "on"}),
]
NAMES = [f"{game} {seats} {' '.join(options)}".strip() for game, seats, options in TABLES]
DUEL, HEAP = NAMES[0], NAMES[1]


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
        own = one.luck + one.skill + one.hand
        assert one.initial + own + one.others == one.final == told.end[seat]
        assert one.skill == sum(point.skill[seat] for point in told.points) <= 0
        assert one.luck == sum(point.luck[seat] for point in told.points)
    ends = [*told.points[1:], replace(told.points[-1], values=told.end)]
    for point, after in zip(told.points, ends, strict=True):
        for seat, value in enumerate(point.values):
            own = point.luck[seat] + point.skill[seat]
            drawn = point.seat < 0 and name != HEAP
            acted = drawn or point.seat == seat
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


@pytest.mark.parametrize("name", [NAMES[0], NAMES[5]])
def test_where_nothing_is_thrown_only_the_deal_is_luck(
    found: dict[str, tuple[Match[Any, Any], Review]], name: str
) -> None:
    """A duel hides nothing; what a calm builder's three actions make of a turn was foreseen."""
    _, told = found[name]
    builders = [point for point in told.points if point.seat >= 0]
    assert len(builders) > 5
    assert not any(luck for point in builders for luck in point.luck)


@pytest.fixture(scope="module")
def dropped() -> Match[Any, Any]:
    """The calm game by hand: all stands, until the third card slips, and its builder gives up."""
    calm = played(*TABLES[5])
    options = {**calm.header.options, "hands": "forgiving"}
    match = Match(calm.game, replace(calm.header, options=options), calm.seed)
    built = 0
    for entry in calm.log:
        match.append(entry)
        if match.state.stage == "settle":
            built += isinstance(entry.action, Build)  # type: ignore[union-attr]
            answer = CALM if built < 3 else Settle(stands=False, off_mm=9)
            match.append(Played(match.now_ms, CHANCE, replace(answer, film="f" * 64)))
        if built == 3:
            break
    match.append(Resigned(match.now_ms, match.state.turn))
    return match


def test_what_a_hand_lets_fall_is_told_as_its_own_and_what_stands_is_nothing(
    dropped: Match[Any, Any],
) -> None:
    gauge = plain(dropped)
    viewer = Viewer(dropped, replace(gauge, thresholds=strict(gauge)))
    told = concluded(viewer, [viewer.look(at) for at in range(len(viewer.steps) + 1)])
    fell, culprit = len(dropped.log) - 2, dropped.log[-1].seat  # type: ignore[union-attr]
    hands = {point.step: point.hand for point in told.points if any(point.hand)}
    assert set(hands) == {fell}
    assert hands[fell][culprit] < 0
    assert not any(
        luck for point in told.points if point.step > viewer.first for luck in point.luck
    )
    for seat, one in enumerate(told.accounts):
        assert one.initial + one.luck + one.skill + one.hand + one.others == one.final
        assert one.hand == hands[fell][seat]
    moment = next(one for one in told.moments if one.label == "fell")
    assert moment.seat == culprit
    assert moment.after - moment.before == hands[fell][culprit]
    assert type(dropped.log[moment.step].action).__name__ == "Pick"  # type: ignore[union-attr]
    assert moment.played


def test_a_turn_is_foreseen_without_the_others_cards() -> None:
    match = played(*TABLES[5])
    taste = taste_of(match.game)
    assert taste is not None
    state = next(one for one in match.positions if one.stage == "play")
    seat, dice = state.turn, stream("other", "hands")
    ends = [taste.foreseen(match.game.imagine(state, seat, dice), seat) for _ in range(2)]
    assert {one.turn for one in ends} == {Seat(1 - seat)}
    assert ends[0].building == ends[1].building != state.building
    assert taste.foreseen(state, Seat(1 - seat)) == state


@pytest.mark.parametrize(("name", "begins"), [(NAMES[4], "Begin"), (NAMES[5], "Pick")])
def test_a_deed_of_several_moves_is_one_step(
    found: dict[str, tuple[Match[Any, Any], Review]], name: str, begins: str
) -> None:
    """A walk to its end, a card picked and built: told, weighed and counted once."""
    match, told = found[name]
    viewer = Viewer(match, plain(match))
    assert [step for span in viewer.spans for step in span] == list(steps_of(match))
    deeds = [viewer.made(at) for at in range(len(viewer.steps))]
    begun = [deed for deed in deeds if type(deed[0]).__name__ == begins]
    assert begun
    assert all(len(deed) > 1 for deed in begun)
    assert all(type(move).__name__ != "Step" for deed in deeds for move in deed[:1])
    assert {point.step for point in told.points} <= set(viewer.steps)


def test_nobody_is_blamed_for_what_is_done_a_little_later_in_the_turn() -> None:
    """Seat 0 picks and builds twice in its turn: the second build is not better than the first."""
    match = played(*TABLES[5])
    gauge = plain(match)
    viewer = Viewer(match, replace(gauge, thresholds=strict(gauge)))
    turns = [at for at in range(len(viewer.steps)) if viewer.choice(at) and any(viewer.later(at))]
    at = turns[0]
    made = viewer.choice(at)
    assert made is not None
    then = next(iter(viewer.later(at)))
    weighed = viewer.judged(at, made, 0, Hint(then, (), ()))
    assert weighed.cost == 0
    other = next(deed for deed in made.deeds if deed not in (*viewer.later(at), made.made))
    assert viewer.judged(at, made, 0, Hint(other, (), ())).cost > 0


def test_what_the_same_hand_makes_good_at_once_is_neither_a_cost_nor_luck() -> None:
    match = played(*TABLES[5])
    gauge = plain(match)
    viewer = Viewer(match, replace(gauge, thresholds=strict(gauge)))
    seats = [match.log[step].seat for step in viewer.steps]  # type: ignore[union-attr]
    at = next(at for at in range(len(seats) - 1) if seats[at] == seats[at + 1] == 0)
    first, then = viewer.steps[at], viewer.steps[at + 1]
    dear = Look(first, (6_000, 4_000), Weighed(2_000, 6_000, ("better",)))

    def cost(after: int, step: int = then) -> int:
        found = forgiven(viewer, dear, Look(step, (after, 10_000 - after))).weighed
        assert found is not None
        return found.cost

    assert [cost(1_000), cost(2_000), cost(5_000), cost(7_000)] == [4_000, 4_000, 1_000, 0]
    others = next(step for step, seat in zip(viewer.steps, seats, strict=True) if seat != 0)
    assert cost(7_000, others) == cost(7_000, len(match.log)) == 4_000


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
