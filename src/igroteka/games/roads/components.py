"""What lies in the box of Roads, for the press (R-C3)."""

from igroteka.kernel import Components, Deck, Traits

from .decks import deck
from .faces import FACES
from .options import Options


def components(options: Options, seats: int) -> Components:
    """The deck of this game; in the newspaper also its field, counted in cards."""
    cards = deck(options, seats)
    faces = {face: cards.count(face) for face in FACES if face in cards}
    field: dict[str, Traits] = {"field": {"width": options.width, "height": options.height}}
    return Components(
        decks=(Deck("lanes" if options.lanes else "plain", faces),),
        faces={face: {"sides": FACES[face]} for face in faces},
        boards=field if options.bounded else {},
    )
