"""A game as an OpenSpiel game. Needs the `open_spiel` package.

OpenSpiel knows actions by number: the number of a move is its place in `legal`, which is stable.
A deal cannot be listed, so chance is a die with many sides: each stands for one throw by the rules.
"""

from collections.abc import Mapping
from typing import Any

import pyspiel

from igroteka.kernel import CHANCE, Game, Outcome, Seat, encode, is_player, players, stream

MOST_ACTIONS = 4096
THROWS = 1024


def openspiel_game(
    game: Game[Any, Any, Any], seats: int, options: Mapping[str, str] | None = None
) -> "SpielGame":
    return SpielGame(game, seats, game.settle(seats, options or {}))


def game_type(game: Game[Any, Any, Any], seats: int) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"igroteka_{game.id}",
        long_name=f"Igroteka: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, game: Game[Any, Any, Any], seats: int, options: Mapping[str, str]) -> None:
        self.rules, self.seats, self.options = game, seats, dict(options)
        self.first = game.start(seats, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS,
            max_chance_outcomes=THROWS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.bound(self.first),
        )
        super().__init__(game_type(game, seats), info, {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, *_: Any) -> None:
        return None


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position; whoever samples chance throws the dice."""

    def __init__(self, spiel: SpielGame) -> None:
        super().__init__(spiel)
        self.spiel, self.rules, self.position = spiel, spiel.rules, spiel.first
        self.steps = 0

    def current_player(self) -> int:
        active = self.rules.active(self.position)
        if not active:
            return int(pyspiel.PlayerId.TERMINAL)
        able = [seat for seat in active if is_player(seat)]
        return int(able[0]) if able else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.rules.legal(self.position, Seat(player)))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(throw, 1 / THROWS) for throw in range(THROWS)]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        self.steps += 1
        if player >= 0:
            seat = Seat(player)
            self._act(seat, self.rules.legal(self.position, seat)[action])
            return
        seat = self.rules.active(self.position)[0]
        if seat == CHANCE:
            self._act(seat, self.rules.draw(self.position, stream("openspiel", self.steps, action)))
        else:
            self._act(seat, self.rules.legal(self.position, seat)[0])

    def _act(self, seat: Seat, action: Any) -> None:
        self.position = self.rules.apply(self.position, seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"throw {action}"
        return encode(self.rules.legal(self.position, Seat(player))[action]).decode()

    def is_terminal(self) -> bool:
        return self.rules.outcome(self.position) is not None

    def returns(self) -> list[float]:
        outcome = self.rules.outcome(self.position)
        seats = players(self.spiel.seats)
        return [gain(outcome, seat, len(seats)) for seat in seats]

    def observation_string(self, player: int) -> str:
        return encode(self.rules.view(self.position, Seat(player))).decode()

    def __str__(self) -> str:
        return encode(self.position).decode()


def gain(outcome: Outcome | None, seat: Seat, seats: int) -> float:
    """Zero-sum: what the winners share, the others pay in equal parts."""
    if outcome is None or not outcome.winners or len(outcome.winners) == seats:
        return 0.0
    return outcome.worth(seat) or -1 / (seats - len(outcome.winners))
