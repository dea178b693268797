"""A game at the terminal, from its start to its end, or until somebody gets up."""

from collections.abc import Mapping
from typing import Any

from igroteka.kernel import Game, Listener, Seat, Words, is_player
from igroteka.match import Choice, Party, Player, Virtual

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
        self.sitting = sitting
        self.ears = Listener()
        self.table = Virtual(game, start, emit=self.ears)
        self.party = Party(self.table, minds, seed)
        self.last: Seat | None = None
        self.shown: Seat | None = None

    def play(self) -> None:
        try:
            while (seat := self.table.next_seat()) is not None:
                self.act(seat, self.party.choice(seat) or Choice(self.asked(seat)))
        except Leaves as why:
            self.sitting.tell(self.sitting.speech.say(str(why)))
            return
        outcome = self.game.outcome(self.table.state)
        assert outcome is not None
        self.sitting.tell(self.sitting.speech.ending(outcome))

    def asked(self, seat: Seat) -> Any:
        """The table is shown when somebody else has acted in between."""
        if len(self.people) > 1 and self.shown not in (None, seat):
            self.sitting.cover(seat)
        fresh = self.last != seat or self.shown != seat
        self.shown = seat
        return self.sitting.ask(self.table.state, seat, fresh)

    def act(self, seat: Seat, choice: Choice) -> None:
        before = self.table.state
        self.ears.told.clear()
        done = self.party.act(seat, choice)
        self.last = seat = done.seat
        reader = self.people[0] if len(self.people) == 1 else None
        heard = self.ears.heard_by(reader)
        view = self.game.view(self.table.state, reader)
        for event in heard:
            words = self.game.report(view, event)
            self.sitting.tell(self.sitting.speech.spoken(words, reader))
        if not heard and (not is_player(seat) or seat == reader):
            self.said(seat, self.game.words(before, seat, done.action))

    def said(self, seat: Seat, words: Words) -> None:
        speech = self.sitting.speech
        self.sitting.tell(f"{speech.name(seat)}: {speech.spoken(words, seat)}")
