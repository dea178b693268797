"""What a taste is: a judge of positions at a glance, before anything is tried."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from igroteka.kernel import Seat, Words

EXPLORE = 0.35


class Taste(ABC):
    """Judges imagined positions that are not over yet.

    `spread` is how far apart it finds good and bad moves: a hand that slips does so in proportion.
    Of `fewest_worlds` it can tell what is known from what is guessed; beyond `most_worlds` a
    look one move deep learns nothing more.

    To a search a glance is worth so many simulations as it has `trust`; the closer together the
    worths of good and bad moves, the less it needs to `explore`.
    """

    spread: ClassVar[float] = 1.0
    fewest_worlds: ClassVar[int] = 1
    most_worlds: ClassVar[int] = 64
    trust: ClassVar[int] = 1
    explore: ClassVar[float] = EXPLORE

    @abstractmethod
    def worth(self, state: Any, seat: Seat) -> float:
        """Between 0, lost, and 1, won."""

    @abstractmethod
    def reasons(
        self, before: Any, deed: Sequence[Any], after: Any, seat: Seat
    ) -> tuple[Words, ...]:
        """What the actions of a deed gain together, the weightiest first."""

    def facts(self, state: Any, seat: Seat) -> tuple[float, ...]:
        """What bears on a chance beside the worth, as who plays and how late it is; each about 1.

        The same number of them wherever one gauge is read.
        """
        return ()

    def shortcut(self, state: Any, seat: Seat, simulations: int, explore: float) -> Any | None:
        """What a search would do there, by a quicker road; None where there is none.

        Only where a search needs no dice; must agree with `Search`.
        """
        return None

    def glance(self, state: Any, seat: Seat, actions: Sequence[Any]) -> Sequence[float | None]:
        """The worth after each action without making the position; None: look properly.

        Override where it is quicker; must agree with `worth` of the position after, or of all
        that it may be where an unknown card decides.
        """
        return [None] * len(actions)

    def order(self, state: Any, seat: Seat, actions: Sequence[Any]) -> Sequence[float] | None:
        """How good each action seems to one who looks no further, in a unit of its own.

        Override where that is quicker than a glance; `spread` is then in that unit.
        """
        return None

    def foresees(self, state: Any) -> bool:
        """Whether a turn under way is judged as it will be left."""
        return False

    def foreseen(self, state: Any, seat: Seat) -> Any:
        """The position as it will be left, as far as that seat can tell, if a turn is under way.

        Only where it `foresees`; else a review would think of each turn as over too soon.
        """
        return state

    def draws(self, state: Any) -> Seat | None:
        """For whom chance draws there, so that it is nobody else's luck; None: for all.

        What may come must be listed by the game's `chances`.
        """
        return None

    def hand(self, state: Any) -> Seat | None:
        """Whose hand gravity answers there: what it drops is no luck; None where chance throws."""
        return None

    def steady(self, answer: Any) -> bool:
        """Whether that answer left everything as the hand had meant it."""
        return False

    def alike(self, actions: Sequence[Any]) -> bool:
        """Whether nothing depends on which of them is done, so that any will do."""
        return False

    def weighs(self, state: Any) -> bool:
        """Whether a worth can tell the moves there apart; where not, no choice is judged."""
        return True

    def deeds(self, state: Any, seat: Seat) -> Iterable[tuple[Any, ...]] | None:
        """What may be begun there, each to its end: a card picked and built, a whole walk.

        None where every move says enough by itself.
        """
        return None

    def goes_on(self, action: Any, after: Any) -> bool:
        """Whether that move leaves its deed half done, for the same hand to end."""
        return False

    def agreed(self, worlds: Sequence[Any]) -> Sequence[Any]:
        """The worlds without what each of them only guesses; override where bots forget."""
        return worlds
