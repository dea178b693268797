"""The hunt for dead ends finds them, and what it dumps can be looked at."""

from collections.abc import Sequence
from typing import Any

from tests.laws.lantern import Lantern
from tests.laws.lantern.actions import LanternAction, Take
from tests.laws.lantern.state import State

from igroteka.kernel import Emit, Outcome, Seat, decode, encode
from igroteka.match import Record, fuzz_one, rebuild

from .tables import LANTERN, ROADS


def test_sound_games_have_no_dead_ends() -> None:
    for seed in ("elm", "oak", "ash"):
        assert fuzz_one(ROADS, 2, {"cards": "12"}, seed) is None
        assert fuzz_one(LANTERN, 3, {}, seed) is None


def test_a_crash_is_kept_with_its_reason() -> None:
    class Brittle(Lantern):
        def apply(
            self, state: State, seat: Seat, action: LanternAction, emit: Emit | None = None
        ) -> State:
            if isinstance(action, Take):
                raise ZeroDivisionError("the keeper stumbles")
            return super().apply(state, seat, action, emit)

    found = fuzz_one(Brittle(), 2, {}, "elm")
    assert found is not None
    assert found.kind == "crash"
    assert found.text.endswith("ZeroDivisionError: the keeper stumbles")


def test_a_position_where_nobody_may_act_is_a_dead_end() -> None:
    class Stuck(Lantern):
        def outcome(self, state: State) -> Outcome | None:
            return None

    found = fuzz_one(Stuck(), 2, {}, "elm")
    assert found is not None
    assert found.kind == "nobody-active"


def test_whoever_is_asked_and_has_no_answer_is_at_a_dead_end() -> None:
    class Speechless(Lantern):
        def legal(self, state: State, seat: Seat) -> Sequence[LanternAction]:
            return () if seat == 1 else super().legal(state, seat)

    found = fuzz_one(Speechless(), 2, {"sand": "off"}, "elm")
    assert found is not None
    assert found.kind == "crash"


def test_a_game_longer_than_its_bound_is_a_dead_end() -> None:
    class Endless(Lantern):
        def bound(self, state: State) -> int:
            return 4

    found = fuzz_one(Endless(), 2, {}, "elm")
    assert found is not None
    assert (found.kind, found.text) == ("too-long", "step 5: more than 4 entries")


def test_a_dump_can_be_read_and_replayed() -> None:
    class Endless(Lantern):
        def bound(self, state: State) -> int:
            return 4

    found: Any = fuzz_one(Endless(), 2, {}, "elm")
    record = decode(encode(found.record), Record)
    assert rebuild(LANTERN, record.header, record.entries, record.seed).step == 5
