"""What a game is: stateless rules over immutable positions."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from .accounts import Item
from .actions import Action
from .box import Box
from .components import Components
from .events import Emit, Event
from .goals import Goal
from .help import Help
from .options import Option, settle
from .outcomes import Outcome
from .passages import Passage, read_aloud
from .pictures import Picture
from .positions import read, show
from .prompts import Prompt
from .rates import Rate
from .recall import PERFECT, Recall
from .refusals import Refusal
from .seats import Seat, players
from .timers import Timer
from .words import Words, event_words, plain_words

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


class Game(ABC, Generic[S, A, V]):
    """One rules object serves play, bots, replays, study and print.

    A position is a frozen struct, so a clone is a reference; the past never changes.
    """

    id: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[tuple[int, int]]
    box: ClassVar[Box] = Box()
    state_type: ClassVar[Any]
    action_type: ClassVar[Any]
    event_type: ClassVar[Any]
    view_type: ClassVar[Any]
    preview_type: ClassVar[Any] = None
    pictures: ClassVar[tuple[Picture[Any], ...]] = ()
    goals: ClassVar[Mapping[str, Goal]] = {}

    # set up

    @abstractmethod
    def options(self, seats: int) -> tuple[Option, ...]:
        """What may be chosen for so many players; the first value of each is the default."""

    def settle(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, or BadOption; override where options hang together."""
        return settle(self.options(seats), given)

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, str]) -> S:
        """The position before the first action; `options` are settled."""

    # play

    @abstractmethod
    def active(self, state: S) -> tuple[Seat, ...]:
        """Who may act now: players, CHANCE, CLOCK, NP; nobody once it is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Every action of that seat, in stable order; empty if it may not act."""

    @abstractmethod
    def refuse(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why a player may not do that; None exactly where `legal` lists it, made `plain`."""

    def plain(self, action: A) -> A:
        """The action as `legal` lists it, without how the hand did it, such as a drag's path."""
        return action

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A, emit: Emit | None = None) -> S:
        """The position after; trusts its caller (`Match.play` is the checked door)."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    @abstractmethod
    def prompt(self, state: S, seat: Seat) -> Prompt:
        """What is asked of that seat, or what it waits for."""

    def purpose(self, view: V, seat: Seat | None) -> Words | None:
        """What wins and how that seat stands, in one line, by what it sees; None is a spectator."""
        return None

    def account(self, state: S, told: Sequence[Event]) -> Iterable[Item]:
        """Of a match that is over: where each point came from, by all that has happened in it."""
        return ()

    def words(self, state: S, seat: Seat, action: A) -> Words:
        """That seat's move as on a button, by what the seat may know; no two moves sound alike.

        Chance, the clock and a non-player are heard by everybody: they tell no secret.
        """
        return plain_words(self.id, action)

    def deed_words(self, state: S, seat: Seat, actions: Sequence[A]) -> tuple[Words, ...]:
        """Actions of one thought in words; override where a person would say it shorter."""
        said = []
        for action in actions:
            said.append(self.words(state, seat, action))
            state = self.apply(state, seat, action)
        return tuple(said)

    def forfeit(self, seats: int, resigned: tuple[Seat, ...]) -> Outcome | None:
        """How it ends when these have resigned; a game played together may go on to the last."""
        staying = tuple(seat for seat in players(seats) if seat not in resigned)
        return Outcome(staying, "over-resigned") if len(staying) < 2 else None

    def counts_as(self, state: S, seat: Seat) -> A | None:
        """What a player who has left is taken to say; None where the others wait."""
        return None

    # chance and time

    def draw(self, state: S, rng: Random) -> A:
        """Chance's action, sampled; may be slow."""
        raise LookupError(f"{self.id} leaves nothing to chance")

    def drawn(self, state: S, rng: Random) -> tuple[A, dict[str, bytes]]:
        """`draw` with what comes of it beside the log, by name, such as a film: droppable."""
        return self.draw(state, rng), {}

    def is_slow(self, state: S) -> bool:
        """Whether it draws so long that a server had better do it in a process of its own."""
        return False

    def excuse(self, state: S) -> A | None:
        """Chance's action should a slow draw come to nothing; None where that cannot be."""
        return None

    def chances(self, state: S) -> Sequence[tuple[A, float]] | None:
        """Chance's actions with their odds, where they can be listed."""
        return None

    def rethrows(self, state: S) -> bool:
        """Whether the same dice give the same throw again; gravity need not."""
        return True

    def could_be(self, state: S, action: A) -> bool:
        """Whether chance could have said this, where it cannot be thrown again."""
        return True

    def timers(self, state: S) -> tuple[Timer, ...]:
        """The sand that runs now; CLOCK is active exactly while some does."""
        return ()

    def rate(self, action: A) -> Rate | None:
        """How often a seat may do this; the match keeps it, for rules never read a clock."""
        return None

    def cost_ms(self, action: A) -> int:
        """Virtual time of an action, for simulations of games with sand."""
        return 0

    # secrets

    @abstractmethod
    def view(self, state: S, seat: Seat | None, help: Help = Help.NORMAL) -> V:
        """What that seat knows, built up field by field; None is a spectator."""

    def look_back(self, state: S, seat: Seat | None, help: Help = Help.NORMAL) -> V:
        """An earlier position as a running match shows it again.

        Override where remembering is part of the game, and leave out what was shown and hidden.
        """
        return self.view(state, seat, help)

    def report(self, view: V, event: Event) -> Words:
        """What happened, in words, to one who sees that view."""
        return event_words(self.id, event)

    def aloud(self, view: V) -> tuple[Passage, ...]:
        """The view as headed lists in words, for a page without pictures and for a terminal."""
        return read_aloud(view)

    @abstractmethod
    def imagine(self, state: S, seat: Seat, rng: Random, recall: Recall = PERFECT) -> S:
        """A position the seat cannot tell from the true one: all that a bot ever gets."""

    def preview(self, state: S, seat: Seat, action: A) -> Any | None:
        """What would come of a move, for a finger that hovers: no more than the seat may know."""
        return None

    def reveals(self, state: S, seat: Seat, action: A) -> tuple[Seat, ...]:
        """The seats that would learn something hidden: they may not take it back."""
        return ()

    # text

    def show(self, state: S) -> str:
        """The position as text: `pictures` a person sees it in, and all other facts, one by one.

        It hides nothing.
        """
        return show(self.id, self.version, state, self.pictures)

    def read(self, text: str) -> S:
        """The position of that text; BadText names the line that cannot be read, and why."""
        position: S = read(text, self.id, self.state_type, self.pictures)
        return position

    # print

    def components(self, seats: int, options: Mapping[str, str]) -> Components:
        """What lies in the box for this game; `options` are settled."""
        return Components()

    # study

    @abstractmethod
    def bound(self, state: S) -> int:
        """No game from this start has more log entries than this."""
