"""A player of Prison: thinks a turn through, acts it out, thinks again when chance has spoken."""

from random import Random
from typing import Any

from igroteka.games.prison.actions import FightCard, Name, Pass, Pick, PlayCard, Stop
from igroteka.games.prison.state import State
from igroteka.games.prison.tasks import Clash
from igroteka.kernel import Seat
from igroteka.match import Knowledge

from . import prices
from .ahead import future
from .cards import best_card
from .deeds import PRISON
from .plan import Care, Turn, turns
from .worth import score


class Inmate:
    def __init__(self, care: Care) -> None:
        self.care = care
        self.intended: tuple[Any, ...] = ()

    def choose(self, knowledge: Knowledge[Any, Any], rng: Random) -> Any:
        legal = knowledge.legal()
        if self.intended and self.intended[0] in legal:
            action, *later = self.intended
            self.intended = tuple(later)
            return action
        state: State = knowledge.imagine(rng)
        action, *later = self.thought(state, knowledge.seat, tuple(legal), rng)
        self.intended = tuple(later)
        return action

    def thought(
        self, state: State, seat: Seat, legal: tuple[Any, ...], rng: Random
    ) -> tuple[Any, ...]:
        """The next actions: one, or a whole deed."""
        side = side_of(state, seat)
        task = state.agenda[0] if state.agenda else None
        if isinstance(legal[0], FightCard) and isinstance(task, Clash):
            return (FightCard(best_card(state, task, side).card),)
        if isinstance(legal[0], Name):
            return (min(legal, key=lambda action: action.value),)
        if isinstance(legal[0], Pick):
            return (min(legal, key=lambda action: prices.STARTERS.index(action.kind)),)
        if isinstance(legal[0], PlayCard):
            return (max(legal, key=lambda action: self.card(state, seat, action)),)
        if state.stage == "act" and not state.agenda and not state.moving:
            return self.deed(state, seat, side, rng)
        if Stop() in legal:
            return (Stop(),)
        return (max(legal, key=lambda one: score(PRISON.apply(state, seat, one), side)),)

    def card(self, state: State, seat: Seat, action: PlayCard) -> float:
        """A card's best turn, less what its AP are worth to any turn."""
        side, after = side_of(state, seat), PRISON.apply(state, seat, action)
        if after.agenda:
            return score(after, side) - 2 * prices.AP * action.value
        found = turns(after, seat, side, Care(beam=1, ends=2))
        return (found[0].score if found else score(after, side)) - 2 * prices.AP * action.value

    def deed(self, state: State, seat: Seat, side: int, rng: Random) -> tuple[Any, ...]:
        found = self.blurred(turns(state, seat, side, self.care), rng)
        if not found:
            return (Pass(),)
        if self.care.futures:
            return self.foreseen(found, seat, side, rng)
        best = found[0]
        if best.score <= score(state, side) - prices.AP * state.ap and Pass() in legal_of(state):
            return (Pass(),)
        return best.deeds[0].actions

    def blurred(self, found: list[Turn], rng: Random) -> list[Turn]:
        if not self.care.blur:
            return found
        return sorted(found, key=lambda turn: -turn.score - rng.gauss(0, self.care.blur))

    def foreseen(self, found: list[Turn], seat: Seat, side: int, rng: Random) -> tuple[Any, ...]:
        """The first deed after which the round that follows goes best."""
        firsts: dict[tuple[Any, ...], Turn] = {}
        for turn in found:
            firsts.setdefault(turn.deeds[0].actions, turn)
            if len(firsts) == self.care.first:
                break
        seeds = [rng.getrandbits(32) for _ in range(self.care.futures)]
        return max(
            firsts,
            key=lambda actions: sum(
                future(firsts[actions].deeds[0].after, seat, side, Random(seed)) for seed in seeds
            ),
        )


def side_of(state: State, seat: Seat) -> int:
    return 0 if state.mode == "solo" else int(seat)


def legal_of(state: State) -> tuple[Any, ...]:
    return tuple(PRISON.legal(state, PRISON.active(state)[0]))
