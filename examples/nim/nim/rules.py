"""Nim's rules, by the clauses in rules/en.md."""

from collections.abc import Mapping, Sequence

from igroteka.kernel import Box, Emit, Lid, OpenGame, Option, Outcome, Prompt, Refusal, Seat

from .state import State, Take, Taken


class Nim(OpenGame[State, Take]):
    id = "nim"
    version = 1
    seats = (2, 2)
    box = Box(lid=Lid(age=6, minutes=(2, 5)))
    state_type = view_type = State
    action_type = Take
    event_type = Taken
    in_turn = "N-1"

    def options(self, seats: int) -> tuple[Option, ...]:
        return (Option("heaps", ("3-4-5", "1-3-5-7")),)

    def start(self, seats: int, options: Mapping[str, str]) -> State:
        return State(tuple(map(int, options["heaps"].split("-"))))

    def active(self, state: State) -> tuple[Seat, ...]:
        return (state.turn,) if any(state.heaps) else ()

    def legal(self, state: State, seat: Seat) -> Sequence[Take]:
        heaps = enumerate(state.heaps, 1) if seat in self.active(state) else ()
        return [Take(heap, sticks) for heap, size in heaps for sticks in range(1, size + 1)]

    def why_not(self, state: State, seat: Seat, action: Take) -> Refusal:
        return Refusal("N-1", "nim-refuse-take", {"heap": action.heap, "sticks": action.sticks})

    def apply(self, state: State, seat: Seat, action: Take, emit: Emit | None = None) -> State:
        if emit:
            emit(Taken(seat, action.heap, action.sticks))
        heaps = list(state.heaps)
        heaps[action.heap - 1] -= action.sticks
        return State(tuple(heaps), Seat(1 - seat))

    def outcome(self, state: State) -> Outcome | None:
        return None if any(state.heaps) else Outcome((Seat(1 - state.turn),), "nim-over", "N-2")

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("nim-prompt-take" if seat in self.active(state) else "nim-prompt-wait")

    def bound(self, state: State) -> int:
        return sum(state.heaps)
