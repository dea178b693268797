"""Taste in Clockwork: how many turns each seat still needs to escape, and who needs the fewest."""

from collections import Counter
from collections.abc import Sequence
from math import exp, log

from msgspec.structs import replace

from igroteka.bots.reasons import Reason
from igroteka.bots.taste.base import Taste
from igroteka.games.clockwork.actions import Choose, ClockworkAction, Lay, Straight, Take, Walk
from igroteka.games.clockwork.cards import SCRAP
from igroteka.games.clockwork.state import State
from igroteka.games.clockwork.yard import has_card
from igroteka.kernel import Seat

from .outlook import Outlook
from .prices import HAZY
from .reasons import reasons
from .tempo import tempo

# Twice as many turns to go, and one wins about a sixth as often.
RACE = 2.5
SHIELD, MOST_SHIELDS = 0.05, 2
HAND_CARD = 0.01


class ClockworkTaste(Taste):
    spread = 0.2
    fewest_worlds = 2

    def worth(self, state: State, seat: Seat) -> float:
        if not any(state.hands):
            return 1 / state.seats
        outlook = Outlook(state)
        outlook.settle()
        return share(odds(outlook, state.where), seat)

    def glance(
        self, state: State, seat: Seat, actions: Sequence[ClockworkAction]
    ) -> Sequence[float | None]:
        """Drawing a card is judged by what it may be, not by what it is in one world."""
        fields = [draws_at(state, action) for action in actions]
        if not any(fields):
            return fields
        outlook = Outlook(state)
        outlook.efforts[seat] = outlook.after_a_draw(seat)
        return [field and worth_at(outlook, seat, field) for field in fields]

    def alike(self, actions: Sequence[ClockworkAction]) -> bool:
        """Wherever a discard lies, and whoever one is."""
        return isinstance(actions[0], Lay | Choose)

    def agreed(self, worlds: Sequence[State]) -> Sequence[State]:
        """A place that most worlds see differently is forgotten: each of them only guesses."""
        first = worlds[0].table
        if all(world.table == first for world in worlds):
            return worlds
        places = zip(*[world.table for world in worlds], strict=True)
        hazy = [not most_agree(cards) for cards in places]
        since = zip(worlds[0].since, hazy, strict=True)
        known = tuple([HAZY if guessed else turn for turn, guessed in since])
        return [replace(world, since=known) for world in worlds]

    def reasons(
        self, before: State, action: ClockworkAction, after: State, seat: Seat
    ) -> tuple[Reason, ...]:
        return reasons(before, action, after, seat)


def most_agree(cards: tuple[int, ...]) -> bool:
    return 2 * Counter(cards).most_common(1)[0][1] > len(cards)


def draws_at(state: State, action: ClockworkAction) -> int | None:
    """The scrapyard where that action draws a card at once."""
    here = state.where[state.turn]
    if isinstance(action, Take):
        return here
    if not isinstance(action, Walk | Straight) or action.to in state.where:
        return None
    return action.to if has_card(state, action.to) else None


def worth_at(outlook: Outlook, seat: Seat, field: int) -> float:
    where = outlook.state.where
    return share(odds(outlook, (*where[:seat], field, *where[seat + 1 :])), seat)


def odds(outlook: Outlook, where: tuple[int, ...]) -> list[float]:
    """Each seat's strength, as a log."""
    state, strengths = outlook.state, []
    for number, hand in enumerate(state.hands):
        seat = Seat(number)
        turns = outlook.efforts[seat] + 1 - tempo(state, where, seat, outlook.own[seat])
        shield = SHIELD * min(MOST_SHIELDS, hand.count(SCRAP))
        strengths.append(shield + HAND_CARD * len(hand) - RACE * log(turns + 0.5))
    return strengths


def share(strengths: list[float], seat: Seat) -> float:
    """One seat's part of everybody's strength."""
    own = strengths[seat]
    return 1 / sum([exp(other - own) for other in strengths])
