"""Every table says what wins, and how one stands."""

import re
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.cli.speech import Speech
from igroteka.games import SHELF
from igroteka.games.clockwork.cards import CODE, FLYING
from igroteka.kernel import Seat, players
from igroteka.kernel.langs import LANGS
from igroteka.kernel.texts import texts_of
from igroteka.match import new_match
from igroteka.match.wander import wander

ANNA, BEN = Seat(0), Seat(1)
TWO_LINES = 110


def begun(game: str, seats: int, steps: int = 0, **options: str) -> Any:
    """A position some steps after the start, as chance would have it."""
    match = new_match(SHELF[game], seats, options, "purpose".ljust(32, "."))
    rng = Random("purpose")
    for _ in range(steps):
        wander(match, rng)
    return match.state


def told(game: str, state: Any, seat: Seat | None) -> str:
    rules = SHELF[game]
    purpose = rules.purpose(rules.view(state, seat), seat)
    assert purpose
    return Speech(rules, "en").spoken(purpose, seat)


@pytest.mark.parametrize("game", list(SHELF))
def test_what_wins_is_said_at_every_table_of_the_house(game: str) -> None:
    fewest, most = SHELF[game].seats
    for seats in (fewest, most):
        for seat in (*players(seats), None):
            assert told(game, begun(game, seats), seat)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", list(SHELF))
def test_what_wins_takes_two_lines_of_a_phone_in_no_language_more(game: str, lang: str) -> None:
    texts = texts_of(SHELF[game], lang).splitlines()
    lines = [line for line in texts if line.startswith(f"{game}-purpose-")]
    assert lines
    for line in lines:
        said = re.sub(r"{ \$\w+ }", "88", line.partition(" = ")[2])
        assert len(said) <= TWO_LINES, said


def test_in_the_duel_of_roads_one_extends_and_the_other_closes() -> None:
    """R-1.2: each is told their own task, and how many ends are open."""
    state = begun("roads", 2, 8)
    ends, left = len(state.network.ends), sum(map(len, state.hands))
    assert ends
    assert told("roads", state, state.second) == f"Close the network. Open ends: {ends}"
    extend = f"Keep the network open to the last card. Open ends: {ends}, cards left: {left}"
    assert told("roads", state, state.starter) == extend


def test_before_the_lot_nobody_in_the_duel_has_a_task_of_their_own() -> None:
    """R-P3: who starts is drawn by lot."""
    state = begun("roads", 2)
    assert told("roads", state, ANNA) == told("roads", state, BEN) == told("roads", state, None)


def test_at_the_newspaper_whoever_is_out_no_longer_counts() -> None:
    """R-2.3, R-2.4."""
    state = begun("roads", 3, 6, variant="newspaper")
    assert "Players still in: 3" in told("roads", state, ANNA)
    assert "Players still in: 2" in told("roads", replace(state, out=(BEN,)), ANNA)


def test_at_the_heap_one_is_measured_by_the_best_of_the_others() -> None:
    """R-3.4."""
    state = replace(begun("roads", 3, 2, variant="heap"), hands=(("S",) * 4, ("S",) * 5, ("S",)))
    assert told("roads", state, ANNA).endswith("You: 4, fewest of the others: 1")


def test_the_team_of_urfin_hears_how_near_the_nearest_soldier_is() -> None:
    state = begun("urfin", 2)
    view = SHELF["urfin"].view(state, ANNA)
    roads = {road.number: len(road.cells) for road in view.map.roads}
    nearest = min(roads[soldier.road] - 1 - soldier.index for soldier in view.soldiers)
    assert told("urfin", state, ANNA).endswith(f"Soldiers: 10, steps to the palace: {nearest}")


def test_a_player_of_clockwork_hears_how_many_of_the_three_are_laid() -> None:
    """C-W3: two flying machines are one of the three."""
    state = begun("clockwork", 2, 12)
    laid = ((FLYING[0], FLYING[1], CODE[0]), ())
    assert told("clockwork", replace(state, laid=laid), ANNA).endswith("Laid: 2 of 3")
    assert told("clockwork", replace(state, laid=laid), BEN).endswith("Laid: 0 of 3")


def test_in_prison_each_side_hears_its_own_points_first() -> None:
    """P-7.6."""
    state = replace(begun("prison", 2), points=(2, 1))
    assert told("prison", state, ANNA).endswith("You 2 : 1")
    assert told("prison", state, BEN).endswith("You 1 : 2")


def test_a_builder_hears_the_best_of_the_others_and_the_cards_left() -> None:
    """S-S2, S-E3."""
    state = begun("skyscraper", 3)
    view = SHELF["skyscraper"].view(state, ANNA)
    stand = f"You: {view.scores[0]}, best other: {max(view.scores[1:])}"
    assert f"{stand}, cards: {len(view.cards)}" in told("skyscraper", state, ANNA)
