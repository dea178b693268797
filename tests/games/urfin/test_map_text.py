"""A map drawn by anybody: read, or refused with one line that says where and why."""

import random
import re
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

import igroteka.games.urfin as urfin
from igroteka.games.urfin.map import BadMap, map_file, read_map, shipped
from igroteka.kernel import Refusal
from igroteka.kernel.langs import LANGS

TEXTS = Path(urfin.__file__).parent / "texts"
MEADOW = map_file("meadow")
ROW = "   ................."
ROADS = re.findall(r"^road.*$", MEADOW, re.MULTILINE)


def refused(text: str) -> str:
    with pytest.raises(BadMap) as error:
        read_map(text)
    return in_words(error.value.refusal)


def what_is_wrong(text: str) -> str:
    try:
        read_map(text)
    except BadMap as error:
        return in_words(error.refusal)
    return ""


def in_words(refusal: Refusal) -> str:
    """In English; in every other language it must have a text of its own, in one line."""
    for lang in LANGS:
        said, errors = spoken(refusal, lang)
        assert errors == [], (lang, refusal)
        assert said
        assert "\n" not in said
    text, _ = spoken(refusal, "en")
    return f"{text} ({refusal.clause})" if refusal.clause else text


def spoken(refusal: Refusal, lang: str) -> tuple[str, list[Exception]]:
    words = bundle(lang)
    assert words.has_message(refusal.reason), (lang, refusal.reason)
    pattern = words.get_message(refusal.reason).value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, dict(refusal.details))
    return str(text), errors


@lru_cache
def bundle(lang: str) -> FluentBundle:
    words = FluentBundle([lang], use_isolating=False)
    words.add_resource(FluentResource((TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")))
    return words


def redrawn(x: int, y: int, here: str) -> str:
    lines = MEADOW.split("\n")
    row = lines.index(ROW) + y
    lines[row] = lines[row][: 3 + x] + here + lines[row][4 + x :]
    return "\n".join(lines)


def rerouted(number: int, road: str) -> str:
    return MEADOW.replace(ROADS[number - 1], road)


def line_of(road: int) -> int:
    return MEADOW.split("\n").index(ROADS[road - 1]) + 1


def test_remarks_blanks_and_line_ends_of_other_machines_change_nothing() -> None:
    spaced = "\n".join(
        " ".join(line) if line.startswith("   ") else line for line in MEADOW.split("\n")
    )
    other = "\ufeff" + spaced.replace("\n", " # remark\r\n")
    assert read_map(other) == shipped("meadow")


def test_steps_may_be_written_one_by_one_and_small() -> None:
    assert read_map(rerouted(6, "road 6 from 1,0: sssEEENNEEEE S2ESSSS")) == shipped("meadow")


def test_a_map_of_that_name_is_not_in_the_box() -> None:
    with pytest.raises(BadMap) as error:
        shipped("atlantis")
    assert in_words(error.value.refusal) == "no map 'atlantis'; there is emerald, meadow"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no line `name …`"),
        ("name a\nname b\n", "line 2: the map has a name already"),
        (f"name {'x' * 41}\n", "line 1: a name is up to 40 printable characters"),
        ("name a\x1b[2J\n", "line 1: a name is up to 40 printable characters"),
        ("name a\n", "no grid is drawn"),
        ("name a\n..x\n", "line 2, cell 2,0: 'x' is not one of . ~ B c P"),
        ("name a\n...\n..\n", "line 3: a row of 2 cells, the first has 3"),
        ("name a\n" + "." * 65, "line 2: a row of 65 cells, at most 64"),
        ("name a\n" + ".\n" * 65, "line 66: more than 64 rows"),
        ("name a\n...\nroad 1 from 0,0: S\n...\n", "line 4: the rows of the grid are not all tog"),
        ("name a\n...\nroad one\n", "line 3: a road is written `road 1 from 15,0: S2 W2 …`"),
        ("name a\n...\nroad 2 from 0,0: E\n", "line 3: road 2 where road 1 is due"),
        ("name a\n...\nroad 1 from 9,0: E\n", "line 3: road 1 leaves the map at cell 9,0"),
        ("name a\n...\n...\nroad 1 from 0,0: E3\n", "line 4: road 1 leaves the map at cell 3,0"),
        ("name a\n...\n...\nroad 1 from 0,1: W\n", "line 4: road 1 leaves the map at cell -1,1"),
        ("name a\n...\n...\nroad 1 from 0,0: N\n", "line 4: road 1 leaves the map at cell 0,-1"),
        ("name a\n...\nroad 1 from 0,0: E S\n", "line 3: road 1 leaves the map at cell 1,1"),
        ("name a\n...\nroad 1 from 0,0: E Q2\n", "line 3: road 1: 'Q2' is no step; N, E, S or W"),
        ("name a\n...\nroad 1 from 0,0: EWEWEW\n", "line 3: road 1 is longer than the map has"),
        ("name a\n...\n" + "road 1 from 0,0: E\n" * 13, "line 15: more than 12 roads"),
        ("name a\n" + "#" * 65_536, "the map is longer than 64 kB"),
        ("name a\n...\n", "the map has no palace (U-C4)"),
    ],
)
def test_a_text_that_is_no_map_is_refused_by_its_line(text: str, said: str) -> None:
    assert refused(text).startswith(said)


@pytest.mark.clause("U-C4")
@pytest.mark.parametrize(
    ("x", "y", "here", "said"),
    [
        (0, 0, "c", "line 8, cell 0,0: city at the edge of the map (U-C4)"),
        (4, 6, ".", "line 14, cell 5,6: city right beside land (U-C4)"),
        (12, 6, ".", "line 14, cell 11,6: city right beside land (U-C4)"),
        (7, 4, ".", "line 13, cell 7,5: city right beside land (U-C4)"),
        (9, 12, ".", "line 19, cell 9,11: city right beside land (U-C4)"),
        (2, 2, "P", "line 10, cell 2,2: the palace right beside land (U-C4)"),
        (10, 10, "P", "line 18, cell 10,10: a second palace (U-C4)"),
    ],
)
def test_the_city_lies_inside_the_river_around_one_palace(
    x: int, y: int, here: str, said: str
) -> None:
    assert refused(redrawn(x, y, here)) == said


@pytest.mark.clause("U-C5")
def test_three_to_six_bridges_each_on_some_road() -> None:
    dry = MEADOW.replace("~~~~~B~~~", "~~~~~~~~~").replace("~~~B~~~~~", "~~~~~~~~~")
    assert refused(dry) == "2 bridges, not 3 to 6 (U-C5)"
    many = MEADOW.replace("~~~~~B~~~", "~BBBBB~~~")
    assert refused(many) == "8 bridges, not 3 to 6 (U-C5)"
    idle = "line 12, cell 6,4: no road comes over this bridge (U-C5)"
    assert refused(redrawn(6, 4, "B")) == idle
    assert refused(MEADOW.split("\nroad")[0]) == "the map has no roads (U-C5)"


@pytest.mark.clause("U-C5", "U-A3")
@pytest.mark.parametrize(
    ("road", "said"),
    [
        ("from 1,1: S2 E3 N2 E4 S2 E S4", "does not begin at the edge but at cell 1,1 (U-A3)"),
        ("from 1,0: S E W S2 E3 N2 E4 S2 E S4", "comes twice to cell 1,1 (U-C5)"),
        ("from 1,0: S3 E3 N2 E4 S2 E S5", "comes from the palace to the palace at cell 9,8 (U-C5)"),
        ("from 1,0: S3 E3 N2 E4 S2 E S3", "ends at cell 9,6, not in the palace (U-C5)"),
        ("from 1,0: S3 E3 N2 E4 S4", "comes from land to river at cell 8,4 (U-C5)"),
        ("from 9,0: S7", "has 4 land cells before its bridge; 7 in zone 1 and 2 on the shore"),
        ("from 1,0: S E7 S2 E S4", "is 15 steps long, the far signpost 18 back (U-C5)"),
        (
            "from 1,0: S3 E3 N2 E4 S2 E S2 W S W N W S W S2 E2",
            ", signpost 12: cell 9,4 is not outside the river (U-C5)",
        ),
    ],
)
def test_a_road_that_does_not_lead_to_the_palace_is_named(road: str, said: str) -> None:
    line = f"line {line_of(6)}: road 6"
    assert (
        refused(rerouted(6, f"road 6 {road}")).replace(f"{line} ", line).startswith(f"{line}{said}")
    )


@pytest.mark.clause("U-C5")
def test_roads_are_numbered_clockwise() -> None:
    five, six = ROADS[4].partition("from")[2], ROADS[5].partition("from")[2]
    swapped = rerouted(5, f"road 5 from{six}").replace(ROADS[5], f"road 6 from{five}")
    said = "road 6 at cell 0,5 is not clockwise after road 5 (U-C5)"
    assert refused(swapped) == f"line {line_of(6)}: {said}"


@pytest.mark.clause("U-C5")
def test_roads_that_meet_may_not_part_again() -> None:
    parting = rerouted(5, "road 5 from 0,5: E3 S2 W S W S2 E2 N E2 S E N E")
    said = "road 5 meets road 4 at cell 5,9 and leaves it again (U-C5)"
    assert refused(parting) == f"line {line_of(5)}: {said}"


@pytest.mark.clause("U-C5")
def test_two_roads_never_share_a_signpost() -> None:
    early = rerouted(5, "road 5 from 0,16: E N E2 N2 W2 N3 E2 N E2 N E2")
    said = "road 5, signpost 12: cell 2,13 is that of road 4 too (U-C5)"
    assert refused(early) == f"line {line_of(5)}: {said}"


def test_every_refusal_of_a_map_is_used_and_begins_where_a_road_may_not() -> None:
    sea = rerouted(6, "road 6 from 1,0: S3 E3 N2 E4 S2 E S4").replace(
        ROW, "   .~...............", 1
    )
    assert refused(sea) == f"line {line_of(6)}: road 6 comes to river at cell 1,0 (U-C5)"


@given(st.integers(0, 2**32), st.integers(1, 40))
def test_however_it_is_scribbled_over_a_map_is_read_or_refused_in_one_line(
    seed: int, scribbles: int
) -> None:
    rng = random.Random(seed)
    text = list(MEADOW)
    for _ in range(scribbles):
        text[rng.randrange(len(text))] = rng.choice(".~BcP \nNESW0123456789,:#é\x00\u2028\ud800")
    assert "\n" not in what_is_wrong("".join(text))


def test_a_map_that_nobody_drew_is_named_no_longer_than_a_line_holds() -> None:
    with pytest.raises(BadMap) as error:
        shipped("marsh" * 9)
    said = in_words(error.value.refusal)
    assert repr("marsh" * 4) in said
    assert "emerald" in said
