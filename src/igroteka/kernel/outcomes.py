"""How a game ended."""

from msgspec import Struct

from .seats import Seat


class Outcome(Struct, frozen=True):
    """No winners is a draw, or a lost cooperation; `reason` is a text key, `clause` the rule."""

    winners: tuple[Seat, ...]
    reason: str
    clause: str = ""
    scores: tuple[int, ...] = ()

    def worth(self, seat: Seat) -> float:
        """1 for a sole win, a share for a shared one, 0 for none."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
