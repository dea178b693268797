"""Of what nobody has measured nothing is said, and a better worth is never a lesser chance."""

import pytest
from msgspec.structs import replace

from igroteka.bots.reviews import (
    WHOLE,
    Gauge,
    Viewer,
    gauge_of,
    gauges_of,
    review,
)
from igroteka.bots.reviews.review import label_of
from igroteka.bots.taste import taste_of
from igroteka.games import SHELF
from igroteka.kernel import Seat, stream
from igroteka.match import Match
from igroteka.study.marks import NEVER

from .test_review import played


def test_of_a_running_match_a_lesson_and_an_unmeasured_table_nothing_is_said() -> None:
    match = played("roads", 2, {"variant": "duel", "cards": "12"})
    running = Match(match.game, match.header, match.seed)
    lesson = Match(match.game, replace(match.header, lesson="first"), match.seed)
    for entry in match.log:
        lesson.append(entry)
    assert review(running) is None
    assert review(lesson) is None
    open_field = match.game.settle(6, {"variant": "newspaper", "border": "open"})
    assert gauge_of(match.game, 6, open_field) is None


@pytest.mark.parametrize("variant", ["newspaper"])
@pytest.mark.parametrize("lanes", ["off", "on"])
def test_the_newspaper_is_measured_for_two_to_six_as_it_is_usually_set(
    variant: str, lanes: str
) -> None:
    roads = SHELF["roads"]
    for seats in range(2, 7):
        usual = roads.settle(seats, {"variant": variant, "lanes": lanes})
        gauge = gauge_of(roads, seats, usual)
        assert gauge is not None
        assert gauge.options["variant"] == variant
        assert gauge.kind(seats, usual) in gauge.start
    for other in ({"border": "open"}, {"field": "9x9"}):
        assert gauge_of(roads, 3, roads.settle(3, {"variant": "newspaper", **other})) is None


def test_what_means_nothing_at_a_table_changes_nothing_that_is_said_there() -> None:
    """An endless table has no field; on a newspaper the field says how many cards are dealt."""
    roads = SHELF["roads"]
    given = {"variant": "duel", "field": "spread", "border": "open"}
    assert gauge_of(roads, 2, roads.settle(2, given)) == gauge_of(roads, 2, roads.settle(2, {}))
    tables = [{"variant": "newspaper", "cards": cards} for cards in ("24", "12", "40")]
    usual, *others = [played("roads", 2, table, "elm") for table in tables]
    taste = taste_of(roads)
    assert taste is not None
    told = {taste.facts(match.positions[9], Seat(0)) for match in (usual, *others)}
    assert len(told) == 1
    gauge = gauge_of(roads, 2, usual.header.options)
    assert gauge is not None
    assert all(gauge_of(roads, 2, match.header.options) == gauge for match in others)


def test_the_same_lead_in_roads_says_more_the_fewer_cards_are_to_go() -> None:
    """In a heap both are ahead of each other by turns; what is left to draw sways the rest."""
    roads = SHELF["roads"]
    state = played("roads", 2, {"variant": "heap", "cards": "40"}).positions[60]
    ahead = replace(state, joined=(12, 9), hands=(state.hands[0][:1], state.hands[0][:1] * 3))
    late = replace(ahead, box=ahead.box[:2])
    taste = taste_of(roads)
    assert taste is not None
    early_leads, late_leads = (taste.facts(one, Seat(0))[-2:] for one in (ahead, late))
    assert 0 < early_leads[0] < late_leads[0]
    assert 0 < early_leads[1] < late_leads[1]
    assert all(lead < 0 for lead in taste.facts(late, Seat(1))[-2:])


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
