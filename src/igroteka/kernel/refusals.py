"""Why a move is refused: the clause of the rules, and what a text in any language needs."""

from msgspec import Struct

Detail = str | int


class Refusal(Struct, frozen=True):
    """`reason` is a text key; `details` are its arguments."""

    clause: str
    reason: str
    details: dict[str, Detail] = {}


def not_your_turn(clause: str) -> Refusal:
    return Refusal(clause, "refuse-not-your-turn")


def game_over(clause: str) -> Refusal:
    return Refusal(clause, "refuse-game-over")


def not_a_players_move(clause: str) -> Refusal:
    """Somebody sent what only chance, the clock or a non-player may do."""
    return Refusal(clause, "refuse-not-a-players-move")
