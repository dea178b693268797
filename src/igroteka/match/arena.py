"""Games between bots, in virtual time: entry for entry what a live table would log."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from igroteka.kernel import Emit, Game, Outcome, Seat, is_player, stream

from .entries import Played
from .knowledge import Knowledge
from .mind import Player, think
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
    moves = sum(is_player(entry.seat) for entry in entries(table, players, seed))
    outcome = game.outcome(table.state)
    assert outcome is not None, f"{game.id}: nobody may act, yet it is not over (seed {seed!r})"
    return Result(outcome, moves, table.state)


def entries(table: Virtual[Any, Any], players: Sequence[Player], seed: str) -> Iterator[Played]:
    """Each as it is made.

    A table of bots begins with an entry for each that is handed its seat: so many steps are past.
    """
    memos: dict[Seat, Any] = {}
    while (seat := table.next_seat()) is not None:
        step, memo = len(players) + table.steps, None
        if is_player(seat):
            known = Knowledge(table.game, table.state, seat, table.left_ms(seat))
            choice = think(players[seat], known, memos.get(seat), seed, step)
            action, memo = choice.action, choice.memo
        else:
            action = table.forced(seat, stream(seed, "chance", step))
        done = table.act(seat, action)
        if done[0] == seat:
            memos[seat] = memo
        yield Played(table.now_ms, *done)
