"""The board as data, and what is wrong with a bad one (C-C3, C-C4)."""

from importlib.resources import files

import pytest

from igroteka.games.clockwork.board import CITY, TOWERS, BadBoard, read

from .table import field

DRAWN = files("igroteka.games.clockwork").joinpath("board.toml").read_text()
YARDS = ("boiler", "spring", "cog", "chain", "lamp", "bell")


def steps(start: str, end: str, without: str = "") -> int:
    """Counted field by field, apart from the rules."""
    seen, edge, count = {field(start)}, {field(start)}, 0
    closed = {field(without)} if without else set[int]()
    while field(end) not in edge:
        edge = {far for near in edge for far in CITY.links[near]} - seen - closed
        seen |= edge
        count += 1
    return count


@pytest.mark.clause("C-C3")
def test_six_scrapyards_and_the_towers_are_joined_by_tracks_of_fields() -> None:
    assert CITY.names[:7] == ("towers", *YARDS)
    for number, links in enumerate(CITY.links):
        plain = number > 6
        assert len(links) == 2 if plain else len(links) >= 2
        assert all(number in CITY.links[there] for there in links)


@pytest.mark.clause("C-C4")
def test_a_ring_of_six_scrapyards_and_three_spokes_to_the_towers() -> None:
    ring = [steps(YARDS[i], YARDS[(i + 1) % 6], without="towers") for i in range(6)]
    assert ring == [7, 8, 7, 8, 7, 8]
    assert [steps(yard, "towers") for yard in ("boiler", "cog", "lamp")] == [6, 7, 6]
    assert len(CITY.links[TOWERS]) == 3
    assert len(CITY.names) == 7 + sum(ring) - 6 + (6 + 7 + 6) - 3


@pytest.mark.clause("C-C4")
def test_every_field_knows_how_far_home_is() -> None:
    for number, name in enumerate(CITY.names):
        assert CITY.home[number] == steps(name, "towers")


def changed(*pairs: tuple[str, str]) -> str:
    text = DRAWN
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def without_ways(*ends: tuple[str, str]) -> str:
    head, *ways = DRAWN.split("[[way]]")
    kept = [
        way
        for way in ways
        if not any(f'from = "{a}"' in way and f'to = "{b}"' in way for a, b in ends)
    ]
    return "[[way]]".join([head, *kept])


@pytest.mark.clause("C-C4")
@pytest.mark.parametrize(
    ("text", "error"),
    [
        (changed(("fields = 7", "fields = 0")), "too few fields between spring and cog"),
        (changed(('to = "spring"', 'to = "sprig"')), "sprig is neither a scrapyard"),
        (changed(('id = "cog"', 'id = "lamp"')), "lamp has more than one white field"),
        (changed(("towers = 13", "towers = 12")), "spring is 13 steps from towers, not 12"),
        (changed(("fields = 5", "fields = 4")), "boiler is 5 steps from towers, not 6"),
        (without_ways(("boiler", "spring"), ("spring", "cog")), "from towers to spring"),
        (
            changed(('from = "spring"\nto = "cog"', 'from = "boiler"\nto = "cog"')),
            "no loop leads through spring",
        ),
        (changed(('[[yard]]\nid = "bell"\ntowers = 13\n', "")), "5 scrapyards, not 6"),
        ("towers = ", "board: "),
        (changed(("fields = 6", 'fields = "six"')), r"Expected `int`.*fields"),
    ],
)
def test_a_board_that_cannot_be_played_on_names_the_field(text: str, error: str) -> None:
    with pytest.raises(BadBoard, match=error):
        read(text)


def test_a_way_of_a_single_field_is_short_but_a_way() -> None:
    text = changed(("towers = 14", "towers = 8"), ("fields = 7", "fields = 1"))
    with pytest.raises(BadBoard, match="spring is 9 steps"):
        read(text)
    text = DRAWN.replace("towers = 13", "towers = 9", 1).replace("fields = 7", "fields = 1", 1)
    assert len(read(text).names) == len(CITY.names) - 6


def test_a_way_back_to_where_it_began_has_two_fields_at_least() -> None:
    loop = '\n\n[[way]]\nfrom = "cog"\nto = "cog"\nfields = {}\n'
    assert len(read(DRAWN + loop.format(2)).names) == len(CITY.names) + 2
    with pytest.raises(BadBoard, match="too few fields between cog and cog"):
        read(DRAWN + loop.format(1))


def test_the_board_of_the_game_is_the_one_in_the_file() -> None:
    assert read(DRAWN) == CITY
