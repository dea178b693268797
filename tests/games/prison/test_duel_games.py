"""Whole duels between two who want to win, but have no plan."""

from random import Random
from typing import Any

import pytest

from igroteka.games.prison.actions import Attack, FightCard, Jump, Pass, Reveal, Step, Stop, Turn
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.figures.scene import scene
from igroteka.games.prison.figures.walking import MOST_TOKENS
from igroteka.games.prison.state import ASIDE, FACE_DOWN, SHOWN
from igroteka.games.prison.turn.ending import MOST_TURNS, WIN
from igroteka.kernel import CHANCE, Seat, stream
from igroteka.match import Match, Played, new_match
from igroteka.parts.grid import NORTH, SOUTH

from .duel_table import GAME, tokens

GAMES = 6
AHEAD = (SOUTH, NORTH)  # by side
MOST_ON_A_ROOM = 3


def eager(seat: Seat, action: object) -> int:
    """Opens, strikes, walks on and stops when it must."""
    match action:
        case Reveal() | Attack():
            return 20
        case Step(side):
            return 60 if side == AHEAD[seat] else 2
        case Jump() | Turn():
            return 2
        case FightCard(value):
            return 1 + value
        case Pass() | Stop():
            return 1
    return 4


def chosen(match: Match[Any, Any], seat: Seat, rng: Random) -> object:
    legal = GAME.legal(match.state, seat)
    return rng.choices(legal, [eager(seat, action) for action in legal])[0]


def played(seed: str) -> Match[Any, Any]:
    match, rng = new_match(GAME, 2, {}, seed), stream(seed, "eager")
    while active := match.active():
        if CHANCE in active:
            match.throw(match.now_ms)
            continue
        seat = rng.choice(active)
        match.play(seat, chosen(match, seat, rng), match.now_ms)
    return match


@pytest.fixture(scope="module")
def games() -> list[Match[Any, Any]]:
    return [played(f"duel {n}") for n in range(GAMES)]


@pytest.mark.clause("P-D1", "P-7.6")
def test_they_end_and_five_points_decide_some(games: list[Match[Any, Any]]) -> None:
    by_points = 0
    for match in games:
        outcome = match.outcome()
        assert outcome
        assert match.step < GAME.bound(match.positions[0])
        assert match.state.turn <= MOST_TURNS
        if outcome.reason == "prison-over-five":
            by_points += 1
            assert max(outcome.scores) >= WIN
            assert outcome.winners == (outcome.scores.index(max(outcome.scores)),)
    assert by_points


@pytest.mark.clause("P-4.2", "P-D1")
def test_on_the_way_no_square_and_no_room_holds_too_many(
    games: list[Match[Any, Any]],
) -> None:
    for match in games:
        for state in match.positions[::7]:
            here = scene(state)
            for square in {*here.standing, *here.lying, *here.things} if not state.moving else ():
                standing = here.standing.get(square)
                figure = None if standing is None else state.figures[standing]
                load = figure is not None and max(figure.thing, figure.friend) >= 0
                assert here.on_ground(square) + (figure is not None) + load <= MOST_TOKENS
            squares = [square for _, square in tokens(state)]
            assert all(squares.count(FACE_DOWN - place) <= MOST_ON_A_ROOM for place in range(8))


@pytest.mark.clause("P-D1")
def test_no_token_is_added_and_all_lie_somewhere(games: list[Match[Any, Any]]) -> None:
    for match in games:
        for state in match.positions[::7]:
            assert len(state.figures) == 2 * len(Class)
            assert len(state.things) == 2 * (len(Kind) - 1)
            for number, figure in enumerate(state.figures):
                carriers = [f for f in state.figures if f.friend == number]
                assert len(carriers) == (figure.square == -2)
            in_play = [square for _, square in tokens(state) if square in (ASIDE, SHOWN)]
            assert not in_play or state.stage in ("lot", "starters", "hide") or state.agenda


@pytest.mark.clause("P-D1")
def test_at_no_time_does_a_world_look_otherwise_to_the_one_who_imagines_it(
    games: list[Match[Any, Any]],
) -> None:
    for game, match in enumerate(games):
        for state in match.positions[game % 11 :: 11]:
            for seat in (Seat(0), Seat(1)):
                world = GAME.imagine(state, seat, stream("worlds", match.step))
                assert GAME.view(world, seat) == GAME.view(state, seat)
                assert GAME.legal(world, seat) == GAME.legal(state, seat)
                assert GAME.active(world) == GAME.active(state)


def test_these_duels_come_to_fights_and_all_the_rest(games: list[Match[Any, Any]]) -> None:
    log = [entry for match in games for entry in match.log]
    done = {type(entry.action).__name__ for entry in log if isinstance(entry, Played)}
    assert {"FightCard", "Put", "Hide", "Turn", "Jump", "PickUp"} <= done
    assert any(state.points != (0, 0) for match in games for state in match.positions)
