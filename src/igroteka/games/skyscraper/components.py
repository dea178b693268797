"""What lies in the box of Skyscraper, for the press (S-C1, S-C4)."""

from igroteka.kernel import Components, Deck, Traits

from .beams import lines_of
from .deck import BUILDING, FOUNDATION, PROP, SLAB, Card, H
from .options import MOST_PLAYERS
from .state import CREW

CONNECTORS = 52
LEAST_POINTS = -40


def components() -> Components:
    """The whole box, however many play: supports, crews and markers for four."""
    faces = {card.id: traits(card) for card in (*BUILDING, FOUNDATION, PROP, SLAB)}
    return Components(
        decks=(
            Deck("building", {card.id: 1 for card in BUILDING}),
            Deck("foundation", {FOUNDATION.id: len(H)}),
            Deck("supports", {PROP.id: MOST_PLAYERS, SLAB.id: MOST_PLAYERS}),
            Deck("connectors", {"connector": CONNECTORS}),
            Deck("workers", {"crew": CREW * MOST_PLAYERS, "marker": MOST_PLAYERS}),
        ),
        faces=faces,
        boards={"track": {"least": LEAST_POINTS}},
    )


def traits(card: Card) -> Traits:
    """`beams` are the numbers of its lines, in its own frame."""
    return {
        "stance": card.stance,
        "worker": card.worker,
        "ground": int(card.ground),
        "beams": tuple(map(int, lines_of(card.beams))),
    }
