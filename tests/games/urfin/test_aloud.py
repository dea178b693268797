"""The table of Urfin, read aloud: everything that lies there, under its heading."""

import pytest
from msgspec.structs import replace

from igroteka.games.urfin.actions import Grab, Put
from igroteka.kernel import Passage, Words

from .table import GAME, A, cell, part, play, table


def read(drawing: str, has: str = "") -> dict[str, int]:
    """How many lines stand under each heading; facts have none."""
    told = GAME.aloud(GAME.view(table(drawing, has=has), A))
    return {
        passage.heading.text if isinstance(passage.heading, Words) else "": len(passage.lines)
        for passage in told
    }


def test_soldiers_buildings_and_open_parts_are_read_each_under_its_heading() -> None:
    told = read("4 10: .3..#T", has="roof1, wall")
    assert told["urfin-ui-soldiers"] == 1
    assert told["urfin-ui-map"] == 2
    assert told["urfin-ui-tray"] == 2


def test_a_soldier_is_read_with_its_column_and_row_counted_from_one() -> None:
    told = GAME.aloud(GAME.view(table("4 10: .3"), A))
    where = Words("urfin-ui-cell", {"column": 12, "row": 5})
    soldier = Words("urfin-ui-soldier", {"road": 3})
    line = Words("urfin-aloud-at", {"where": where, "what": soldier})
    assert Passage(Words("urfin-ui-soldiers"), (line,)) in told


@pytest.mark.clause("U-B5")
@pytest.mark.parametrize("crossed", [False, True])
def test_whether_towers_may_stand_in_the_city_is_read(crossed: bool) -> None:
    facts = GAME.aloud(GAME.view(replace(table("4 10: .3"), crossed=crossed), A))[0]
    assert facts.lines[-1] == Words(f"urfin-ui-city-{'open' if crossed else 'shut'}")


def test_where_nothing_lies_no_heading_is_read() -> None:
    assert not {"urfin-ui-map", "urfin-ui-tray", "urfin-ui-throws"} & read("4 10: .3..").keys()


def test_a_put_is_said_with_its_part_its_column_and_row_and_where_a_roof_3_looks() -> None:
    wall = play(table("4 10: .3..", has="wall"), Grab(part("wall")))
    said = GAME.words(wall, A, Put(cell(8, 6)))
    assert said == Words("urfin-action-put", {"part": part("wall"), "column": 9, "row": 7})
    roof = play(table("4 10: .3..", has="roof3", game="adult"), Grab(part("roof3")))
    turned = GAME.words(roof, A, Put(cell(8, 6), "ns"))
    assert turned.text == "urfin-action-put-turned"
    assert turned.details == {"part": part("roof3"), "column": 9, "row": 7, "axis": "ns"}
