"""One table in progress: the log is the truth, the position follows from it."""

from typing import Any, Generic, TypeVar

from igroteka.kernel import (
    CHANCE,
    CLOCK,
    NP,
    Action,
    Emit,
    Game,
    IllegalAction,
    Outcome,
    Seat,
    StaleStep,
    TooFast,
    game_over,
    is_player,
    not_your_turn,
    players,
    stream,
)

from .entries import (
    AnyEntry,
    Forgiven,
    Handed,
    HelpSet,
    Overdue,
    Played,
    Resigned,
    Ruled,
    TakenBack,
)
from .hands import Hand
from .header import Header, first
from .pace import too_fast
from .sand import Sand, given, moved, next_due, turned
from .turns import TurnClock, moved_turns, next_late, next_turns, turn_ms, waited_for

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
        self.rules = header.version
        self.help = header.help
        self.resigned: tuple[Seat, ...] = ()
        self.closed = False
        self.bots: dict[Seat, str] = {}
        self.late: dict[Seat, Overdue] = {}
        self.came: set[Seat] = set()
        self.turn_ms = turn_ms(header.pace)
        self.hands: dict[Seat, Hand] = {}
        self.positions: list[S] = [first(game, header)]
        self.asked_at: dict[Seat, int] = {}
        self._asked = self._questions()
        self._sands: list[dict[str, Sand]] = [turned({}, game.timers(self.state), 0)]
        self._turns: list[dict[Seat, TurnClock]] = [{}]

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
    def sand(self) -> dict[str, Sand]:
        """Every running timer by its name."""
        return self._sands[-1]

    def sand_at(self, step: int) -> dict[str, Sand]:
        return self._sands[step]

    @property
    def turns(self) -> dict[Seat, TurnClock]:
        """What each seat that is waited for has left of its turn, at a table with a pace."""
        return self._turns[-1]

    @property
    def minds(self) -> dict[Seat, str]:
        """The bot that moves for a seat now: it sits there, or the seat's time is up."""
        return {**{seat: entry.bot for seat, entry in self.late.items()}, **self.bots}

    def due_ms(self) -> int | None:
        """When the next glass or turn runs out."""
        sands = [sand.due_ms for sand in self.sand.values()]
        turns = [clock.due_ms for clock in self.turns.values() if clock.due_ms is not None]
        return min((*sands, *turns), default=None)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return players(self.header.seats)

    def active(self) -> tuple[Seat, ...]:
        return () if self.closed or self.outcome() else self.game.active(self.state)

    def outcome(self) -> Outcome | None:
        """By the rules, or because too few have not resigned."""
        ended = self.game.outcome(self.state)
        if ended or not self.resigned:
            return ended
        return self.game.forfeit(self.header.seats, self.resigned)

    def close(self) -> None:
        """To be read and no longer played: nobody is asked, no sand runs."""
        self.closed, self._sands[-1], self._turns[-1] = True, {}, {}

    def become(self, other: "Match[S, A]") -> None:
        """Another past holds: whoever has this match in hand sees that one from now on."""
        self.__dict__.update(other.__dict__)

    # moves

    def check(self, seat: Seat, action: A, seen_step: int | None = None) -> None:
        """Raises StaleStep for an answer to a question that has passed, IllegalAction otherwise."""
        asked_at = self.asked_at.get(seat, 0)
        if seen_step is not None and seen_step < asked_at:
            raise StaleStep(f"seat {seat} answered step {seen_step}, asked at {asked_at}")
        known = seat in self.seats
        refusal = self.game.refuse(self.state, seat, action) if known else not_your_turn("")
        if refusal is None and seat not in self.active():
            refusal = game_over("") if self.outcome() else not_your_turn("")
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
        """The checked door: a player's move is refused with its reason or becomes an entry.

        Sand that ran out by then has to speak first: whoever runs the match calls `tick`, the
        only door for the clock. For chance and the non-player whoever runs the match speaks, and
        is trusted as `apply` trusts its caller.
        """
        now_ms = max(at_ms, self.now_ms)
        if next_due(self.sand, now_ms) and not self.outcome():
            raise StaleStep(f"at {now_ms} ms the sand has run out: tick first")
        if next_late(self.turns, now_ms):
            raise StaleStep(f"at {now_ms} ms somebody's time is up: tick first")
        if is_player(seat):
            self.check(seat, action, seen_step)
            self._check_pace(seat, action, now_ms)
        elif seat == CLOCK or seat not in self.active():
            raise IllegalAction(seat, self.step, not_your_turn(""))
        return self._played(Played(now_ms, seat, action), emit)

    def _check_pace(self, seat: Seat, action: A, now_ms: int) -> None:
        rate = self.game.rate(action)
        if rate and too_fast(self.game, self.log, seat, rate, now_ms):
            raise TooFast(f"seat {seat}: {rate.name} at most {rate.most} times in {rate.ms} ms")

    def draw(self) -> A:
        """Chance's action at this step, by the seed that was committed to."""
        if self.seed is None:
            raise LookupError("this match has no seed: its dice cannot be thrown here")
        return self.game.draw(self.state, stream(self.seed, "chance", self.step))

    def throw(self, at_ms: int = 0, emit: Emit | None = None) -> Played:
        return self.play(CHANCE, self.draw(), at_ms, emit)

    def non_player(self, at_ms: int = 0, emit: Emit | None = None) -> Played:
        """The one step that the non-player's rules leave it."""
        return self.play(NP, self.game.legal(self.state, NP)[0], at_ms, emit)

    def tick(self, now_ms: int, emit: Emit | None = None) -> list[Played]:
        """Every timer that has run out by now speaks, in the order they ran out."""
        spoken = []
        while entry := self.expire(now_ms, emit):
            spoken.append(entry)
        return spoken

    def expire(self, now_ms: int, emit: Emit | None = None) -> Played | None:
        """The first timer that has run out by now speaks, if any."""
        sand = next_due(self.sand, now_ms)
        if sand is None or self.outcome():
            return None
        expiry: Any = sand.timer.expiry
        return self._played(Played(max(sand.due_ms, self.now_ms), CLOCK, expiry), emit)

    # everything else is an entry too

    def append(self, entry: AnyEntry, emit: Emit | None = None) -> None:
        """Trusts its caller: a log from disk is not judged again."""
        match entry:
            case Played():
                self._played(entry, emit)
            case TakenBack():
                self._take_back(entry)
            case Handed(seat=seat, to=bot):
                self.bots = {other: b for other, b in self.bots.items() if other != seat}
                self.late.pop(seat, None)
                if bot:
                    self.bots[seat] = bot
                else:
                    self.came.add(seat)
                self._note(entry)
            case Overdue(seat=seat):
                self.late[seat] = entry
                self._note(entry)
            case Forgiven(ms=ms):
                self._keep(entry, self.state, given(self.sand, ms))
            case HelpSet(level=level):
                self._note(entry)
                self.help = level
            case Resigned(seat=seat):
                self.resigned = (*self.resigned, seat)
                self._note(entry)
            case Ruled(version=version):
                self.rules = version
                self._note(entry)

    def _played(self, entry: Played, emit: Emit | None) -> Played:
        action: Any = entry.action
        state = self.game.apply(self.state, entry.seat, action, emit)
        spoken = entry.action if entry.seat == CLOCK else None
        sand = turned(self.sand, self.game.timers(state), entry.at_ms, spoken)
        self.line.append(self.step)
        self._keep(entry, state, sand)
        if is_player(entry.seat):
            self._acted(entry.seat, action, entry.at_ms)
        return entry

    def _acted(self, seat: Seat, action: A, at_ms: int) -> None:
        self.hands[seat] = Hand(at_ms + self.game.cost_ms(action), self.step)
        # A touch leaves the question open: the next may be on its way already.
        if self.game.rate(action) is None:
            self.asked_at[seat] = self.step

    def _take_back(self, entry: TakenBack) -> None:
        """Sand too: what had run through when the move was made, and no more."""
        if entry.to not in self.line:
            raise LookupError(f"step {entry.to} is not a move that still holds")
        since_ms = entry.at_ms - self.log[entry.to].at_ms
        self.late.clear()
        turns = moved_turns(self._turns[entry.to], since_ms)
        self._keep(entry, self.positions[entry.to], moved(self._sands[entry.to], since_ms), turns)
        self.line = [step for step in self.line if step < entry.to]
        self.asked_at = dict.fromkeys(self.seats, self.step)

    def _note(self, entry: AnyEntry) -> None:
        self._keep(entry, self.state, self.sand)

    def _keep(
        self,
        entry: AnyEntry,
        state: S,
        sand: dict[str, Sand],
        turns: dict[Seat, TurnClock] | None = None,
    ) -> None:
        self.log.append(entry)
        self.positions.append(state)
        self._sands.append(sand)
        self._turns.append(self._next_turns(self.turns if turns is None else turns))
        before, self._asked = self._asked, self._questions()
        for seat in before.keys() | self._asked.keys():
            if before.get(seat) != self._asked.get(seat):
                self.asked_at[seat] = self.step

    def _next_turns(self, before: dict[Seat, TurnClock]) -> dict[Seat, TurnClock]:
        """Where the game has sand of its own running, that is the clock."""
        if not self.turn_ms or self.outcome():
            return {}
        active = self.game.active(self.state)
        if asked := waited_for(active):
            self.late = {seat: late for seat, late in self.late.items() if seat in asked}
        away = {*self.bots, *self.late, *self.resigned}
        clocked = self.came - away
        return next_turns(
            before, (CHANCE,) if self.sand else active, clocked, self.turn_ms, self.now_ms
        )

    def _questions(self) -> dict[Seat, str]:
        """What is asked of whom: each player who may act, with the key of the prompt."""
        asked = filter(is_player, self.game.active(self.state))
        return {seat: self.game.prompt(self.state, seat).text for seat in asked}
