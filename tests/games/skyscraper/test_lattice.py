"""Cards on the lattice, against a plain telling in points (S-C3, S-G1, S-G2, S-G3)."""

from itertools import combinations, product

import pytest

from igroteka.games.skyscraper.beams import anyhow, beams_of, lines_of, upright
from igroteka.games.skyscraper.deck import FRAME, H
from igroteka.games.skyscraper.lattice import (
    EDGES,
    Line,
    Plane,
    Pose,
    collides,
    covered,
    is_joint,
    offset,
    touch,
)
from igroteka.games.skyscraper.structure import Standing, structure

from . import plain
from .table import cell, pose, start, wandered

ORIGIN = [Pose(plane, 0, 0, 0) for plane in Plane]
AROUND = [Pose(plane, *at) for plane in Plane for at in product(range(-3, 4), repeat=3)]
PAIRS = list(product(ORIGIN, AROUND))


@pytest.mark.clause("S-G1")
@pytest.mark.parametrize(
    ("text", "top", "middle", "cells"),
    [
        ("F 1 2 3", 3, 3, "1 2 3, 1 3 3, 2 2 3, 2 3 3"),
        ("X 1 2 3", 5, 4, "1 2 3, 1 2 4, 1 3 3, 1 3 4"),
        ("Y 1 2 3", 5, 4, "1 2 3, 1 2 4, 2 2 3, 2 2 4"),
    ],
)
def test_a_card_covers_two_by_two_units(text: str, top: int, middle: int, cells: str) -> None:
    lies = pose(text)
    assert (lies.top, lies.middle) == (top, middle)
    assert sorted(covered(lies)) == [cell(part) for part in cells.split(",")]


@pytest.mark.clause("S-C3")
def test_a_card_has_six_lines_four_of_them_edges() -> None:
    assert len(Line) == 6
    assert set(EDGES) == {line for line in Line if not line.name.startswith("MID")}


@pytest.mark.clause("S-G2")
def test_cards_join_where_a_line_of_each_is_the_same_and_one_is_an_edge() -> None:
    for one, other in PAIRS:
        told = plain.joint(one, other)
        assert is_joint(one.plane, offset(one, other)) == (told is not None), (one, other)
        if told:
            met = touch(one, other)
            assert met is not None
            assert (met.first, met.second) == told


@pytest.mark.clause("S-G2")
def test_cards_never_overlap_nor_pass_through_one_another() -> None:
    for one, other in PAIRS:
        through = plain.passes_through(one, other)
        assert collides(one.plane, offset(one, other)) == through, (one, other)


@pytest.mark.clause("S-G2", "S-M3")
def test_cards_at_right_angles_touch_along_a_unit_or_more() -> None:
    for one, other in PAIRS:
        if one.plane == other.plane:
            continue
        met, points = touch(one, other), plain.shared(one, other)
        assert (met is not None) == (len(points) >= 3), (one, other)
        assert met is None or met.length == (len(points) - 1) / 2


@pytest.mark.clause("S-G3")
def test_the_foundation_is_an_h() -> None:
    stands = structure(start().building)
    assert [standing.pose for standing in stands.building] == [
        pose("X 0 0 0"),
        pose("X 2 0 0"),
        pose("Y 0 1 0"),
    ]
    assert [(joint.first, joint.second) for joint in stands.joints] == [(0, 2), (1, 2)]
    met = touch(H[2], H[0])
    assert met is not None
    assert (met.first, met.second) == (Line.LEFT, Line.MID_V)
    assert {standing.beams for standing in stands.building} == {FRAME}


@pytest.mark.clause("S-G2")
@pytest.mark.parametrize("seed", ["ash", "fir"])
def test_joints_and_slots_of_a_building_are_those_of_its_pairs(seed: str) -> None:
    for state in wandered(seed):
        stands = structure(state.building)
        poses = [standing.pose for standing in state.building]
        told = {
            (first, second)
            for first, second in combinations(range(len(poses)), 2)
            if plain.joint(poses[first], poses[second])
        }
        assert {(joint.first, joint.second) for joint in stands.joints} == told
        for slot, joined in list(stands.slots.items())[::7]:
            assert list(joined) == [n for n, p in enumerate(poses) if plain.joint(slot, p)]
            free = not any(plain.passes_through(slot, p) for p in poses)
            assert stands.fits(slot) == free


@pytest.mark.clause("S-B7", "S-P1")
def test_like_meets_like_on_every_joint_of_two_cards() -> None:
    beams = [set(pair) for pair in combinations(Line, 2)]
    for one, other in PAIRS:
        if not is_joint(one.plane, offset(one, other)):
            continue
        for first, second in product(beams, beams):
            stands = structure((Standing(0, other, beams_of(second)),))
            met = stands.points(one, beams_of(first))
            assert met == plain.beams_met(one, first, other, second), (one, first, other, second)


@pytest.mark.clause("S-B2")
def test_an_upright_card_shows_its_front_or_its_back_and_keeps_its_arrow_up() -> None:
    for chosen in combinations(Line, 3):
        back = {plain_turn(line, 0, mirror=True) for line in chosen}
        faces = {frozenset(lines_of(face)) for face in upright(beams_of(chosen))}
        assert faces == {frozenset(chosen), frozenset(back)}


@pytest.mark.clause("S-C4", "S-B2")
def test_a_plain_card_lies_four_ways_on_either_face() -> None:
    for chosen in combinations(Line, 3):
        told = {
            frozenset(plain_turn(line, quarter, mirror) for line in chosen)
            for quarter in range(4)
            for mirror in (False, True)
        }
        faces = anyhow(beams_of(chosen))
        assert {frozenset(lines_of(face)) for face in faces} == told
        assert len(set(faces)) == len(faces)


def plain_turn(line: Line, quarters: int, mirror: bool) -> Line:
    """By its points."""
    points = set(plain.LINES[line])
    if mirror:
        points = {(4 - u, v) for u, v in points}
    for _ in range(quarters):
        points = {(v, 4 - u) for u, v in points}
    return next(found for found in Line if set(plain.LINES[found]) == points)
