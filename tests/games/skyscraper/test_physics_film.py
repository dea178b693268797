"""The film of an act: what moved, frame by frame (S-H1)."""

import zlib
from random import Random
from struct import unpack_from

import numpy as np
import pytest

from igroteka.games.skyscraper.actions import Settle
from igroteka.games.skyscraper.acts import SetCard

from .sites import building_on, site

pytest.importorskip("mujoco")

from igroteka.games.skyscraper.film import CARD, FPS, Film, named
from igroteka.games.skyscraper.measures import place_of
from igroteka.games.skyscraper.physics import settled


def shown(
    film: bytes,
) -> tuple[list[tuple[int, int]], "np.ndarray[tuple[int, ...], np.dtype[np.int16]]"]:
    data = zlib.decompress(film)
    assert data[:4] == b"SKYF"
    version, fps, bodies, frames = unpack_from("<BBBH", data, 4)
    assert (version, fps) == (1, FPS)
    rows = [unpack_from("<BB", data, 9 + 2 * n) for n in range(bodies)]
    poses = np.frombuffer(data, "<i2", offset=9 + 2 * bodies).reshape(frames, bodies, 7)
    return [(kind, number) for kind, number in rows], poses.astype(np.int16)


@pytest.mark.clause("S-H1")
def test_the_film_shows_the_new_card_come_to_its_place() -> None:
    state = building_on(site(2, 5, 2), 1)
    answer, films = settled(state, Random(2))
    assert isinstance(answer, Settle)
    assert answer.stands
    film = films[answer.film]
    assert named(film) == answer.film
    bodies, poses = shown(film)
    new = bodies.index((CARD, len(state.building)))
    assert isinstance(state.act, SetCard)
    place = place_of(state.act.pose) * 10_000
    assert np.abs(poses[-1, new, :3] - place).max() < 50
    assert np.abs(poses[0, new, :3] - place).max() > 100
    assert poses[-1, new, 3] > 32_700


@pytest.mark.clause("S-H1")
def test_what_never_moved_is_not_in_it() -> None:
    film = Film([(CARD, 4), (CARD, 5)])
    at, turn = np.zeros((2, 3)), np.tile([1.0, 0, 0, 0], (2, 1))
    film.shoot(at, turn)
    film.shoot(at + np.array([[0, 0, 0], [0, 0, 0.01]]), -turn)
    bodies, poses = shown(film.developed())
    assert bodies == [(CARD, 5)]
    assert poses[:, 0, 2].tolist() == [0, 100]
    assert poses[:, 0, 3].tolist() == [32767, 32767]
