"""The land on paper is the land on the screen: both survey a map with the same result (U-C4, U-C5).

The files in `land` are the press's; `survey.test.ts` reads them, too.
"""

import os
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import asdict

from igroteka.games import SHELF
from igroteka.games.urfin.map import MAPS
from igroteka.games.urfin.view import map_seen
from igroteka.press.games.urfin.board import LAYER, LINE, layers
from igroteka.press.games.urfin.ground import Ground, ground_of
from igroteka.press.games.urfin.survey import survey_of
from igroteka.press.printing import pages_of
from igroteka.press.sheet import Order
from igroteka.press.sprites import sprites

LAND = Path(__file__).parent / "land"
OWN = Path(__file__).parents[1] / "games" / "urfin" / "lanes.txt"  # wider than high


def ground(board: str) -> Ground:
    """A map by its name, or its text."""
    game = SHELF["urfin"]
    return ground_of(game.components(1, game.settle(1, {"map": board})).boards["map"])


@pytest.mark.clause("U-C4")
@pytest.mark.parametrize("board", [*MAPS, OWN.read_text()], ids=[*MAPS, OWN.stem])
def test_a_map_is_surveyed_as_it_is_for_the_screen(board: str) -> None:
    land = map_seen(board)
    now = {"map": land, **asdict(survey_of(ground(board)))}
    rows = ",\n".join(f'"{what}": {json.encode(found).decode()}' for what, found in now.items())
    known = LAND / f"{land.name}.json"
    if os.environ.get("REGOLD"):
        known.write_text(f"{{\n{rows}\n}}\n")
    assert known.read_text() == f"{{\n{rows}\n}}\n", "REGOLD=1 scripts/test tests/press"


@pytest.mark.parametrize("adult", [False, True])
def test_the_board_has_every_layer_of_the_land_from_the_ground_up(adult: bool) -> None:
    options = {"game": "adult" if adult else "basic"}
    art = pages_of("urfin", Order(1, options)).assemblies[0].art
    drawn = sprites("urfin")
    assert LINE not in art
    place = 0
    for name in layers(adult):
        pens = drawn[LAYER + name].art.split(LINE)[-1]
        place = art.index(pens, place)
