"""Why a move of Clockwork is a good one: which card, which set, how likely."""

from igroteka.games.clockwork.actions import (
    Choose,
    ClockworkAction,
    Demand,
    Discard,
    Give,
    Keep,
    Lay,
    Point,
    Rest,
    Return,
    Seek,
    Straight,
    Swap,
    Take,
    Walk,
)
from igroteka.games.clockwork.board import TOWERS
from igroteka.games.clockwork.cards import FUEL, PARTS, POWER, SCRAP, SET_OF, is_part
from igroteka.games.clockwork.state import State, at_the_towers, rival
from igroteka.games.clockwork.yard import has_card
from igroteka.kernel import Seat, Spoken, Words

from .plan import Plan


def reasons(before: State, action: ClockworkAction, after: State, seat: Seat) -> tuple[Words, ...]:
    """A card still face down is no reason: what it is in one imagined world may be wrong."""
    match action:
        case Choose() | Lay():
            return (told("alike" if isinstance(action, Choose) else "anywhere"),)
        case Point() | Return() if after.result is not None and seat in after.result.winners:
            return (told("wins"),)
    return (Reader(before, seat).reason(action),)


def told(text: str, **details: Spoken) -> Words:
    return Words(f"clockwork-hint-{text}", details)


class Reader:
    """What a seat can say for a move; all it counts with is the same in every world it imagines."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.plan = Plan(state, seat)
        self.sight = self.plan.sight

    def reason(self, action: ClockworkAction) -> Words:
        match action:
            case Take():
                return self.drawn()
            case Walk(to) | Straight(to):
                return self.arrived(to)
            case Seek(card):
                return self.sought(card)
            case Point(place):
                return self.pointed(self.state.table[place])
            case Demand(of, card):
                return told("demand", seat=of, **self.odds(of, SET_OF[card]))
            case Give(card) if card == SCRAP:
                return told("shield")
            case Give(card) | Discard(card) | Return(card) | Swap(card):
                return self.spared(card)
            case Keep():
                return told("keep", cards=len(self.sight.hand))
            case Rest():
                return self.rested()
        raise AssertionError(f"no reason for {action!r}")

    def drawn(self) -> Words:
        return told("draw", useful=self.useful, pool=self.sight.pool)

    @property
    def useful(self) -> int:
        """How many of the cards that may lie there go with what one has, or run a machine."""
        begun = {SET_OF[card] for card in self.sight.hand if is_part(card)}
        begun |= {SET_OF[FUEL], SET_OF[POWER]}
        new = [card for card, count in enumerate(self.sight.unknown) if count and self.lacks(card)]
        return sum(self.sight.unknown[card] for card in new if SET_OF[card] in begun)

    def lacks(self, card: int) -> bool:
        return card not in self.sight.hand and self.plan.with_card(card) < self.plan.now

    # ways

    def arrived(self, to: int) -> Words:
        if to == TOWERS and self.state.ending:
            return told("home")
        lies = self.wanted_discard() if to == TOWERS else None
        if lies is not None:
            return told("towers", card=lies)
        if has_card(self.state, to) and self.useful:
            return self.drawn()
        met = self.plan.met(to)
        if to != TOWERS and met is not None:
            return told("meet", seat=met, **self.odds(met, self.best_set(met)))
        return told("on-the-way", percent=round(100 * sum(self.plan.reach.at(to))))

    # discards

    def wanted_discard(self) -> int | None:
        """The one that a search would go for, if any brings one nearer."""
        shown = {SET_OF[card] for card in self.sight.hand if is_part(card)}
        worths = [(self.had(card, SET_OF[card] in shown), card) for card in self.lying]
        best = min(worths, default=(self.plan.now, 0))
        return best[1] if best[0] < self.plan.now else None

    @property
    def lying(self) -> tuple[int, ...]:
        return tuple(self.sight.lying.values())

    def had(self, card: int, right: bool) -> float:
        """The turns left with a discard that was sought, or had by a wrong pick (C-R4)."""
        plan = self.plan
        return plan.found(card) if right else plan.with_card(card) + plan.swapped_for(card)

    def sought(self, card: int) -> Words:
        number = SET_OF[card]
        open_to = [lies for lies in self.lying if not is_part(card) or SET_OF[lies] == number]
        if not open_to:
            return told("nothing")
        return told("search", card=min(open_to, key=lambda c: self.had(c, SET_OF[c] == number)))

    def pointed(self, card: int) -> Words:
        if SET_OF[card] != SET_OF[self.state.sought]:
            return told("wrong-pick", card=card)
        return told("found", card=card, set=SET_OF[card], missing=self.missing(card, gained=1))

    def missing(self, card: int, gained: int = 0) -> int:
        """What its set still lacks in this hand."""
        parts = PARTS[SET_OF[card]]
        return len(parts) - gained - len({c for c in self.sight.hand if c in parts})

    # others

    def odds(self, other: Seat, number: int) -> dict[str, Spoken]:
        chance = self.sight.chance_to_hold(other, PARTS[number])
        return {"set": number, "percent": round(100 * chance)}

    def best_set(self, other: Seat) -> int:
        shown = {SET_OF[card]: card for card in self.sight.hand if is_part(card)}
        cards = (*shown.values(), FUEL, POWER)
        return SET_OF[min(cards, key=lambda card: self.plan.demanding(other, card))]

    def rested(self) -> Words:
        met = rival(self.state)
        others = at_the_towers(self.state) if met is None else (met,)
        if not self.state.may_demand or not others:
            return told("nothing")
        best = min(others, key=self.plan.best_demand)
        return told("rest", seat=best, **self.odds(best, self.best_set(best)))

    # what goes

    def spared(self, card: int) -> Words:
        if card == SCRAP:
            return told("scrap")
        count = self.sight.hand.count(card)
        if count > 1:
            return told("double", count=count)
        return told("spare", set=SET_OF[card], missing=self.missing(card))
