"""Games between bots, in virtual time: entry for entry what a live table would log."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from igroteka.kernel import Emit, Game, Outcome, Seat, is_player

from .entries import Played
from .mind import Player
from .party import Party
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
    """One game to its end."""
    table = Virtual(game, game.start(len(players), options), emit=emit)
    moves = sum(is_player(entry.seat) for entry in entries(table, players, seed))
    outcome = game.outcome(table.state)
    assert outcome is not None, f"{game.id}: nobody may act, yet it is not over (seed {seed!r})"
    return Result(outcome, moves, table.state)


def entries(table: Virtual[Any, Any], players: Sequence[Player], seed: str) -> Iterator[Played]:
    """Each as it is made, until the game is over."""
    party = Party(table, {Seat(at): player for at, player in enumerate(players)}, seed)
    while (seat := table.next_seat()) is not None:
        choice = party.choice(seat)
        assert choice is not None, f"nobody sits at seat {seat}"
        yield party.act(seat, choice)
