"""A player of Prison: thinks a turn through, acts it out, thinks again when chance has spoken."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from igroteka.games.prison.actions import FightCard, Name, Pass, Pick, PlayCard
from igroteka.games.prison.state import State
from igroteka.games.prison.tasks import Clash
from igroteka.kernel import Seat
from igroteka.match import Choice, Knowledge

from .ahead import future
from .cards import best_card, card_to_name
from .deeds import PRISON
from .plan import Care, Turn, turns, unlike
from .starters import STARTERS
from .weights import WEIGHTS, Weights
from .worth import score

if TYPE_CHECKING:
    Done = Any
else:
    Done = PRISON.action_type

Deeds = tuple[tuple[Done, ...], ...]


class Intent(Struct, frozen=True):
    """What is left of a turn thought through, deed by deed."""

    deeds: Deeds


class Inmate:
    memo_type = Intent

    def __init__(self, care: Care, weights: Weights = WEIGHTS) -> None:
        self.care, self.by = care, weights

    def choose(self, knowledge: Knowledge[Any, Any], memo: Intent | None, rng: Random) -> Choice:
        legal = knowledge.legal()
        if memo is not None and memo.deeds[0][0] in legal:
            return begun(memo.deeds)
        state: State = knowledge.imagine(rng)
        return begun(self.thought(state, knowledge.seat, tuple(legal), rng))

    def thought(self, state: State, seat: Seat, legal: tuple[Any, ...], rng: Random) -> Deeds:
        """The next deeds: one, or a whole turn up to its first die or card."""
        if state.stage == "act" and not state.agenda:
            return self.turn(state, seat, side_of(state, seat), rng)
        return ((self.answer(state, seat, legal),),)

    def answer(self, state: State, seat: Seat, legal: tuple[Any, ...]) -> Any:
        """To a question answered by one action; where there is but one, without a thought."""
        if len(legal) == 1:
            return legal[0]
        side = side_of(state, seat)
        task = state.agenda[0] if state.agenda else None
        if isinstance(legal[0], FightCard) and isinstance(task, Clash):
            return FightCard(best_card(state, task, side, self.by).card)
        if isinstance(legal[0], Name):
            return card_to_name(state, side, legal)
        if isinstance(legal[0], Pick):
            return min(legal, key=lambda action: STARTERS.index(action.kind))
        if isinstance(legal[0], PlayCard):
            return max(legal, key=lambda action: self.card(state, seat, action))
        return self.best_at_once(state, seat, side, legal)

    def card(self, state: State, seat: Seat, action: PlayCard) -> float:
        """A card's best turn, less what its AP are worth to any turn."""
        side, after = side_of(state, seat), PRISON.apply(state, seat, action)
        if after.agenda:
            return score(after, side, self.by) - 2 * self.by.prices.ap * action.value
        found = turns(after, seat, side, Care(beam=1, ends=2), self.by)
        seems = found[0].score if found else score(after, side, self.by)
        return seems - 2 * self.by.prices.ap * action.value

    def turn(self, state: State, seat: Seat, side: int, rng: Random) -> Deeds:
        """The rest of the turn, up to its first die or card; a walk under way is gone on with."""
        legal = PRISON.legal(state, seat)
        found = self.blurred(turns(state, seat, side, self.care, self.by), rng)
        if not found:
            at_once = Pass() if Pass() in legal else self.best_at_once(state, seat, side, legal)
            return ((at_once,),)
        best = self.foreseen(found, side, rng) if self.care.futures else found[0]
        idle = score(state, side, self.by) - self.by.prices.ap * state.ap
        if best.score <= idle and Pass() in legal:
            return ((Pass(),),)
        return tuple(deed.actions for deed in best.deeds)

    def blurred(self, found: list[Turn], rng: Random) -> list[Turn]:
        if not self.care.blur:
            return found
        return sorted(found, key=lambda turn: -turn.score - rng.gauss(0, self.care.blur))

    def foreseen(self, found: list[Turn], side: int, rng: Random) -> Turn:
        """The turn after which the dungeon's round goes best, dice and all.

        A few rounds are mostly luck: what the turn seemed worth before weighs as several more.
        """
        likely = unlike(found, self.care.first)
        if len(likely) == 1:
            return likely[0]
        seeds = [rng.getrandbits(32) for _ in range(self.care.futures)]
        return max(
            likely,
            key=lambda turn: (
                self.care.trust * turn.score
                + sum(future(turn.deeds[-1].after, side, Random(seed), self.by) for seed in seeds)
            ),
        )

    def best_at_once(self, state: State, seat: Seat, side: int, legal: Sequence[Any]) -> Any:
        return max(legal, key=lambda one: score(PRISON.apply(state, seat, one), side, self.by))


def begun(deeds: Deeds) -> Choice:
    (action, *rest), *later = deeds
    left = (tuple(rest), *later) if rest else tuple(later)
    return Choice(action, Intent(left) if left else None, tuple(rest))


def side_of(state: State, seat: Seat) -> int:
    return 0 if state.mode == "solo" else int(seat)
