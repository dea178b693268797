"""Laws of chance and time."""

from copy import copy
from math import isclose
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from igroteka.kernel import CHANCE, CLOCK, NP, Seat, encode, is_player, players, stream
from igroteka.match import Match, Played, TakenBack, rebuild, record_of, takeback_step, verify

from .walks import Walk

THROWS = 12


def chances_sum_to_one(walk: Walk) -> None:
    for state in walk.positions:
        listed = walk.game.chances(state) if CHANCE in walk.game.active(state) else None
        if listed is None:
            continue
        assert isclose(sum(odds for _, odds in listed), 1)
        assert all(odds > 0 for _, odds in listed)
        assert len({action for action, _ in listed}) == len(listed)


def throws_are_among_the_chances(walk: Walk) -> None:
    for state in walk.positions:
        if CHANCE not in walk.game.active(state):
            continue
        listed = walk.game.chances(state)
        for throw in range(THROWS):
            action = walk.game.draw(state, stream(walk.seed, throw))
            assert listed is None or action in [known for known, _ in listed]


def the_same_dice_give_the_same_throw(walk: Walk) -> None:
    for state in walk.positions:
        if CHANCE in walk.game.active(state) and walk.game.rethrows(state):
            dice = (stream(walk.seed, "dice"), stream(walk.seed, "dice"))
            once, again = (walk.game.draw(state, rng) for rng in dice)
            assert once == again


def an_honest_record_is_found_honest(walk: Walk) -> None:
    verdict = verify(walk.match, walk.seed)
    assert verdict.fault == ""
    played = [entry for entry in walk.match.log if isinstance(entry, Played)]
    assert verdict.throws + verdict.taken + verdict.moves == len(played)


def a_tampered_throw_is_found(walk: Walk) -> None:
    """The first throw that could have fallen otherwise, changed in the record."""
    if all(step.entry.seat != CHANCE for step in walk.steps):
        return  # a puzzle leaves nothing to chance
    step, other = another_throw(walk)
    record = record_of(walk.match)
    kept = record.entries[:step]
    forged = replace(record.entries[step], action=to_builtins(other))
    match = rebuild(walk.game, record.header, (*kept, forged))
    assert verify(match, walk.seed).fault.startswith(f"step {step}:")


def another_throw(walk: Walk) -> tuple[int, object]:
    for step in walk.steps:
        if step.entry.seat != CHANCE or not walk.game.rethrows(step.state):
            continue
        for throw in range(50):
            other = walk.game.draw(step.state, stream("forger", throw))
            if other != step.entry.action:
                return step.number, other
    raise AssertionError("nothing in this game could have fallen otherwise")


def another_seed_is_found(walk: Walk) -> None:
    assert "committed" in verify(walk.match, "another").fault


def the_clock_is_active_exactly_while_sand_runs(walk: Walk) -> None:
    for state in walk.positions:
        timers = walk.game.timers(state)
        assert (CLOCK in walk.game.active(state)) == bool(timers)
        assert {timer.expiry for timer in timers} == set(walk.game.legal(state, CLOCK))
        assert len({timer.name for timer in timers}) == len(timers)
        assert all(timer.ms > 0 for timer in timers)


def virtual_time_keeps_the_rates(walk: Walk) -> None:
    """A bot that pays the declared milliseconds is never too fast."""
    for step in walk.steps:
        if is_player(step.entry.seat) and (rate := walk.game.rate(step.entry.action)):
            assert walk.game.cost_ms(step.entry.action) * rate.most >= rate.ms


def the_non_player_is_left_one_step(walk: Walk) -> None:
    for state in walk.positions:
        if NP in walk.game.active(state):
            assert len(walk.game.legal(state, NP)) == 1


def a_takeback_restores_the_bytes(walk: Walk) -> None:
    """Back from every move that may be taken back, at whatever step."""
    match: Match[Any, Any] = Match(walk.game, walk.match.header, walk.seed)
    for number in walk.looked_at():
        for entry in walk.match.log[match.step : number]:
            match.append(entry)
        for seat in players(walk.case.seats):
            taken_back(branched(match), seat)


def taken_back(match: Match[Any, Any], seat: Seat) -> None:
    to = takeback_step(match, seat)
    if to is None:
        return
    before = encode(match.positions[to])
    match.append(TakenBack(match.now_ms, seat, to))
    assert encode(match.state) == before
    assert match.game.legal(match.state, seat)


def branched(match: Match[Any, Any]) -> Match[Any, Any]:
    """The same match, free to go another way from here."""
    other = copy(match)
    for name, value in vars(match).items():
        if isinstance(value, list | dict):
            setattr(other, name, copy(value))
    return other
