"""How dear a card is: about as many turns as it takes to get it from where it lies."""

from igroteka.games.clockwork.cards import FACES, FUEL, PARTS, SCRAP
from igroteka.games.clockwork.state import Hand, State
from igroteka.kernel import Seat

LOST = 60.0
PILE = 5.0
HELD, KNOWN = 4.5, 3.5
FOUND, GUESSED = 2.0, 4.0
# In the end phase nobody walks any more.
END_HELD, END_KNOWN = 3.5, 2.8
END_FOUND, END_GUESSED = 1.5, 3.2

# Stands for when a discard was laid: this world only guesses what it is.
HAZY = -1

# What each card costs a seat, by its number; 0 is what it has.
Prices = list[float]


def prices(state: State) -> Prices:
    """For a seat with an empty hand."""
    ending = state.ending
    asked = [PILE] * len(FACES)
    for number in state.out:
        for card in PARTS[number]:
            asked[card] = LOST
    for laid in state.laid:
        for number in laid:
            for card in PARTS[number]:
                asked[card] = LOST
    for hand in state.hands:
        for card in hand:
            asked[card] = END_HELD if ending else HELD
    if not ending and any(FUEL in pile for pile in state.piles):
        asked[FUEL] = PILE
    for card, since in zip(state.table, state.since, strict=True):
        if card:
            asked[card] = found(ending, since == HAZY)
    if state.stage == "lay":
        asked[state.shown] = found(ending, False)
    asked[0] = asked[SCRAP] = LOST
    return asked


def found(ending: bool, hazy: bool) -> float:
    if ending:
        return END_GUESSED if hazy else END_FOUND
    return GUESSED if hazy else FOUND


def own_prices(state: State, asked: Prices, seat: Seat, hand: Hand) -> Prices:
    """A demand is cheaper where one knows who holds the card."""
    own = asked.copy()
    for card, _, _ in state.memory.private[seat]:
        own[card] = min(own[card], END_KNOWN if state.ending else KNOWN)
    for card in hand:
        own[card] = 0.0
    return own
