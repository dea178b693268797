"""One step of a match looked at again: every seat's chance before it, and what the choice cost."""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from msgspec import Struct

from igroteka.bots.hints import Hint, hint
from igroteka.bots.taste import Taste, taste_of
from igroteka.kernel import CHANCE, Seat, Words, encode, is_player, players
from igroteka.match import Knowledge, Match, Played, Resigned

from .eye import Deed, Eye
from .gauge import WHOLE, Gauge, gauge_of


class Weighed(Struct, frozen=True):
    """A choice among others: the chance it left, and what another would have left.

    `deed` is what the house would have done there, as far as it is better; else it is empty, and
    `best` is what was played.
    """

    played: int
    best: int
    deed: tuple[Any, ...] = ()
    words: tuple[Words, ...] = ()
    reasons: tuple[Words, ...] = ()

    @property
    def cost(self) -> int:
        return self.best - self.played


class Look(Struct, frozen=True):
    """`values` are the chances of all seats before that step of the log.

    `known`: nothing that bears on it was hidden from whoever moved there, or what was is the
    others'. `hand` is whose hand gravity answered; it is known, too, where all stood as that hand
    had meant it. `drew`: for whom alone chance drew a card. `hoped`: what whoever moves there might
    have made of it, blamed or not.
    """

    step: int
    values: tuple[int, ...]
    weighed: Weighed | None = None
    known: bool = False
    hand: Seat | None = None
    drew: Seat | None = None
    hoped: int | None = None


class Choice(NamedTuple):
    """What a seat did, among all that it might have done; `whole` if by deeds, not by moves."""

    seat: Seat
    made: Deed
    deeds: Iterable[Deed]
    whole: bool


class Viewer:
    """Looks at one match; whoever looks twice sees the same, in any process.

    A deed of several moves is one step, its first.
    """

    def __init__(self, match: Match[Any, Any], gauge: Gauge) -> None:
        taste = taste_of(match.game)
        assert taste is not None, "what is gauged is a taste"
        self.match = match
        self.gauge = gauge
        self.taste = taste
        self.seed = mark_of(match)
        together = is_together(match)
        self.eye = Eye(match.game, taste, gauge, self.seed, together)
        self.start = start_of(match, gauge)
        self.spans = spans_of(match, taste)
        self.steps = tuple(span[0] for span in self.spans)
        played = [is_a_players(match, step) for step in self.steps]
        self.first = played.index(True) if any(played) else len(self.steps)

    def look(self, at: int) -> Look:
        """At the step of that number; after the last one, at how it ended."""
        if at == len(self.steps):
            return Look(len(self.match.log), self.ends())
        step = self.steps[at]
        weighed = self.weighed(at)
        values = list(self.values(at))
        hoped = self.hoped(step, values)
        if weighed and self.eye.together:
            values = [weighed.best] * len(values)
        elif weighed:
            values[self.match.log[step].seat] = weighed.best  # type: ignore[union-attr]
        state = self.match.positions[step]
        hand = self.taste.hand(state)
        known = self.is_known(step, hand)
        return Look(step, tuple(values), weighed, known, hand, self.taste.draws(state), hoped)

    def hoped(self, step: int, values: Sequence[int]) -> int | None:
        acts: Seat = self.match.log[step].seat  # type: ignore[union-attr]
        foreseen = is_player(acts) and self.taste.foresees(self.match.positions[step])
        return values[acts] if foreseen else None

    def is_known(self, step: int, hand: Seat | None) -> bool:
        entry = self.match.log[step]
        if hand is not None:
            return isinstance(entry, Played) and self.taste.steady(entry.action)
        if self.eye.together or not isinstance(entry, Played) or not is_player(entry.seat):
            return False
        state = self.match.positions[step]
        return self.taste.foresees(state) or len(self.eye.worlds(state, entry.seat, step)) == 1

    def ends(self) -> tuple[int, ...]:
        outcome = self.match.outcome()
        assert outcome is not None, "only what is over is looked at again"
        return tuple(round(WHOLE * self.eye.end(outcome, seat)) for seat in self.match.seats)

    def values(self, at: int) -> tuple[int, ...]:
        """Before anybody has chosen anything all seats are worth the same, whatever is dealt."""
        if at < self.first and not self.match.header.position:
            return (self.start,) * len(self.match.seats)
        step = self.steps[at]
        chances = [self.chance(step, who) for who in self.whose(at)]
        return tuple(chances * len(self.match.seats) if self.eye.together else chances)

    def chance(self, step: int, who: Seat) -> int:
        """Whoever can only make a move that ends it knows how it ends."""
        state, entry = self.match.positions[step], self.match.log[step]
        if isinstance(entry, Played) and entry.seat == who:
            actions = self.match.game.legal(state, who)
            worlds = self.eye.worlds(state, who, step) if len(actions) == 1 else []
            seen = [self.eye.after(world, who, [(actions[0],)])[0] for world in worlds]
            if seen and all(one.end is not None for one in seen):
                return self.eye.of(seen)
        return self.eye.value(state, who, step)

    def whose(self, at: int) -> tuple[Seat, ...]:
        """By whose knowledge: where all win together one chance is everybody's, by who acts."""
        if not self.eye.together:
            return tuple(self.match.seats)
        acts: Seat = self.match.log[self.steps[at]].seat  # type: ignore[union-attr]
        return (acts if is_player(acts) else Seat(0),)

    def choice(self, at: int) -> Choice | None:
        """None where there was nothing to choose, or nothing that a worth could tell apart."""
        step = self.steps[at]
        entry, state = self.match.log[step], self.match.positions[step]
        if not isinstance(entry, Played) or not is_player(entry.seat):
            return None
        actions = self.match.game.legal(state, entry.seat)
        made = self.made(at)
        if len(actions) < 2 or made[0] not in actions:
            return None
        if self.taste.alike(actions) or not self.taste.weighs(state):
            return None
        deeds = self.taste.deeds(self.eye.worlds(state, entry.seat, step)[0], entry.seat)
        singles = ((action,) for action in actions)
        return Choice(entry.seat, made, singles if deeds is None else deeds, deeds is not None)

    def made(self, at: int) -> Deed:
        """What was done there, move by move, as far as it was one deed."""
        entries = [self.match.log[step] for step in self.spans[at]]
        played: list[Any] = [one.action for one in entries if isinstance(one, Played)]
        return tuple(self.match.game.plain(action) for action in played)

    def later(self, at: int) -> Iterator[Deed]:
        """What the same seat did next, until anybody but chance came between."""
        seat = self.match.log[self.steps[at]].seat  # type: ignore[union-attr]
        for then in range(at + 1, len(self.steps)):
            entry = self.match.log[self.steps[then]]
            if not isinstance(entry, Played) or entry.seat not in (seat, CHANCE):
                return
            if entry.seat == seat:
                yield self.made(then)

    def weighed(self, at: int) -> Weighed | None:
        made, step = self.choice(at), self.steps[at]
        if made is None:
            return None
        state = self.match.positions[step]
        if self.taste.foresees(state):
            (played,) = self.eye.choices(state, made.seat, step, [made.made])
            chances = [self.eye.value(state, made.seat, step)]
        else:
            played, *chances = self.eye.choices(state, made.seat, step, [made.made, *made.deeds])
        if max(chances, default=played) - played < self.gauge.thresholds.slip:
            return Weighed(played, played)
        return self.thought_over(at, made, played)

    def thought_over(self, at: int, choice: Choice, played: int) -> Weighed:
        """What looks dear at a glance is put before whoever gives hints: two judges or no blame."""
        step, game = self.steps[at], self.match.game
        known = Knowledge(game, self.match.positions[step], choice.seat)
        return self.judged(at, choice, played, hint(game, known, self.seed, step))

    def judged(self, at: int, choice: Choice, played: int, advised: Hint) -> Weighed:
        """Nor is anybody blamed who did just that a little later in the same turn."""
        step, seat = self.steps[at], choice.seat
        deed = advised.deed if choice.whole else advised.deed[:1]
        (best,) = self.eye.choices(self.match.positions[step], seat, step, [deed])
        if best <= played or (choice.whole and deed in self.later(at)):
            return Weighed(played, played)
        return Weighed(played, best, advised.deed, advised.words, advised.reasons)


def spans_of(match: Match[Any, Any], taste: Taste) -> tuple[tuple[int, ...], ...]:
    """The steps that still hold, those of one deed together."""
    spans: list[tuple[int, ...]] = []
    for step in steps_of(match):
        last = spans[-1][-1] if spans else None
        if last is not None and is_of_one_deed(match, taste, last, step):
            spans[-1] = (*spans[-1], step)
        else:
            spans.append((step,))
    return tuple(spans)


def is_of_one_deed(match: Match[Any, Any], taste: Taste, last: int, step: int) -> bool:
    before, after = match.log[last], match.log[step]
    if not (isinstance(before, Played) and isinstance(after, Played)):
        return False
    if before.seat != after.seat or not is_player(after.seat):
        return False
    return taste.goes_on(match.game.plain(before.action), match.positions[step])


def steps_of(match: Match[Any, Any]) -> tuple[int, ...]:
    """What still holds of the log: moves not taken back, throws, and who gave up."""
    given_up = {at for at, entry in enumerate(match.log) if isinstance(entry, Resigned)}
    return tuple(sorted({*match.line, *given_up}))


def start_of(match: Match[Any, Any], gauge: Gauge) -> int:
    header = match.header
    return round(WHOLE * gauge.start.get(gauge.kind(header.seats, header.options), 0.5))


def is_a_players(match: Match[Any, Any], step: int) -> bool:
    seat: Seat = match.log[step].seat  # type: ignore[union-attr]
    return is_player(seat)


def is_together(match: Match[Any, Any]) -> bool:
    return match.game.box.lid.cooperative or len(match.seats) == 1


def mark_of(match: Match[Any, Any]) -> str:
    """The dice of a review follow from the log, not from a seed that a record may lack."""
    mark = blake2b(encode(match.header), digest_size=16)
    for entry in match.log:
        mark.update(encode(entry))
    return mark.hexdigest()


def viewer_of(match: Match[Any, Any]) -> Viewer | None:
    """None where there is nothing to say: it goes on, is taught, to be solved, or unmeasured."""
    header = match.header
    alone = header.lesson or header.puzzle
    if match.outcome() is None or alone or not players(header.seats):
        return None
    gauge = gauge_of(match.game, match.header.seats, match.header.options)
    return Viewer(match, gauge) if gauge else None
