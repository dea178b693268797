"""A seat's plan: the turns it still needs, and how each move would change that."""

from functools import cached_property

from igroteka.games.clockwork.actions import (
    ClockworkAction,
    Demand,
    Discard,
    Give,
    Point,
    Return,
    Seek,
    Straight,
    Swap,
    Take,
    Walk,
)
from igroteka.games.clockwork.board import HOME, TOWERS, is_yard
from igroteka.games.clockwork.cards import (
    FUEL,
    HAND_LIMIT,
    MACHINES,
    PARTS,
    POWER,
    SCRAP,
    SET_OF,
    is_part,
)
from igroteka.games.clockwork.dice import lets_search
from igroteka.games.clockwork.state import GUESSED, PLACES, State
from igroteka.games.clockwork.ways import ways
from igroteka.games.clockwork.yard import has_card
from igroteka.kernel import Seat

from .prices import LOST, prices, tariff
from .race import Race
from .sight import Sight
from .tempo import STEPS_A_TURN, Reach, reach
from .threat import threat, threat_of
from .weights import WEIGHTS, Weights

# A third scrap in the hand is of little use.
MOST_SHIELDS = 2
SWEEP = 1e-6


class Plan:
    """All in turns: the fewer the better; `now` is what is left if nothing comes of it."""

    def __init__(self, state: State, seat: Seat, weights: Weights = WEIGHTS) -> None:
        self.state, self.seat = state, seat
        self.by, self.threats = weights.plan, weights.threat
        self.sight = Sight(state, seat)
        self.tariff = tariff(self.sight, weights)
        self.race = Race(prices(self.sight, self.tariff), state.laid[seat], weights.doubt)
        self.scraps = self.sight.hand.count(SCRAP)
        self.bare = self.by.shield * max(0, MOST_SHIELDS - self.scraps)
        self.now = self.race.turns + self.bare

    def standing(self) -> float:
        """Between turns."""
        return self.now - self.tempo(self.state.where[self.seat])

    def after(self, action: ClockworkAction) -> float:
        match action:
            case Walk(to) | Straight(to):
                return self.arriving(to, self.is_exact(action))
            case Discard(card) | Swap(card):
                return self.without(card) + threat(self.sight, card, self.threats)
            case Point(place):
                return self.pointing(place)
            case Seek(card):
                return self.seeking(card)
            case Demand(of, card):
                return self.demanding(of, card) - self.staying
            case Take():
                return self.drawing - self.staying
            case Give(card):
                return self.handing(card, self.state.asker)
            case Return(card):
                return self.handing(card, self.state.giver)
        return self.now - self.staying

    # Cards gained and lost

    def with_card(self, card: int) -> float:
        if card == SCRAP:
            return self.now - (self.by.shield if self.scraps < MOST_SHIELDS else 0.0)
        return self.race.at_price(card, 0.0) + self.bare

    def without(self, card: int, price: float | None = None) -> float:
        """Laid on the table before all eyes, unless another price is named."""
        if card == SCRAP:
            return self.now + (self.by.shield if self.scraps <= MOST_SHIELDS else 0.0)
        if self.sight.hand.count(card) > 1:
            return self.now
        return self.race.at_price(card, self.tariff.found if price is None else price) + self.bare

    def handing(self, card: int, other: Seat | None) -> float:
        assert other is not None
        if card == SCRAP:
            return self.without(card)
        left = self.without(card, self.tariff.held)
        return left + self.by.in_hand * threat_of(self.sight, other, card, self.threats)

    @cached_property
    def losses(self) -> dict[int, float]:
        """What it costs to part with each card."""
        return {card: self.without(card) - self.now for card in self.sight.hand}

    @cached_property
    def sacrifice(self) -> float:
        """The card one needs least."""
        return min(self.losses.values(), default=0.0)

    def swapped_for(self, card: int) -> float:
        """Any card but that one, and of what is left if it completes a set (C-R4)."""
        if not self.completes(card):
            return self.sacrifice
        rest = [loss for c, loss in self.losses.items() if SET_OF[c] != SET_OF[card]]
        return min(rest, default=0.0)

    def discarded_for(self, card: int) -> float:
        """A card has to go if the hand is full, unless a set is laid (C-Y4, C-W1)."""
        full = len(self.sight.hand) >= HAND_LIMIT
        return self.sacrifice if full and not self.completes(card) else 0.0

    def completes(self, card: int) -> bool:
        return SET_OF[card] in self.nearly

    @cached_property
    def nearly(self) -> set[int]:
        """The machines that lack one part only."""
        sets = [SET_OF[card] for card in self.sight.hand]
        return {s for s in sets if s in MACHINES and sets.count(s) == len(PARTS[s]) - 1}

    # Drawing and searching

    def found(self, card: int) -> float:
        """Drawn, or found by who sought it."""
        return self.with_card(card) + self.discarded_for(card)

    @cached_property
    def drawing(self) -> float:
        """Nobody knows a pile's top: any card of the pool is as likely."""
        now = self.now
        saved = [copies * (now - self.found(card)) for card, copies in self.sight.kinds()]
        return now - sum([gain for gain in saved if gain > 0]) / max(1, self.sight.pool)

    @cached_property
    def searching(self) -> float:
        """Whichever card is shown or named."""
        lying = self.sight.lying
        shown = {SET_OF[card]: card for card in self.sight.hand if is_part(card)}
        right = [self.seeking(card) for number, card in shown.items() if number in lying]
        return min([self.now, self.seeking(FUEL), *right])

    def seeking(self, card: int) -> float:
        """With fuel or power named any discard can be had for another card (C-R4)."""
        right = self.sight.lying.get(SET_OF[card])
        sure = LOST if right is None else self.found(right)
        if is_part(card):
            return sure + self.by.told
        return min(sure, self.named)

    @cached_property
    def named(self) -> float:
        lying = self.sight.lying.values()
        taken = [self.with_card(card) + self.swapped_for(card) for card in lying]
        return min([*taken, self.guessing + self.room if self.sight.hazy else LOST])

    @cached_property
    def guessing(self) -> float:
        """What a forgotten discard may bring."""
        left = [copies * self.with_card(card) for card, copies in self.sight.kinds()]
        return sum(left) / max(1, self.sight.pool) - self.by.curiosity

    @cached_property
    def room(self) -> float:
        """The first guess costs a card; in the end phase the next ones are paid with its finds."""
        return self.sacrifice * (self.by.first_of_many if self.state.ending else 1.0)

    def pointing(self, place: int) -> float:
        state, sought = self.state, self.state.sought
        if state.since[place] == GUESSED:
            lost = self.without(sought) - self.now if is_part(sought) else self.room
            return self.guessing + lost + SWEEP * self.beyond(place)
        card = state.table[place]
        if SET_OF[card] == SET_OF[sought]:
            return self.found(card)
        lost = self.without(sought) - self.now if is_part(sought) else self.swapped_for(card)
        return self.with_card(card) + lost

    def beyond(self, place: int) -> int:
        """How far it is from the newest discard: whoever looks on from there misses none."""
        return (place - self.newest) % PLACES

    @cached_property
    def newest(self) -> int:
        """The place that was laid last, of those remembered."""
        state = self.state
        return max(range(PLACES), key=lambda place: (state.since[place], bool(state.table[place])))

    # Demands

    def demanding(self, other: Seat, card: int) -> float:
        sight, parts, now = self.sight, PARTS[SET_OF[card]], self.now
        given = sight.chance_to_hold(other, parts)
        shielded = self.by.scrap_is_given * sight.chance_to_hold(other, (SCRAP,))
        got = min(now, self.given(other, parts))
        told = self.by.told if is_part(card) else 0.0
        return now + given * (1 - shielded) * (got - now) + (1 - given) * self.by.in_vain + told

    def given(self, other: Seat, parts: tuple[int, ...]) -> float:
        """The giver picks which: of what is known to be there the least helpful, else any."""
        sight = self.sight
        known = [card for card in sight.held[other] if card in parts]
        if not known:
            known = [card for card in parts if sight.unknown[card] > 0][:1]
        full = len(sight.hand) >= HAND_LIMIT
        return max(
            [self.with_card(c) + (self.swapped_for(c) if full else 0.0) for c in known],
            default=self.now,
        )

    def best_demand(self, other: Seat) -> float:
        shown = {SET_OF[card]: card for card in self.sight.hand if is_part(card)}
        cards = (*shown.values(), FUEL, POWER)
        return min([self.demanding(other, card) for card in cards])

    # Moves

    def is_exact(self, action: Walk | Straight) -> bool:
        if isinstance(action, Straight):
            return False
        state, (one, two) = self.state, self.state.throw
        way = ways(state.options.gait, state.where[self.seat], one + two)[action.to]
        return way.exact

    def arriving(self, to: int, exact: bool) -> float:
        state, best = self.state, self.now
        if to == TOWERS:
            may = (not state.ending or lets_search(state.throw)) and any(state.table)
            return (self.searching if may else best) - self.tempo(to)
        if has_card(state, to):
            best = self.drawing
        met = self.met(to)
        if met is not None and (exact or self.challenges_inexact(to)):
            best = min(best, self.best_demand(met))
        return best - self.tempo(to)

    def met(self, to: int) -> Seat | None:
        for number, there in enumerate(self.state.where):
            if there == to and number != self.seat:
                return Seat(number)
        return None

    def challenges_inexact(self, to: int) -> bool:
        return is_yard(to) and self.state.options.yard_challenge == "any_arrival"

    @cached_property
    def staying(self) -> float:
        """Only where one might move instead does it count where one is."""
        moving = self.state.stage in ("move", "extra")
        return self.tempo(self.state.where[self.seat]) if moving else 0.0

    @property
    def soon(self) -> float:
        """What the next turn will bring, where a move does not say so already."""
        moving = self.state.stage in ("move", "extra")
        return 0.0 if moving else self.tempo(self.state.where[self.seat])

    def tempo(self, field: int) -> float:
        """What the next turn will bring from there."""
        if self.state.ending:
            steps: int = HOME[field]
            return max(0.0, 1 - steps / STEPS_A_TURN)
        towers, yard, either = self.reach.at(field)
        drawn, found = self.now - self.drawing, self.now - self.searching
        return towers * found + yard * drawn + either * max(drawn, found)

    @cached_property
    def reach(self) -> Reach:
        return reach(self.state.options, tuple(map(bool, self.state.piles)))
