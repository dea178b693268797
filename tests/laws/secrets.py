"""Laws of secrets: what a seat cannot know does not reach it."""

from collections.abc import Sequence
from copy import copy
from itertools import combinations
from random import Random
from typing import Any

from igroteka.kernel import (
    CHANCE,
    PERFECT,
    Help,
    Listener,
    Recall,
    Seat,
    encode,
    is_player,
    players,
    stream,
)
from igroteka.match import Match, frame

from .hidden import hidden, may_differ
from .walks import Step, Walk

RECALLS = (PERFECT, Recall("last", 1), Recall("last", 0), Recall("fading", 50))
WORLDS = 4
SAMPLES = 400
PAIRS = 6


def an_imagined_world_looks_the_same(walk: Walk) -> None:
    rng = stream(walk.seed, "imagine")
    for number in walk.looked_at():
        state = walk.positions[number]
        for seat in players(walk.case.seats):
            for recall in RECALLS:
                world = walk.game.imagine(state, seat, rng, recall)
                for level in (Help.PURIST, Help.NORMAL):
                    seen = walk.game.view(world, seat, level)
                    assert seen == walk.game.view(state, seat, level)
                assert list(walk.game.legal(world, seat)) == list(walk.game.legal(state, seat))


def worlds_that_look_alike_are_imagined_alike(walk: Walk) -> None:
    """With the same dice, to the byte: so nothing that any bot is ever given tells them apart."""
    for number in walk.looked_at():
        state = walk.positions[number]
        for seat in players(walk.case.seats):
            other = walk.game.imagine(state, seat, stream(walk.seed, "other", number))
            for recall in RECALLS:
                here, there = (
                    walk.game.imagine(world, seat, stream(walk.seed, "alike", number), recall)
                    for world in (state, other)
                )
                assert encode(here) == encode(there), f"step {number}, seat {seat}, {recall}"


def with_perfect_recall_every_seen_fact_holds(walk: Walk) -> None:
    """A coach shows all that a seat has seen: in an imagined world, the very same."""
    rng = stream(walk.seed, "facts")
    for number in walk.looked_at():
        state = walk.positions[number]
        for seat in players(walk.case.seats):
            for _ in range(WORLDS):
                world = walk.game.imagine(state, seat, rng)
                seen = walk.game.view(world, seat, Help.COACH)
                assert encode(seen) == encode(walk.game.view(state, seat, Help.COACH))


def an_imagined_world_is_playable(walk: Walk) -> None:
    """Whoever may act in the true world may act there, too, and can."""
    rng = stream(walk.seed, "playable")
    for number in walk.looked_at():
        state = walk.positions[number]
        for seat in players(walk.case.seats):
            world = walk.game.imagine(state, seat, rng)
            assert walk.game.active(world) == walk.game.active(state)
            assert walk.game.timers(world) == walk.game.timers(state)
            able = [other for other in walk.game.active(world) if other != CHANCE]
            assert all(walk.game.legal(world, other) for other in able)


def a_preview_shows_no_more_than_the_seat_may_know(walk: Walk) -> None:
    rng = stream(walk.seed, "preview")
    for number in walk.looked_at():
        state = walk.positions[number]
        for seat in filter(is_player, walk.game.active(state)):
            world = walk.game.imagine(state, seat, rng)
            for action in samples(walk.game.legal(state, seat), rng):
                foreseen = encode(walk.game.preview(state, seat, action))
                assert encode(walk.game.preview(world, seat, action)) == foreseen


def samples(actions: Sequence[Any], rng: Random) -> list[Any]:
    return rng.sample(actions, min(len(actions), WORLDS))


def whoever_names_no_hiding_place_hides_nothing(walk: Walk) -> None:
    """Each game says in its box where its secrets lie; without a word it is an open game."""
    if walk.game.box.hidden:
        return
    rng = stream(walk.seed, "open")
    for number in walk.looked_at():
        state = walk.positions[number]
        for seat in players(walk.case.seats):
            assert walk.game.imagine(state, seat, rng) == state


def imagined_worlds_vary_wherever_something_is_unknown(walk: Walk) -> None:
    rng = stream(walk.seed, "vary")
    for number in walk.looked_at():
        state = walk.positions[number]
        for seat in players(walk.case.seats):
            truth = hidden(walk.game, state, seat)
            unsure = may_differ(truth)
            for _ in range(SAMPLES):
                if not unsure:
                    break
                world = hidden(walk.game, walk.game.imagine(state, seat, rng), seat)
                unsure -= {name for name in unsure if world[name] != truth[name]}
            assert not unsure, f"step {number}: to seat {seat} these never vary: {unsure}"


def imagining_adds_and_loses_nothing(walk: Walk) -> None:
    """The same hidden things, in other places."""
    rng = stream(walk.seed, "conserve")
    for number in walk.looked_at():
        state = walk.positions[number]
        for seat in players(walk.case.seats):
            world = walk.game.imagine(state, seat, rng)
            there, here = hidden(walk.game, world, seat), hidden(walk.game, state, seat)
            assert there.keys() == here.keys()
            assert sorted(sum(there.values(), ())) == sorted(sum(here.values(), ()))


def frames_are_equal_in_worlds_a_seat_cannot_tell_apart(walk: Walk) -> None:
    rng = stream(walk.seed, "frames")
    for number in walk.looked_at():
        match = walk.at(number)
        for seat in players(walk.case.seats):
            world = walk.game.imagine(match.state, seat, rng)
            for level in Help:
                there, here = in_world(match, world, level), in_world(match, match.state, level)
                assert encode(frame(there, seat)) == encode(frame(here, seat))


def spectators_see_no_more_than_any_seat(walk: Walk) -> None:
    """Whoever watches could tell a friend at the table: in that friend's worlds all looks alike."""
    rng = stream(walk.seed, "spectators")
    for number in walk.looked_at():
        match = walk.at(number)
        for seat in players(walk.case.seats):
            world = walk.game.imagine(match.state, seat, rng)
            for level in Help:
                there, here = in_world(match, world, level), in_world(match, match.state, level)
                assert encode(frame(there, None)) == encode(frame(here, None))


def in_world(match: Match[Any, Any], world: Any, help: Help) -> Match[Any, Any]:
    there = copy(match)
    there.positions, there.help = [*match.positions[:-1], world], help
    return there


def the_same_move_sounds_the_same_in_both_worlds(walk: Walk) -> None:
    """If a seat still cannot tell the worlds apart after it, it heard the same."""
    rng = stream(walk.seed, "sounds")
    for step in walk.steps[:: max(1, len(walk.steps) // 24)]:
        for seat in players(walk.case.seats):
            world = walk.game.imagine(step.state, seat, rng)
            if not possible(walk, world, step):
                continue
            told = Listener()
            after = walk.game.apply(world, step.entry.seat, step.entry.action, told)
            if knows(walk, after, seat) == knows(walk, step.after, seat):
                assert told.heard_by(seat) == step.told.heard_by(seat)


def possible(walk: Walk, world: Any, step: Step) -> bool:
    """The move there; a throw that cannot be listed is the true world's own."""
    mover = step.entry.seat
    listed = mover != CHANCE or walk.game.chances(world) is not None
    return listed and step.entry.action in walk.game.legal(world, mover)


def nobody_hears_what_they_do_not_know(walk: Walk) -> None:
    """Two moves that leave a seat with the same knowledge are told to it in the same words.

    So whatever is told to a seat, such as a throw, stands in its view until the next step.
    """
    rng = stream(walk.seed, "hears")
    for number in walk.looked_at()[:-1]:
        state = walk.positions[number]
        for mover in walk.game.active(state):
            legal = list(walk.game.legal(state, mover))
            if mover == CHANCE:
                legal += [walk.game.draw(state, rng) for _ in range(PAIRS)]
            some = rng.sample(legal, min(PAIRS, len(legal)))
            for one, other in combinations(some, 2):
                tells_apart(walk, state, mover, (one, other))


def tells_apart(walk: Walk, state: Any, mover: Seat, moves: tuple[Any, Any]) -> None:
    told = (Listener(), Listener())
    one, other = (
        walk.game.apply(state, mover, move, listener)
        for move, listener in zip(moves, told, strict=True)
    )
    for seat in (*players(walk.case.seats), None):
        if seat != mover and knows(walk, one, seat) == knows(walk, other, seat):
            assert told[0].heard_by(seat) == told[1].heard_by(seat), f"{moves} to seat {seat}"


def whoever_is_said_to_learn_nothing_sees_nothing_new(walk: Walk) -> None:
    """A takeback rests on this: what was hidden from the seat is hidden still."""
    for step in walk.steps:
        mover, action = step.entry.seat, step.entry.action
        learners = walk.game.reveals(step.state, mover, action) if is_player(mover) else None
        for seat in players(walk.case.seats):
            after = hidden(walk.game, step.after, seat)
            if learners is None or seat in learners or not after:
                continue
            before = hidden(walk.game, step.state, seat)
            assert before.keys() <= after.keys(), f"{action} to seat {seat}"


def knows(walk: Walk, state: Any, seat: Seat | None) -> bytes:
    return encode(walk.game.view(state, seat, Help.COACH))
