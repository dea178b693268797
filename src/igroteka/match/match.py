"""One table in progress: the log is the truth, the position follows from it."""

from typing import Any, Generic, TypeVar

from igroteka.kernel import (
    CHANCE,
    CLOCK,
    Action,
    Emit,
    Game,
    Help,
    IllegalAction,
    Outcome,
    Seat,
    StaleStep,
    commitment,
    is_player,
    not_your_turn,
    players,
    stream,
)

from .entries import AnyEntry, Handed, HelpSet, Played, Resigned, TakenBack
from .header import Header
from .sand import Sand, next_due, turned

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class Match(Generic[S, A]):
    """The checked door to a game: no IO, no wall clock; whoever runs it hands in the time."""

    def __init__(self, game: Game[S, A, Any], header: Header, seed: str | None = None) -> None:
        self.game = game
        self.header = header
        self.seed = seed
        self.log: list[AnyEntry] = []
        self.line: list[int] = []
        self.help = header.help
        self.resigned: tuple[Seat, ...] = ()
        self.bots: dict[Seat, str] = {}
        self.positions: list[S] = [game.start(header.seats, header.options)]
        self.asked_at: dict[Seat, int] = {}
        self.sand: dict[str, Sand] = turned({}, game.timers(self.state), 0)

    @property
    def state(self) -> S:
        return self.positions[-1]

    @property
    def step(self) -> int:
        return len(self.log)

    @property
    def now_ms(self) -> int:
        """When the last entry was made."""
        return self.log[-1].at_ms if self.log else 0

    @property
    def seats(self) -> tuple[Seat, ...]:
        return players(self.header.seats)

    def active(self) -> tuple[Seat, ...]:
        return () if self.outcome() else self.game.active(self.state)

    def outcome(self) -> Outcome | None:
        """By the rules, or because only one has not resigned."""
        ended = self.game.outcome(self.state)
        if ended or not self.resigned:
            return ended
        staying = tuple(seat for seat in self.seats if seat not in self.resigned)
        return Outcome(staying, "over-resigned") if len(staying) < 2 else None

    # moves

    def check(self, seat: Seat, action: A, seen_step: int | None = None) -> None:
        """Raises StaleStep for an answer to a question that has passed, IllegalAction otherwise."""
        if seen_step is not None and seen_step < self.asked_at.get(seat, 0):
            raise StaleStep(
                f"seat {seat} answered step {seen_step}, asked at {self.asked_at[seat]}"
            )
        refusal = self.game.refuse(self.state, seat, action)
        if refusal is None and seat not in self.active():
            refusal = not_your_turn("")
        if refusal is not None:
            raise IllegalAction(seat, self.step, refusal)

    def play(
        self,
        seat: Seat,
        action: A,
        at_ms: int = 0,
        emit: Emit | None = None,
        seen_step: int | None = None,
    ) -> Played:
        """The checked door: a player's move is refused with its reason or becomes an entry."""
        if is_player(seat):
            self.check(seat, action, seen_step)
        elif seat not in self.active():
            raise IllegalAction(seat, self.step, not_your_turn(""))
        return self._played(Played(max(at_ms, self.now_ms), seat, action), emit)

    def draw(self) -> A:
        """Chance's action at this step, by the seed that was committed to."""
        if self.seed is None:
            raise LookupError("this match has no seed: its dice cannot be thrown here")
        return self.game.draw(self.state, stream(self.seed, "chance", self.step))

    def throw(self, at_ms: int = 0, emit: Emit | None = None) -> Played:
        return self.play(CHANCE, self.draw(), at_ms, emit)

    def tick(self, now_ms: int, emit: Emit | None = None) -> list[Played]:
        """Every timer that has run out by now speaks, in the order they ran out."""
        spoken = []
        while (sand := next_due(self.sand, now_ms)) and not self.outcome():
            at_ms = max(sand.due_ms, self.now_ms)
            expiry: Any = sand.timer.expiry
            spoken.append(self._played(Played(at_ms, CLOCK, expiry), emit))
        return spoken

    # everything else is an entry too

    def append(self, entry: AnyEntry, emit: Emit | None = None) -> None:
        """Trusts its caller: a log from disk is not judged again."""
        match entry:
            case Played():
                self._played(entry, emit)
            case TakenBack(to=to):
                self._keep(entry, self.positions[to])
                self.line = [step for step in self.line if step < to]
            case Handed(seat=seat, to=bot):
                self._keep(entry, self.state)
                self.bots = {other: b for other, b in self.bots.items() if other != seat}
                if bot:
                    self.bots[seat] = bot
            case HelpSet(level=level):
                self._keep(entry, self.state)
                self.help = level
            case Resigned(seat=seat):
                self._keep(entry, self.state)
                self.resigned = (*self.resigned, seat)

    def _played(self, entry: Played, emit: Emit | None) -> Played:
        action: Any = entry.action
        state = self.game.apply(self.state, entry.seat, action, emit)
        self.line.append(self.step)
        self._keep(entry, state)
        return entry

    def _keep(self, entry: AnyEntry, state: S) -> None:
        before = self.game.active(self.state)
        self.log.append(entry)
        self.positions.append(state)
        self.sand = turned(self.sand, self.game.timers(state), entry.at_ms)
        for seat in self.game.active(state):
            acted = isinstance(entry, Played) and entry.seat == seat
            if acted or seat not in before or isinstance(entry, TakenBack):
                self.asked_at[seat] = self.step


def new_match(
    game: Game[S, A, Any],
    seats: int,
    options: dict[str, str],
    seed: str,
    help: Help = Help.NORMAL,
) -> Match[S, A]:
    """A fresh table: options settled, the seed committed to."""
    settled = game.settle(seats, options)
    header = Header(game.id, game.version, seats, settled, commitment(seed), help)
    return Match(game, header, seed)
