"""The 58 cards: parts of machines, fuel, power and scrap (C-C1, C-C2)."""

import tomllib
from importlib.resources import files
from typing import Any

from msgspec import Struct

NO_CARD = 0
HAND_LIMIT = 7

# How many sets and cards leave the box for so many players: flying, code, fuel, scrap (C-C2).
LEFT_OUT = {2: (3, 2, 2, 2), 3: (2, 1, 0, 0), 4: (0, 0, 0, 0)}


class Face(Struct, frozen=True):
    """What a card shows; `part` is empty where the card is a set by itself."""

    id: str
    kind: str
    set: int
    part: str = ""
    copies: int = 1


def _read() -> tuple[Face, ...]:
    box: dict[str, Any] = tomllib.loads(files(__package__).joinpath("cards.toml").read_text())
    faces, sets = [Face("none", "none", -1)], 0
    for kind in ("flying", "code", "airship"):
        for name in box[kind]["sets"]:
            faces += [Face(f"{name}-{part}", kind, sets, part) for part in box[kind]["parts"]]
            sets += 1
    for number, (kind, copies) in enumerate(box["copies"].items(), sets):
        faces.append(Face(kind, kind, number, copies=copies))
    return tuple(faces)


FACES = _read()
SET_OF = tuple(face.set for face in FACES)
SETS = range(SET_OF[-1] + 1)
KIND_OF_SET = tuple(next(face.kind for face in FACES if face.set == s) for s in SETS)
PARTS = tuple(tuple(card for card, s in enumerate(SET_OF) if s == number) for number in SETS)

FLYING = tuple(s for s in SETS if KIND_OF_SET[s] == "flying")
CODE = tuple(s for s in SETS if KIND_OF_SET[s] == "code")
AIRSHIP, FUEL_SET, POWER_SET, SCRAP_SET = SETS[-4:]
FUEL, POWER, SCRAP = (PARTS[s][0] for s in (FUEL_SET, POWER_SET, SCRAP_SET))
MACHINES = frozenset((*FLYING, *CODE))


def is_part(card: int) -> bool:
    """Of a machine or the airship: such a card can be shown (C-H1); fuel and power need not be."""
    return 0 < card < FUEL


def box_of(seats: int, out: tuple[int, ...]) -> tuple[int, ...]:
    """All cards of a game in which these sets stay in the box, sorted."""
    _, _, fuel_out, scrap_out = LEFT_OUT[seats]
    fewer = {FUEL: fuel_out, SCRAP: scrap_out}
    return tuple(
        card
        for card, face in enumerate(FACES)
        if card != NO_CARD and face.set not in out
        for _ in range(face.copies - fewer.get(card, 0))
    )


def set_id(number: int) -> str:
    """The name of a set in the data file."""
    return FACES[PARTS[number][0]].id.split("-")[0]
