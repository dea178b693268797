"""A game as a PettingZoo environment: agents act in turn (AEC). Needs the `pettingzoo` package."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from igroteka.bots import player
from igroteka.kernel import Game, Seat, encode, players
from igroteka.match import Party, Virtual

from .rewards import reward

Observation = dict[str, Any]


class Environment(AECEnv):  # type: ignore[misc]
    """An action is the number of a legal move; `action_mask` says how many there are now.

    The observation is the seat's view as JSON bytes, padded with noughts: what a player sees, and
    no more. The reward comes at the end: 1 shared by the winners, -1 shared by the others; in a
    team, or alone, 1 to each for a win and 0 for a loss.
    `partners` are seats that bots play, by their names: they are asked as at any table, and are
    no agents.
    """

    metadata = {"name": "igroteka", "is_parallelizable": False, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: Game[Any, Any, Any],
        seats: int,
        options: Mapping[str, str] | None = None,
        most_actions: int = 4096,
        view_bytes: int = 16_384,
        partners: Mapping[int, str] | None = None,
    ) -> None:
        super().__init__()
        self.partners = {Seat(at): player(bot, game) for at, bot in (partners or {}).items()}
        self.seats = seats
        self.game, self.view_bytes, self.most_actions = game, view_bytes, most_actions
        self.options = game.settle(seats, options or {})
        self.render_mode = None
        self.metadata = {**self.metadata, "name": f"{game.id}_v{game.version}"}
        self.possible_agents = [f"seat_{s}" for s in players(seats) if s not in self.partners]
        self.action_spaces = {a: spaces.Discrete(most_actions) for a in self.possible_agents}
        self.observation_spaces = {a: self._space() for a in self.possible_agents}

    def _space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.most_actions,), np.int8)
        return spaces.Dict(
            {"observation": spaces.Box(0, 255, (self.view_bytes,), np.uint8), "action_mask": mask}
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.table = Virtual(self.game, self.game.start(self.seats, self.options))
        self.party = Party(self.table, self.partners, str(seed))
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat(agent)
        self._cumulative_rewards[agent] = 0.0
        legal = self.game.legal(self.table.state, seat)
        if action is None or not 0 <= action < len(legal):
            raise ValueError(f"{agent}: action {action} is masked, {len(legal)} are legal")
        self.table.act(seat, legal[action])
        self._go_on()

    def _go_on(self) -> None:
        """Until an agent is asked or it is over."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        while (seat := self.table.next_seat()) is not None:
            choice = self.party.choice(seat)
            if choice is None:
                self.agent_selection = f"seat_{seat}"
                return
            self.party.act(seat, choice)
        self._end()

    def _end(self) -> None:
        outcome = self.game.outcome(self.table.state)
        assert outcome is not None
        for agent in self.agents:
            self.rewards[agent] = reward(self.game, outcome, self._seat(agent), self.seats)
            self.terminations[agent] = True
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        seat = self._seat(agent)
        seen = np.zeros(self.view_bytes, np.uint8)
        raw = encode(self.game.view(self.table.state, seat))
        if len(raw) > self.view_bytes:
            raise ValueError(f"{agent}: a view of {len(raw)} bytes, give view_bytes more than that")
        seen[: len(raw)] = np.frombuffer(raw, np.uint8)
        return {"observation": seen, "action_mask": self._mask(agent, seat)}

    def _mask(self, agent: str, seat: Seat) -> NDArray[np.int8]:
        mask = np.zeros(self.most_actions, np.int8)
        legal = len(self.game.legal(self.table.state, seat))
        if legal > self.most_actions:
            raise ValueError(f"{agent}: {legal} moves, give most_actions at least that")
        if agent == self.agent_selection:
            mask[:legal] = 1
        return mask

    def _seat(self, agent: str) -> Seat:
        return Seat(int(agent.removeprefix("seat_")))

    def render(self) -> None:
        """The browser draws; an environment does not."""

    def close(self) -> None:
        """Nothing is held open."""
