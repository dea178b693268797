"""A player of Skyscraper: thinks its turn through as if all stood still, and does it by hand."""

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from igroteka.bots.marks import mark
from igroteka.games.skyscraper.actions import Build, Pass, Return, SkyscraperAction
from igroteka.games.skyscraper.idleness import is_idle
from igroteka.games.skyscraper.moving import floor_number
from igroteka.games.skyscraper.state import State
from igroteka.kernel import Seat
from igroteka.match import Choice, Knowledge

from .ahead import future
from .deeds import Deed, applied
from .habits import habits
from .hand import by_hand, dread, strain
from .plan import Care, Way, ways
from .weights import WEIGHTS, Weights
from .worth import chance


class Course(Struct, frozen=True):
    """What to do in each position on the way, by its mark, as long as all comes as thought.

    An action's number says to which deed of the turn it belongs.
    """

    steps: tuple[tuple[str, int, SkyscraperAction], ...]


class Mason:
    memo_type = Course

    def __init__(self, care: Care, tremor_mm: float, weights: Weights = WEIGHTS) -> None:
        self.care = care
        self.weights = weights
        self.tremor_mm = tremor_mm

    def choose(self, knowledge: Knowledge[Any, Any], memo: Course | None, rng: Random) -> Choice:
        state: State = knowledge.imagine(rng)
        if state.stage == "put":
            return Choice(put_back(state, tuple(knowledge.legal())), memo)
        steps = left_of(memo, state) or self.thought(state, knowledge, rng)
        (_, deed, action), *later = steps
        then = tuple(after for _, number, after in later if number == deed)
        done = by_hand(state, action, self.tremor_mm, rng)
        return Choice(done, Course(tuple(later)) if later else None, then)

    def by_hand(self, knowledge: Knowledge[Any, Any], action: Any, rng: Random) -> Any:
        """What it never meant to do it does with the same trembling hand."""
        return by_hand(knowledge.imagine(rng), action, self.tremor_mm, rng)

    def thought(
        self, state: State, knowledge: Knowledge[Any, Any], rng: Random
    ) -> tuple[tuple[str, int, Any], ...]:
        others = [knowledge.imagine(rng) for _ in range(self.care.worlds)]
        found = self.turns(state, knowledge.seat, others, rng)
        if not found or must_act(state, knowledge.seat, found[0]):
            return (("", 0, at_any_rate(state, tuple(knowledge.legal()))),)
        worlds = [calm(knowledge.imagine(rng)) for _ in range(self.care.futures)]
        best = self.foreseen(found, worlds, state, knowledge.seat) if worlds else found[0]
        return course(state, best, knowledge.seat)

    def turns(self, state: State, seat: Seat, others: list[State], rng: Random) -> list[Way]:
        """Thought of in the calm game, whose statics a hand does well to mind."""

        def judge(done: tuple[Deed, ...]) -> float:
            seems = self.seems(done, state, seat) + rng.gauss(0, self.care.blur)
            return chance(done[-1].after, seat, others, seems, self.weights.prices)

        return ways(calm(state), seat, self.care, judge)

    def foreseen(self, found: list[Way], worlds: list[State], state: State, seat: Seat) -> Way:
        """The turn that leads furthest when everybody has answered it, in all worlds together."""

        def leads(way: Way) -> float:
            seems = self.seems(way.deeds, state, seat)
            afters = [replace(way.after, cards=dealt(way.after, world, seat)) for world in worlds]
            return sum(future(state, after, seat, self.weights, seems) for after in afters)

        return max(found[: self.care.first], key=leads)

    def seems(self, done: tuple[Deed, ...], state: State, seat: Seat) -> float:
        """How many points better than it is, to so unsteady a hand of such a character."""
        tremor = 0.0 if state.hands == "calm" else self.tremor_mm
        return liked(done, seat, self.care.leans) - dread(done[-1], tremor, self.weights.strain)


def calm(state: State) -> State:
    return replace(state, hands="calm")


def dealt(after: State, world: State, seat: Seat) -> tuple[tuple[int, ...], ...]:
    """The own hand as the turn leaves it, the others' as they are imagined."""
    return (*world.cards[:seat], after.cards[seat], *world.cards[seat + 1 :])


def liked(done: tuple[Deed, ...], seat: Seat, leans: Mapping[str, float]) -> float:
    """What its character finds in a turn so far, in points."""
    if not leans:
        return 0.0
    return sum(
        often * leans.get(name, 0.0)
        for deed in done
        for name, often in habits(deed.before, seat, deed.actions[-1]).items()
    )


def course(state: State, way: Way, seat: Seat) -> tuple[tuple[str, int, Any], ...]:
    found: list[tuple[str, int, Any]] = []
    at = calm(state)
    for number, deed in enumerate(way.deeds):
        for action in deed.actions:
            found.append((seen(at), number, action))
            at = applied(at, seat, (action,))
    return tuple(found)


def left_of(memo: Course | None, state: State) -> tuple[tuple[str, int, Any], ...]:
    """The course from this position on; empty where it has been left."""
    if memo is None:
        return ()
    here = seen(state)
    at = next((n for n, (there, _, _) in enumerate(memo.steps) if there == here), len(memo.steps))
    return memo.steps[at:]


def seen(state: State) -> str:
    """The mark of all that a plan rests on."""
    return mark(
        (
            state.turn,
            state.turns,
            state.building,
            state.workers,
            state.picked,
            state.left,
            state.shifted,
            state.cards[state.turn],
        )
    )


def must_act(state: State, seat: Seat, way: Way) -> bool:
    """By hand a card may be set where the calm game allows none, so one may not pass (S-T1)."""
    return Pass() in way.deeds[0].actions and not is_idle(state, seat)


def at_any_rate(state: State, legal: tuple[Any, ...]) -> Any:
    """Where it strains the joints least."""
    builds = [action for action in legal if isinstance(action, Build)]
    if not builds:
        return legal[0]
    return min(builds, key=lambda action: strain(state.building, action.pose))


def put_back(state: State, legal: tuple[Any, ...]) -> Any:
    """A fallen worker: as high as may be, for it costs nothing (S-F2)."""
    places = [action for action in legal if isinstance(action, Return)]
    if not places:
        return legal[0]
    return max(places, key=lambda action: floor_number(state.building, action.cell))
