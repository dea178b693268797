"""Tables that bots are tried at."""

from collections.abc import Sequence
from random import Random
from typing import Any

from igroteka.bots import player
from igroteka.games import SHELF
from igroteka.kernel import PERFECT, Game, Recall, Seat, encode, is_player, stream
from igroteka.match import Knowledge, Player, Result, Virtual, play_out

ROADS = SHELF["roads"]
# After so many moves secrets are swapped.
MOMENTS = (6, 12, 23)


def play(bots: Sequence[str], seed: str, **options: str) -> Result:
    players = [player(spec, ROADS) for spec in bots]
    return play_out(ROADS, ROADS.settle(len(bots), options), players, seed)


def score(one: str, other: str, games: int, **options: str) -> float:
    """Points of the first bot; it sits at each seat in turn, a draw is half."""
    points = 0.0
    for number in range(games):
        mine = number % 2
        outcome = play((one, other) if mine == 0 else (other, one), f"{number}", **options).outcome
        points += outcome.worth(Seat(mine)) if outcome.winners else 0.5
    return points


def asked(
    game: Game[Any, Any, Any], /, seats: int, seed: str, moves: int, **options: str
) -> Virtual[Any, Any]:
    """A table after so many random moves, when a player is asked; perhaps it ended before."""
    table = Virtual(game, game.start(seats, game.settle(seats, options)))
    rng = stream(seed, "asked")
    while (seat := table.next_seat()) is not None:
        if is_player(seat):
            if moves == 0:
                break
            moves -= 1
            table.act(seat, rng.choice(game.legal(table.state, seat)))
        else:
            table.act(seat, table.forced(seat, rng))
    return table


def sees_no_secret(
    spec: str, case: Any, knowing: type[Knowledge[Any, Any]] = Knowledge[Any, Any]
) -> bool:
    """With other secrets in their place it does the same, by the same thoughts, at each moment."""
    game, bot = case.game, player(spec, case.game)

    def minds(moves: int) -> set[bytes]:
        state = asked(game, case.seats, "swap", moves, **case.options).state
        seat = next(one for one in game.active(state) if is_player(one))
        worlds = [state, *(game.imagine(state, seat, stream(n)) for n in "ab")]
        return {encode(bot.choose(knowing(game, it, seat), None, stream("swap"))) for it in worlds}

    return all(len(minds(moves)) == 1 for moves in MOMENTS)


class Peeking(Knowledge[Any, Any]):
    """What no bot has: the true position for an imagined one."""

    def __init__(self, game: Game[Any, Any, Any], state: Any, seat: Seat) -> None:
        super().__init__(game, state, seat)
        self.truth = state

    def imagine(self, rng: Random, recall: Recall = PERFECT) -> Any:
        return self.truth


def choice(spec: str, table: Virtual[Any, Any], seat: Seat, seed: str = "") -> Any:
    knowledge = Knowledge(table.game, table.state, seat)
    return seated(spec, table.game).choose(knowledge, stream(seed, "thoughts"))


class Sitting:
    """A bot whose memo is kept for it between two questions, as every table does."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.memos: dict[Seat, Any] = {}

    def choose(self, knowledge: Knowledge[Any, Any], rng: Random) -> Any:
        choice = self.player.choose(knowledge, self.memos.get(knowledge.seat), rng)
        self.memos[knowledge.seat] = choice.memo
        return choice.action


def seated(spec: str, game: Game[Any, Any, Any]) -> Sitting:
    return Sitting(player(spec, game))
