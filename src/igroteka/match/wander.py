"""Random play through the checked door: for laws and for the hunt after dead ends."""

from random import Random
from typing import Any

from igroteka.kernel import CHANCE, CLOCK, NP, Emit, Seat

from .entries import Played
from .match import Match

CLOCK_ODDS = 0.1


def wander(match: Match[Any, Any], rng: Random, emit: Emit | None = None) -> tuple[Played, ...]:
    """One step by anybody who may act, the clock too, in virtual time; nothing once it is over.

    Whoever is slower than the sand hears it run out instead.
    """
    active = match.active()
    if not active:
        return ()
    seat = who(active, rng)
    if seat == CLOCK:
        return tuple(match.tick(min(sand.due_ms for sand in match.sand.values()), emit))
    if seat == CHANCE:
        return (match.throw(match.now_ms, emit),)
    if seat == NP:
        return (match.non_player(match.now_ms, emit),)
    return _choose(match, seat, rng, emit)


def who(active: tuple[Seat, ...], rng: Random) -> Seat:
    """The clock now and then, so that sand runs out early, late and never."""
    others = [seat for seat in active if seat != CLOCK]
    if not others or (CLOCK in active and rng.random() < CLOCK_ODDS):
        return CLOCK
    return rng.choice(others)


def _choose(
    match: Match[Any, Any], seat: Seat, rng: Random, emit: Emit | None
) -> tuple[Played, ...]:
    action = rng.choice(match.game.legal(match.state, seat))
    now_ms = match.now_ms + match.game.cost_ms(action)
    if spoken := match.tick(now_ms, emit):
        return tuple(spoken)
    return (match.play(seat, action, now_ms, emit),)
