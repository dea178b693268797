"""Which combat card: what a win, a loss and a tie would bring, by the odds of the other's card."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from igroteka.games.prison.actions import Name
from igroteka.games.prison.deeds.combat_cards import deck, hand
from igroteka.games.prison.deeds.fights import resolve, total
from igroteka.games.prison.duel.fights import held
from igroteka.games.prison.icons import FIGHTS, fight_calls, np_fight_calls
from igroteka.games.prison.state import NONE, State
from igroteka.games.prison.tasks import Clash

from .weights import WEIGHTS, Prices, Weights
from .worth import score

SURE = 90


class Choice(Struct, frozen=True):
    card: int
    score: float


def best_card(state: State, clash: Clash, side: int, by: Weights = WEIGHTS) -> Choice:
    """Of those that may be played; the fight is the first of the agenda."""
    cards = sorted(set(own_cards(state, clash, side)))
    priced = [(card, -price(state, card, by.prices)) for card in cards]
    choices = fought(state, clash, side, priced, by)
    return max(choices, key=lambda choice: (choice.score, -choice.card))


def foreseen(state: State, clash: Clash, side: int, by: Weights) -> float:
    """What a fight is worth before all cards are seen: with one's own if it lies, else the best."""
    own = clash.cards[side]
    if own == NONE:
        return best_card(state, clash, side, by).score
    return fought(state, clash, side, [(own, 0.0)], by)[0].score


def fought(
    state: State, clash: Clash, side: int, cards: Sequence[tuple[int, float]], by: Weights
) -> list[Choice]:
    """What the fight brings with each card and its price, by the odds of the other's card."""
    rest = replace(state, agenda=state.agenda[1:])
    won, lost, tied = (outcome(rest, clash, side, lead, by) for lead in (SURE, -SURE, 0))
    ours, theirs = (total(state, clash, one, 0) for one in (side, 1 - side))
    against = opposing(state, clash, side)
    choices = []
    for card, value in cards:
        for other, odds in against.items():
            ahead = ours + card - theirs - other
            value += odds * (won if ahead > 0 else lost if ahead < 0 else tied)
        choices.append(Choice(card, value))
    return choices


def outcome(rest: State, clash: Clash, side: int, lead: int, by: Weights) -> float:
    """The worth of a fight that ends so, whatever the cards."""
    fought = replace(clash, cards=level_cards(rest, clash, side, lead))
    return score(resolve(rest, fought, None), side, by)


def level_cards(state: State, clash: Clash, side: int, by: int) -> tuple[int, int]:
    """Cards nobody has, by which that side is so far ahead."""
    ours, theirs = (total(state, clash, one, 0) for one in (side, 1 - side))
    needed = theirs - ours + by
    return (needed, 0) if side == 0 else (0, needed)


def opposing(state: State, clash: Clash, side: int) -> dict[int, float]:
    """The other's cards with their odds; one that is known is the only one."""
    known = clash.cards[1 - side]
    if known != NONE and known in FIGHTS and state.mode == "solo":
        return {known: 1.0}
    cards = deck(state, 1) if state.mode == "solo" else held(state, clash, 1 - side)
    counted = Counter(cards)
    calls = counted.total()
    return {card: often / calls for card, often in counted.items()}


def own_cards(state: State, clash: Clash, side: int) -> tuple[int, ...]:
    return hand(state, clash) if state.mode == "solo" else held(state, clash, side)


def price(state: State, card: int, prices: Prices) -> float:
    """The card is gone, but +0; some call a reinforcement."""
    gone = prices.card + prices.strength_of_card * card if card else 0.0
    if state.mode != "solo":
        return gone
    return gone + prices.called_up * fight_calls(state.level, card)


def called_by_np(state: State, prices: Prices) -> float:
    """What the NP's card may bring along, on the average."""
    if state.mode != "solo":
        return 0.0
    cards = deck(state, 1)
    return prices.called_up * sum(np_fight_calls(state.level, card) for card in cards) / len(cards)


def card_to_name(state: State, side: int, legal: Sequence[Name]) -> Name:
    """The weakest of what the other holds, or of what is shown."""
    known = set(state.cards[1 - side].fights)
    return min(legal, key=lambda action: (action.value not in known, action.value))
