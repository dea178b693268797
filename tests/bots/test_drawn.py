"""Cards of Roads that are drawn, held and laid: what of them is luck, and whose."""

from typing import Any

import pytest

from igroteka.bots.reviews import WHOLE, Review, Viewer, concluded
from igroteka.match import Match

from .test_review import plain, played


def reviewed(match: Match[Any, Any]) -> Review:
    """At a glance only, for that is quicker."""
    viewer = Viewer(match, plain(match))
    return concluded(viewer, [viewer.look(at) for at in range(len(viewer.steps) + 1)])


@pytest.fixture(scope="module")
def heap() -> tuple[Match[Any, Any], Review]:
    match = played("roads", 2, {"variant": "heap"})
    return match, reviewed(match)


def test_on_the_newspaper_what_a_card_brings_to_light_is_the_others() -> None:
    """Only hands are hidden there, and four worlds thrown anew at each step are nobody's luck."""
    match = played("roads", 3, {"variant": "newspaper"}, "oak")
    laid = [point for point in reviewed(match).points if point.seat >= 0]
    assert len(laid) > 5
    assert not any(luck for point in laid for luck in point.luck)


def test_a_card_drawn_is_luck_of_whoever_drew_it_and_laying_it_is_not(
    heap: tuple[Match[Any, Any], Review],
) -> None:
    """In the heap a card drawn is as good as laid, so the others lose nothing by it twice."""
    match, told = heap
    for point in told.points:
        state = match.positions[point.step]
        lucky = {seat for seat, luck in enumerate(point.luck) if luck}
        assert lucky <= ({state.turn} if state.stage == "draw" else set())
    assert any(any(point.luck) for point in told.points)


def test_a_card_is_as_lucky_as_what_might_be_made_of_it_beside_what_might_have_come(
    heap: tuple[Match[Any, Any], Review],
) -> None:
    """The last card of the heap could be counted on; of another, who lays it badly is not unlucky.

    All in all that is little: drawing a card is no luck in itself.
    """
    match, told = heap
    viewer = Viewer(match, plain(match))
    draws = [point for point in told.points if match.positions[point.step].stage == "draw"]
    for point in draws:
        state = match.positions[point.step]
        before, after = (viewer.look(point.step + more) for more in (0, 1))
        if match.log[after.step].seat == state.turn:  # type: ignore[union-attr]
            assert after.hoped is not None
            assert point.luck[state.turn] == after.hoped - point.values[state.turn]
        if len(state.box) == 1 and viewer.first < point.step:
            assert len(viewer.eye.worlds(state, state.turn, point.step)) == 1
            assert before.values[state.turn] == after.hoped
    assert any(len(match.positions[point.step].box) == 1 for point in draws)
    luck = sum(sum(point.luck) for point in draws if point.step > viewer.first)
    assert abs(luck) < WHOLE // 2
