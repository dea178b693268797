"""The table of Urfin, read aloud: everything that lies there, under its heading."""

from igroteka.kernel import Words

from .table import GAME, A, table


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


def test_where_nothing_lies_no_heading_is_read() -> None:
    assert not {"urfin-ui-map", "urfin-ui-tray", "urfin-ui-throws"} & read("4 10: .3..").keys()
