"""Faces and needs as arrays. A need is a number of four digits to the base five."""

from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from igroteka.games.roads.faces import BEIGE, FACES, FREE, Sides, fitting, turned, turns

DIGITS = {FREE: 0, BEIGE: 1, 1: 2, 2: 3, 4: 4}
WIDTHS = tuple(DIGITS)
PLACES = (1, 5, 25, 125)
NEEDS = 625

Ints = NDArray[np.int64]


class Faces(NamedTuple):
    """By face and turn: `sides` as digits; by need: who `fits`, and the need with its rest shut."""

    sides: Ints
    roads: Ints
    fits: NDArray[np.bool_]
    takers: Ints
    has_road: NDArray[np.bool_]
    shut: Ints


def code(need: Sides) -> int:
    return sum(DIGITS[width] * place for width, place in zip(need, PLACES, strict=True))


@cache
def names(lanes: bool) -> tuple[str, ...]:
    """In the order of a sorted hand."""
    return tuple(sorted(face for face in FACES if (len(face) > 1) == lanes))


@cache
def tables(lanes: bool) -> Faces:
    faces = names(lanes)
    sides = np.zeros((len(faces), 4, 4), np.int64)
    fits = np.zeros((NEEDS, len(faces), 4), np.bool_)
    takers, has_road = np.zeros(NEEDS, np.int64), np.zeros(NEEDS, np.bool_)
    shut = np.zeros(NEEDS, np.int64)
    for at, face in enumerate(faces):
        for turn in turns(face):
            sides[at, turn] = [DIGITS[width] for width in turned(face, turn)]
    for need in product(WIDTHS, WIDTHS, WIDTHS, WIDTHS):
        number = code(need)
        has_road[number] = any(width > BEIGE for width in need)
        north, east, south, west = (BEIGE if width == FREE else width for width in need)
        shut[number] = code((north, east, south, west))
        for at, face in enumerate(faces):
            for turn in fitting(need, face):
                fits[number, at, turn] = True
                takers[number] |= 1 << at
    roads = np.array([sum(width > BEIGE for width in FACES[face]) for face in faces], np.int64)
    return Faces(sides, roads, fits, takers, has_road, shut)
