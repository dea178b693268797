"""Every game on the shelf as an OpenSpiel game. Needs the `open_spiel` package.

    import igroteka.study.openspiel
    game = pyspiel.load_game("igroteka_roads", {"seats": 2, "options": "variant=heap cards=12"})

OpenSpiel knows actions by number: the number of a move is its place in `legal`, which is stable.
A deal cannot be listed, so chance is a die with many sides: each stands for one throw by the rules.
Where all win or lose together, or one plays alone, a win pays 1 to each and a loss 0; of rivals
the winners share what the others pay.
"""

from typing import Any, ClassVar

import numpy as np
import pyspiel

from igroteka.games import SHELF
from igroteka.kernel import CHANCE, Game, Seat, encode, is_player, players, stream

from .rewards import is_shared, reward

MOST_ACTIONS = 4096
THROWS = 1024


def game_type(game: Game[Any, Any, Any]) -> pyspiel.GameType:
    fewest, most = game.seats
    return pyspiel.GameType(
        short_name=f"igroteka_{game.id}",
        long_name=f"Igroteka: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility(game),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"seats": fewest, "options": ""},
    )


def utility(game: Game[Any, Any, Any]) -> pyspiel.GameType.Utility:
    """Of a game for one or for rivals, as one likes, only the general case can be told."""
    kinds = pyspiel.GameType.Utility
    if game.box.lid.cooperative:
        return kinds.IDENTICAL
    return kinds.GENERAL_SUM if game.seats[0] == 1 else kinds.ZERO_SUM


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """`options` are written as on the command line, with spaces between."""

    rules: ClassVar[Game[Any, Any, Any]]

    def __init__(self, params: dict[str, Any]) -> None:
        self.seats = int(params.get("seats", self.rules.seats[0]))
        given = dict(pair.split("=", 1) for pair in str(params.get("options", "")).split())
        self.first = self.rules.start(self.seats, self.rules.settle(self.seats, given))
        zero_sum = utility(self.rules) == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_ACTIONS,
            max_chance_outcomes=THROWS,
            num_players=self.seats,
            min_utility=0.0 if is_shared(self.rules, self.seats) else -1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.rules.bound(self.first),
        )
        super().__init__(game_type(self.rules), info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, *_: Any) -> "Observer":
        return Observer()


class Observer:
    """What OpenSpiel's tools look through: a seat's view in words, no tensor."""

    def __init__(self) -> None:
        self.tensor = np.zeros(0, np.float32)
        self.dict: dict[str, Any] = {}

    def set_from(self, state: "SpielState", player: int) -> None:
        """Nothing to fill in."""

    def string_from(self, state: "SpielState", player: int) -> str:
        return state.observation_string(player)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One position; whoever samples chance throws the dice."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules, self.seats, self.position = game.rules, game.seats, game.first
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
        seat = Seat(player) if player >= 0 else self.rules.active(self.position)[0]
        if seat == CHANCE:
            done = self.rules.draw(self.position, stream("openspiel", self.steps, action))
        else:
            done = self.rules.legal(self.position, seat)[action if player >= 0 else 0]
        self.position = self.rules.apply(self.position, seat, done)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"throw {action}"
        return encode(self.rules.legal(self.position, Seat(player))[action]).decode()

    def is_terminal(self) -> bool:
        return self.rules.outcome(self.position) is not None

    def returns(self) -> list[float]:
        outcome = self.rules.outcome(self.position)
        return [reward(self.rules, outcome, seat, self.seats) for seat in players(self.seats)]

    def observation_string(self, player: int) -> str:
        return encode(self.rules.view(self.position, Seat(player))).decode()

    def __str__(self) -> str:
        return encode(self.position).decode()


for _game in SHELF.values():
    _kind = type(f"Spiel{_game.id.title()}", (SpielGame,), {"rules": _game})
    pyspiel.register_game(game_type(_game), _kind)
