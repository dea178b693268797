"""Games between bots, in virtual time."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from igroteka.kernel import Emit, Game, Outcome, is_player, stream

from .knowledge import Knowledge, Player
from .virtual import Virtual


class Result(Struct, frozen=True):
    """How a game went: its end, and how many choices the players made."""

    outcome: Outcome
    moves: int
    state: Any


def play_out(
    game: Game[Any, Any, Any],
    options: Mapping[str, str],
    players: Sequence[Player],
    seed: str,
    emit: Emit | None = None,
) -> Result:
    """One game to its end; the bots' dice are apart from the game's, so thinking changes none."""
    table = Virtual(game, game.start(len(players), options), emit=emit)
    chance, turns = stream(seed, "chance"), stream(seed, "turns")
    thoughts = [stream(seed, "bot", seat) for seat in range(len(players))]
    moves = 0
    while (seat := table.next_seat(turns)) is not None:
        if is_player(seat):
            knowledge = Knowledge(game, table.state, seat, table.left_ms())
            action = players[seat].choose(knowledge, thoughts[seat])
            moves += 1
        else:
            action = table.forced(seat, chance)
        table.act(seat, action)
    outcome = game.outcome(table.state)
    assert outcome is not None, f"{game.id}: nobody may act, yet it is not over (seed {seed!r})"
    return Result(outcome, moves, table.state)
