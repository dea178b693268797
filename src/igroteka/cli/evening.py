"""A game at the terminal, from its start to its end, or until somebody gets up."""

from collections.abc import Mapping
from random import Random
from typing import Any

from igroteka.kernel import Game, Listener, Seat, Words, is_player, stream
from igroteka.match import Knowledge, Player
from igroteka.match.virtual import Virtual

from .sitting import Leaves, Sitting


class Evening:
    """Bots and chance play at once; sand runs in virtual time."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        start: Any,
        people: tuple[Seat, ...],
        minds: Mapping[Seat, Player],
        sitting: Sitting,
        seed: str,
    ) -> None:
        self.game = game
        self.people = people
        self.minds = minds
        self.sitting = sitting
        self.ears = Listener()
        self.table = Virtual(game, start, emit=self.ears)
        self.chance, self.turns = stream(seed, "chance"), stream(seed, "turns")
        self.thoughts = {seat: stream(seed, "bot", seat) for seat in minds}
        self.last: Seat | None = None
        self.shown: Seat | None = None

    def play(self) -> None:
        try:
            while (seat := self.table.next_seat(self.turns)) is not None:
                self.act(seat, self.chosen(seat))
        except Leaves as why:
            self.sitting.tell(self.sitting.speech.say(str(why)))
            return
        outcome = self.game.outcome(self.table.state)
        assert outcome is not None
        self.sitting.tell(self.sitting.speech.ending(outcome))

    def chosen(self, seat: Seat) -> Any:
        if not is_player(seat):
            return self.table.forced(seat, self.chance)
        if seat in self.minds:
            knowledge = Knowledge(self.game, self.table.state, seat, self.table.left_ms())
            return choice_of(self.minds[seat], knowledge, self.thoughts[seat])
        return self.asked(seat)

    def asked(self, seat: Seat) -> Any:
        """The table is shown when somebody else has acted in between."""
        if len(self.people) > 1 and self.shown not in (None, seat):
            self.sitting.cover(seat)
        fresh = self.last != seat or self.shown != seat
        self.shown = seat
        return self.sitting.ask(self.table.state, seat, fresh)

    def act(self, seat: Seat, action: Any) -> None:
        before = self.table.state
        self.ears.told.clear()
        seat, action = self.table.act(seat, action)
        self.last = seat
        reader = self.people[0] if len(self.people) == 1 else None
        heard = self.ears.heard_by(reader)
        view = self.game.view(self.table.state, reader)
        for event in heard:
            words = self.game.report(view, event)
            self.sitting.tell(self.sitting.speech.spoken(words, reader))
        if not heard and (not is_player(seat) or seat == reader):
            self.said(seat, self.game.words(before, seat, action))

    def said(self, seat: Seat, words: Words) -> None:
        speech = self.sitting.speech
        self.sitting.tell(f"{speech.name(seat)}: {speech.spoken(words, seat)}")


def choice_of(mind: Player, knowledge: Knowledge[Any, Any], rng: Random) -> Any:
    """The one place where a bot is asked."""
    return mind.choose(knowledge, rng)
