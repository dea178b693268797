"""What a finger learns in the bag, and what it may conclude (U-D3, U-D6)."""

from itertools import product
from random import Random

import pytest

from igroteka.games.urfin.shapes import (
    SIDE,
    STEEPEST,
    TURNS,
    BadShapes,
    read_shapes,
    shipped,
    spot,
    spots,
    turned,
)
from igroteka.games.urfin.touch import (
    ANSWERS,
    HEIGHT_OFF,
    KINDS,
    SLOPE_OFF,
    Felt,
    reading,
    ways,
    weights,
)

pytestmark = pytest.mark.clause("U-D6")

BASE_1, BASE_2, ROOF_1, ROOF_2, ROOF_3, WALL = range(6)
FULL_BAG = (3, 2, 1) * KINDS
SPOTS = tuple(product(range(SIDE), range(SIDE)))


def feel(kind: int, turn: int, noise: int, *at: tuple[int, int]) -> list[Felt]:
    felt = []
    for x, y in at:
        answer = reading(kind, turn, noise, x, y)
        felt.append(Felt(x, y, answer.height, answer.slope_x, answer.slope_y))
    return felt


def likeliest_kind(felt: list[Felt]) -> int:
    odds = [0.0] * KINDS
    for (part, _), weight in weights(felt, FULL_BAG).items():
        odds[part // 3] += weight
    return odds.index(max(odds))


def rightly_named(touches: int, parts: int = 400) -> float:
    """How often the likeliest kind is the true one, after so many touches anywhere."""
    rng, right = Random("fingers"), 0
    for _ in range(parts):
        kind = rng.randrange(KINDS)
        spots = rng.sample(SPOTS, touches)
        felt = feel(kind, rng.randrange(TURNS), rng.getrandbits(32), *spots)
        right += likeliest_kind(felt) == kind
    return right / parts


@pytest.mark.clause("U-D3")
def test_one_touch_does_not_tell_a_part_but_a_patient_finger_does() -> None:
    one, some, many = (rightly_named(touches) for touches in (1, 5, 20))
    assert one < 0.5
    assert 0.7 < some < 0.9
    assert many > 0.96


def test_feeling_again_tells_nothing_new() -> None:
    for x, y in SPOTS:
        assert reading(ROOF_1, 1, 12345, x, y) == reading(ROOF_1, 1, 12345, x, y)


def test_the_same_part_answers_the_same_on_every_machine() -> None:
    """Written down once: what is in a log must stay true."""
    felt = feel(ROOF_3, 1, 0xC0FFEE, (0, 0), (5, 5), (6, 2), (11, 11))
    assert [(touch.height, touch.slope_x, touch.slope_y) for touch in felt] == [
        (3, 0, 2),
        (8, -1, -2),
        (0, -1, 2),
        (0, -1, -2),
    ]


def test_another_meeting_of_the_same_part_feels_a_little_different() -> None:
    meetings = {tuple(feel(BASE_1, 0, noise, *SPOTS)) for noise in range(50)}
    assert len(meetings) == 50


def test_a_reading_is_never_far_from_the_truth() -> None:
    rng = Random("bounds")
    for kind, turn in product(range(KINDS), range(TURNS)):
        for touch in feel(kind, turn, rng.getrandbits(32), *SPOTS):
            height, slope_x, slope_y = spots(kind, turn)[touch.y * SIDE + touch.x]
            assert abs(touch.height - height) <= 3
            assert abs(touch.slope_x - slope_x) <= 2
            assert abs(touch.slope_y - slope_y) <= 2
            assert 0 <= touch.height <= 9
            assert max(abs(touch.slope_x), abs(touch.slope_y)) <= 3


def test_what_was_felt_is_never_held_impossible() -> None:
    rng = Random("possible")
    for kind, turn in product(range(KINDS), range(TURNS)):
        felt = feel(kind, turn, rng.getrandbits(32), *SPOTS)
        assert ways(kind, turn, felt[:20]) > 0
        assert any(part // 3 == kind for part, _ in weights(felt, FULL_BAG))


@pytest.mark.parametrize("kind", [BASE_2, ROOF_2, WALL])
def test_likelihoods_are_the_shares_of_the_answers_really_given(kind: int) -> None:
    """Counted over many meetings of one part, at one spot of its edge."""
    meetings = 20_000
    counted: dict[Felt, int] = {}
    for noise in range(meetings):
        [felt] = feel(kind, 0, noise * 0x9E3779B1 & 0xFFFFFFFF, (3, 3))
        counted[felt] = counted.get(felt, 0) + 1
    for felt, count in counted.items():
        odds = ways(kind, 0, [felt]) / ANSWERS
        assert abs(count - meetings * odds) < 5 * (meetings * odds) ** 0.5 + 1
    assert sum(ways(kind, 0, [felt]) for felt in counted) > 0.99 * ANSWERS


def test_all_answers_of_a_spot_are_as_likely_as_one_together() -> None:
    answers = product(range(10), range(-3, 4), range(-3, 4))
    assert sum(ways(ROOF_2, 2, [Felt(4, 1, *answer)]) for answer in answers) == ANSWERS


def test_two_spots_of_one_part_err_apart() -> None:
    """Neither foretells the other, so that likelihoods may be multiplied."""
    here, there = [], []
    for noise in range(4000):
        one, other = feel(BASE_1, 0, noise, (5, 5), (6, 5))
        here.append(one.height - 6)
        there.append(other.height - 6)
    together = sum(a * b for a, b in zip(here, there, strict=True)) / len(here)
    assert abs(together) < 5 * 2.5 / len(here) ** 0.5


def test_before_any_touch_a_part_is_as_likely_as_there_are_of_it() -> None:
    counts = [0] * 18
    counts[BASE_1 * 3], counts[WALL * 3 + 2] = 3, 1
    odds = weights([], counts)
    assert len(odds) == 2 * TURNS
    assert all(odds[BASE_1 * 3, turn] == 3 / 16 for turn in range(TURNS))
    assert all(odds[WALL * 3 + 2, turn] == 1 / 16 for turn in range(TURNS))


@pytest.mark.clause("U-A6")
def test_a_colour_cannot_be_felt() -> None:
    odds = weights(feel(ROOF_1, 0, 7, *SPOTS[:30]), FULL_BAG)
    green, light_green = odds[ROOF_1 * 3, 0], odds[ROOF_1 * 3 + 1, 0]
    assert green == pytest.approx(1.5 * light_green)


def test_even_feeling_every_spot_leaves_odds_that_add_up() -> None:
    odds = weights(feel(ROOF_3, 3, 99, *SPOTS), FULL_BAG)
    assert sum(odds.values()) == pytest.approx(1)
    assert {part // 3 for (part, _), weight in odds.items() if weight > 0.01} == {ROOF_3}


def test_a_gable_and_a_wall_feel_different_when_turned_the_others_do_not() -> None:
    for kind, field in enumerate(shipped()):
        assert (turned(field) != field) == (kind in (ROOF_3, WALL))


def test_four_quarter_turns_bring_a_shape_back() -> None:
    for field in shipped():
        assert turned(turned(turned(turned(field)))) == field


def test_a_broken_drawing_says_which_shape_and_row() -> None:
    drawing = "\n\n".join(
        "\n".join([name, *["0" * 12] * 12]) for name in ("base 1", "base 2", "roof 1")
    )
    with pytest.raises(BadShapes, match="drawn are base 1, base 2, roof 1, not"):
        read_shapes(drawing)
    with pytest.raises(BadShapes, match="shape 'base 1', row 1: '00x000000000' is not 12 digits"):
        read_shapes(drawing.replace("0" * 12, "00x" + "0" * 9, 1))
    with pytest.raises(BadShapes, match="shape 'base 1': 11 rows, not 12"):
        read_shapes(drawing.replace("0" * 12 + "\n", "", 1))


@pytest.mark.parametrize("off", [HEIGHT_OFF, SLOPE_OFF], ids=["height", "slope"])
def test_a_finger_errs_to_both_sides_alike(off: tuple[int, ...]) -> None:
    assert len(off) == 16
    assert sorted(-each for each in off) == sorted(off)


@pytest.mark.parametrize("turn", range(TURNS))
def test_an_edge_is_felt_as_a_slope_on_every_side(turn: int) -> None:
    """A ridge along one edge: beside it the finger meets its flank, and only there."""
    field = tuple(tuple(9 if y == 0 else 0 for _ in range(SIDE)) for y in range(SIDE))
    for _ in range(turn):
        field = turned(field)
    inwards = {0: (3, 1), 1: (SIDE - 2, 3), 2: (3, SIDE - 2), 3: (1, 3)}
    slopes = {0: (0, -STEEPEST), 1: (STEEPEST, 0), 2: (0, STEEPEST), 3: (-STEEPEST, 0)}
    assert spot(field, *inwards[turn]) == (0, *slopes[turn])
    assert spot(field, 5, 5) == (0, 0, 0)
