"""The box of Clockwork."""

from msgspec import Struct

from igroteka.kernel import Box, Lid, SetUp

from .board import WRITTEN, WayData
from .cards import FACES, Face
from .secrets import hidden


class Contents(Struct, frozen=True):
    """The cards by number, of which 0 is none; the scrapyards, and the ways of the city."""

    cards: tuple[Face, ...]
    yards: tuple[str, ...]
    ways: tuple[WayData, ...]


CONTENTS = Contents(FACES, tuple(yard.id for yard in WRITTEN.yards), WRITTEN.way)


# Between them they try every option.
SET_UPS: tuple[SetUp, ...] = (
    (2, {}),
    (3, {"edition": "nl"}),
    (2, {"edition": "de", "entry_scrapyard": "or_more"}),
    (4, {"edition": "es"}),
    (3, {"edition": "fr"}),
    (2, {"edition": "hu"}),
    (4, {"edition": "pl", "special_throw": "instead_from_scrapyard", "low_hand": "may_discard"}),
    (2, {"edition": "cs"}),
    (4, {"edition": "sl"}),
    (3, {"edition": "uk", "reversals": "1", "counter": "no_scrap_either"}),
    (
        2,
        {
            "edition": "ru",
            "entry_scrapyard": "exact",
            "entry_towers": "exact",
            "special_throw": "after",
            "scrap_given": "table",
            "end_special": "both",
            "wrong_pick": "anywhere",
            "yard_challenge": "exact_throw",
            "start_throw": "one_die",
        },
    ),
    (
        2,
        {
            "edition": "it",
            "entry_towers": "or_more",
            "special_throw": "instead",
            "scrap_given": "out",
            "end_special": "either",
            "low_hand": "keep",
            "wrong_pick": "in_place",
            "yard_challenge": "any_arrival",
            "counter": "no_card",
            "start_throw": "two_dice",
            "reversals": "0",
        },
    ),
)

BOX = Box(
    lid=Lid(age=6, minutes=(30, 40)),
    place=2,
    contents=CONTENTS,
    set_ups=SET_UPS,
    hidden=hidden,
    basics=(
        *("C-C1", "C-C3", "C-S1", "C-S2"),
        *("C-T1", "C-T2", "C-T3", "C-T4", "C-T5"),
        *("C-Y1", "C-Y2", "C-Y3", "C-Y4"),
        *("C-H1", "C-H2", "C-H3", "C-H4", "C-H5", "C-H6", "C-H7", "C-H8"),
        *("C-R1", "C-R2", "C-R3", "C-R4", "C-R5"),
        *("C-Z1", "C-Z2", "C-Z3"),
        *("C-W1", "C-W2", "C-W3"),
    ),
)
