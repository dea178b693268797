"""Everybody's effort in the midst of a turn: what the one who acts is about to get counts."""

from collections.abc import Iterable

from igroteka.games.clockwork.cards import SCRAP, SET_OF, is_part
from igroteka.games.clockwork.challenge import holds_any
from igroteka.games.clockwork.state import State, at_the_towers, rival
from igroteka.games.clockwork.yard import has_card
from igroteka.kernel import Seat

from .effort import effort, with_card
from .prices import HAZY, Prices, own_prices, prices

# Asked in vain, one has shown a card and may be asked in return.
IN_VAIN = 0.4
# To look at a discard nobody remembers is better than nothing: others' memory fades, too.
CURIOSITY = 0.1


class Outlook:
    """`own` are each seat's prices, `efforts` the turns it still needs."""

    def __init__(self, state: State) -> None:
        self.state = state
        asked = prices(state)
        self.own: list[Prices] = [
            own_prices(state, asked, Seat(seat), hand) for seat, hand in enumerate(state.hands)
        ]
        self.efforts = [effort(own, laid) for own, laid in zip(self.own, state.laid, strict=True)]

    def settle(self) -> None:
        """The rest of this turn, as it should go."""
        state, turn = self.state, self.state.turn
        match state.stage:
            case "arrive":
                self.efforts[turn] = self.after_arriving()
            case "towers":
                self.efforts[turn] = self.after_acting_at_the_towers()
            case "point":
                self.efforts[turn] = self.after_pointing()
            case "give":
                self.give()
            case "counter" if state.asker is not None:
                self.efforts[state.asker] += IN_VAIN

    def least(self, seat: Seat, cards: Iterable[int]) -> float:
        """With the best of these cards, or none."""
        own, laid = self.own[seat], self.state.laid[seat]
        left = [with_card(own, laid, card) for card in set(cards) if card and own[card]]
        return min(left, default=self.efforts[seat])

    def after_a_draw(self, seat: Seat) -> float:
        """Nobody knows a pile's top: any of the tops is as likely."""
        own, laid = self.own[seat], self.state.laid[seat]
        left = [with_card(own, laid, pile[-1]) for pile in self.state.piles if pile]
        return sum(left) / len(left) if left else self.efforts[seat]

    def after_arriving(self) -> float:
        state, turn = self.state, self.state.turn
        met = rival(state)
        drawn = self.after_a_draw(turn) if has_card(state, state.where[turn]) else LATE
        asked = self.least(turn, self.to_demand(met)) if met is not None else LATE
        return min(drawn, asked)

    def after_acting_at_the_towers(self) -> float:
        state, turn = self.state, self.state.turn
        cards: list[int] = []
        if state.may_demand:
            for other in at_the_towers(state):
                cards += self.to_demand(other)
        asked = self.least(turn, cards)
        return min(asked, self.after_any_search()) if state.may_search else asked

    def after_pointing(self) -> float:
        """With a card shown, at one of its set that is surely there (C-R1)."""
        state, sought = self.state, self.state.sought
        if not is_part(sought):
            return self.after_any_search()
        right = [card for card in self.clear() if SET_OF[card] == SET_OF[sought]]
        return self.least(state.turn, right) if right else self.efforts[state.turn] + IN_VAIN

    def after_any_search(self) -> float:
        """Fuel or power named, any discard can be had for another card (C-R4)."""
        turn = self.state.turn
        own, laid = self.own[turn], self.state.laid[turn]
        sure = self.least(turn, self.clear())
        hazy = [with_card(own, laid, card) for card in self.hazy()]
        return min(sure, sum(hazy) / len(hazy) - CURIOSITY) if hazy else sure

    def clear(self) -> list[int]:
        state = self.state
        return [c for c, since in zip(state.table, state.since, strict=True) if since != HAZY]

    def hazy(self) -> list[int]:
        state = self.state
        return [c for c, since in zip(state.table, state.since, strict=True) if since == HAZY]

    def to_demand(self, other: Seat) -> list[int]:
        """What can be asked for with the cards one has, unless scrap is given instead."""
        state, theirs = self.state, self.state.hands[other]
        if SCRAP in theirs:
            return []
        mine = state.hands[state.turn]
        return [card for card in theirs if not is_part(card) or holds_any(mine, card)]

    def give(self) -> None:
        """The one asked gives scrap, if there is any, else what helps the asker least."""
        state, asker, giver = self.state, self.state.asker, self.state.giver
        assert asker is not None
        assert giver is not None
        hand = state.hands[giver]
        if SCRAP in hand:
            return
        own, laid = self.own[asker], state.laid[asker]
        wanted = [card for card in set(hand) if SET_OF[card] == SET_OF[state.sought]]
        given = max(wanted, key=lambda card: (with_card(own, laid, card), card))
        self.efforts[asker] = with_card(own, laid, given)
        if hand.count(given) == 1:
            self.own[giver][given] = self.own[asker][given]
            self.efforts[giver] = effort(self.own[giver], state.laid[giver])


LATE = float("inf")
