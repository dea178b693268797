"""Laws of what may be done."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import ValidationError, convert, to_builtins

from igroteka.kernel import CHANCE, CLOCK, NP, Action, encode, is_player, players, stream

from .walks import Walk

EVERYBODY = (CHANCE, CLOCK, NP)
ASKED_ABOUT = 40


def idle_seats_have_no_moves(walk: Walk) -> None:
    for state in walk.positions:
        active = walk.game.active(state)
        for seat in (*players(walk.case.seats), *EVERYBODY):
            if seat not in active:
                assert not walk.game.legal(state, seat)


def whoever_is_asked_can_answer(walk: Walk) -> None:
    for step in walk.steps:
        for seat in walk.game.active(step.state):
            if seat != CHANCE:
                assert walk.game.legal(step.state, seat)


def legal_is_stable_and_without_doubles(walk: Walk) -> None:
    for state in walk.positions:
        for seat in walk.game.active(state):
            once, again = walk.game.legal(state, seat), walk.game.legal(state, seat)
            assert list(once) == list(again)
            assert len(set(once)) == len(once)


def legal_and_refuse_agree(walk: Walk) -> None:
    """For moves of all kinds: one's own, others', old ones, and slightly changed ones."""
    rng, earlier = stream(walk.seed, "agree"), list[Action]()
    for number in walk.looked_at():
        state = walk.positions[number]
        for seat in players(walk.case.seats):
            legal = walk.game.legal(state, seat)
            for action in asked_about(walk, state, tuple(legal), earlier, rng):
                refusal = walk.game.refuse(state, seat, action)
                listed = walk.game.plain(action) in legal
                assert (refusal is None) == listed, f"{action} at step {number}"
            earlier += legal


def asked_about(
    walk: Walk, state: Any, legal: tuple[Action, ...], earlier: list[Action], rng: Random
) -> Iterator[Action]:
    everybody = (*players(walk.case.seats), *EVERYBODY)
    others = [action for seat in everybody for action in walk.game.legal(state, seat)]
    played = [step.entry.action for step in walk.steps]
    pool = [*others, *earlier, *played]
    some = [rng.choice(pool) for _ in range(ASKED_ABOUT)]
    yield from legal[:ASKED_ABOUT]
    yield from some
    yield from (changed for action in some for changed in twisted(action, walk, rng))


def twisted(action: Action, walk: Walk, rng: Random) -> Iterator[Action]:
    """The same kind of move with one field a little different, where that still reads."""
    fields = to_builtins(action)
    for name, value in fields.items():
        if name == "type" or not isinstance(value, int | str):
            continue
        other = value + rng.choice((-1, 1, 97)) if isinstance(value, int) else value[:-1] + "?"
        try:
            yield convert({**fields, name: other}, walk.game.action_type)
        except ValidationError:
            continue


def two_kinds_of_move_are_never_equal(walk: Walk) -> None:
    met = {encode(step.entry.action): step.entry.action for step in walk.steps}
    for state in walk.positions:
        met |= {encode(a): a for s in walk.game.active(state) for a in walk.game.legal(state, s)}
    assert len(set(met.values())) == len(met)


def a_turn_never_comes_back_to_a_position(walk: Walk) -> None:
    """Free actions that would repeat a position of the same turn are not legal."""
    turn: set[bytes] = set()
    before = None
    for step in walk.steps:
        seat = step.entry.seat
        turn = turn | {encode(step.state)} if seat == before else {encode(step.state)}
        if is_player(seat):
            legal = walk.game.legal(step.state, seat)
            for action in (*legal[:8], *legal[-8:]):
                assert encode(walk.game.apply(step.state, seat, action)) not in turn, f"{action}"
        before = seat
