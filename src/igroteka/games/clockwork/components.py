"""What lies in the box of Clockwork, for the press (C-C1, C-C3)."""

from igroteka.kernel import Components, Deck, Traits

from .board import CITY, TOWERS, YARDS
from .cards import FACES, NO_CARD, PARTS, set_id
from .dealing import CHARACTERS


def components() -> Components:
    """All 58 cards: which sets stay in the box is drawn at each start (C-C2)."""
    cards = FACES[NO_CARD + 1 :]
    return Components(
        decks=(
            Deck("cards", {face.id: face.copies for face in cards}),
            Deck("characters", {f"character-{who}": 1 for who in CHARACTERS}),
        ),
        faces={face.id: _traits(number) for number, face in enumerate(cards, 1)},
        boards={"city": _city()},
    )


def _traits(card: int) -> Traits:
    face = FACES[card]
    parts = PARTS[face.set]
    return {
        "card": card,
        "kind": face.kind,
        "set": set_id(face.set),
        "part": face.part,
        "number": parts.index(card) + 1,
        "of": len(parts),
    }


def _city() -> Traits:
    """`links` are pairs of neighbouring fields, one after the other."""
    pairs = [(here, there) for here, near in enumerate(CITY.links) for there in near]
    return {
        "fields": CITY.names,
        "towers": TOWERS,
        "yards": tuple(YARDS),
        "links": tuple(field for pair in pairs if pair[0] < pair[1] for field in pair),
    }
