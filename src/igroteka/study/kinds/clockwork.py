"""Puzzles of Clockwork: complete a machine in this turn, or escape.

What lies face down all have seen go down, and the coach shows it; what a pile or a hand hides must
not matter: the right moves are the same in every world tried.
"""

from typing import Any

from igroteka.kernel import Help, Seat

from . import Kind

SHARED: dict[str, Any] = {
    "seats": 2,
    "options": {},
    "moves": 4,
    "turn": True,
    "help": Help.COACH,
    "worlds": 8,
    "positions": 30_000,
}


def asked_here(state: Any, seat: Seat) -> bool:
    return bool(state.stage in ("towers", "arrive", "move") and state.asked == seat)


def on_the_way(state: Any, seat: Seat) -> bool:
    return bool(state.stage == "move" and state.asked == seat)


def one_more(state: Any, seat: Seat) -> dict[str, int]:
    return {"machines": len(state.laid[seat]) + 1}


BUILDING: dict[str, Any] = {
    "goal": "machine",
    "clauses": ("C-T1", "C-H1", "C-R1", "C-W1"),
    "numbers": one_more,
    **SHARED,
}
ESCAPE = ("C-T4", "C-R1", "C-R4", "C-W3")

KINDS = (
    Kind("build", grade=1, share=36, sought=asked_here, most=4, of=4, **BUILDING),
    Kind("walk", grade=2, share=32, sought=on_the_way, most=2, of=9, **BUILDING),
    Kind("escape", "escaped", 3, ESCAPE, 32, sought=on_the_way, most=2, of=4, **SHARED),
)
