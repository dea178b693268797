"""simulate, arena, balance."""

import sys
from pathlib import Path

import pytest

from .conftest import Igroteka

QUICK = ("roads", "--games", 6, "--option", "cards=12")


def test_a_simulation_as_json(igroteka: Igroteka) -> None:
    report = igroteka("simulate", *QUICK, "--bots", "random", "--seed", "elm", "--json").json
    assert {"games", "moves", "seconds", "moves_per_second", "outcomes", "length"} <= set(report)
    assert report["games"] == 6
    assert 0 < report["moves"] <= 6 * 24
    assert sum(report["outcomes"]["reasons"].values()) == 6
    assert report["bots"] == ["random", "random"]
    assert report["options"]["cards"] == "12"
    assert report["length"]["min"] <= report["length"]["p50"] <= report["length"]["max"]


def test_the_same_seed_gives_the_same_games(igroteka: Igroteka) -> None:
    once, again, other = (
        igroteka("simulate", *QUICK, "--seed", seed, "--json").json for seed in ("a", "a", "b")
    )
    assert (once["moves"], once["outcomes"]) == (again["moves"], again["outcomes"])
    assert (once["moves"], once["outcomes"]) != (other["moves"], other["outcomes"])


def test_a_simulation_for_people(igroteka: Igroteka) -> None:
    said = igroteka("simulate", *QUICK, "--bots", "greedy,random")
    assert said.code == 0
    assert said.err == ""
    for word in ("greedy", "random", "nobody", "how it ended", "moves a game"):
        assert word in said.out


def test_several_bots_say_how_many_seats_there_are(igroteka: Igroteka) -> None:
    report = igroteka("simulate", "roads", "--games", 1, "--bots", "random,random,random", "--json")
    assert len(report.json["bots"]) == 3
    assert report.json["options"]["variant"] == "newspaper"


def test_every_game_has_the_option_help(igroteka: Igroteka) -> None:
    assert igroteka("simulate", *QUICK, "--option", "help=coach", "--json").code == 0


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("simulate chess", "no game 'chess'; there is roads"),
        ("simulate roads --games 0", "Invalid value for '--games': 0 is not in the range"),
        ("simulate roads --games many", "Invalid value for '--games': 'many' is not"),
        ("simulate roads --seats 7", "roads is for 2 to 6 players, not 7"),
        ("simulate roads --bots clever", "bot 'clever': not one of learner, "),
        ("simulate roads --bots search:godlike", "bot 'search:godlike': not one of learner, "),
        ("simulate roads --seats 3 --bots random,greedy", "2 bots for 3 seats: name one for all"),
        ("simulate roads --bots ,", "bot '': not one of"),
        ("simulate roads --option cards", "--option 'cards': written name=value"),
        ("simulate roads --option =24", "--option '=24': written name=value"),
        ("simulate roads --option cards=13", "option cards: '13' is not one of 24, 40, 12"),
        ("simulate roads --option colour=blue", "option colour: unknown; this game has variant,"),
        ("simulate roads --option field=2x2", "option field: '2x2' is not one of page, spread"),
        ("simulate roads --option help=lots", "option help: 'lots' is not one of normal, purist"),
        ("simulate roads --seats 3 --option variant=duel", "option variant: the duel is for two"),
        ("simulate roads --option lanes=on --option cards=40", "option cards: the duel with lanes"),
        ("arena roads --bots random", "an arena needs two different bots or more"),
        ("arena roads --bots random,random", "an arena needs two different bots or more"),
        ("arena roads --seats 1", "option seats: roads is for 2 to 6 players, not 1"),
        ("arena chess", "no game 'chess'; there is roads"),
        ("balance chess", "no game 'chess'; there is roads"),
        ("simulate roads --on moon", "--on 'moon': here, ray or ray://HOST:PORT"),
        ("arena roads --address 10.0.0.1:6379", "--address goes with --on ray"),
        ("arena roads --on ray://h:1 --address h:1", "--on ray://… names the cluster already"),
        ("balance roads --on ray --address h:1 --jobs 2", "--jobs is for this machine"),
        ("balance roads --only nothing", "no figure 'nothing'; there is duel-12"),
    ],
)
def test_bad_input_is_one_clear_line(igroteka: Igroteka, typed: str, complaint: str) -> None:
    assert igroteka(*typed.split()).complaint.startswith(complaint)


def test_without_ray_one_clear_line_says_so(
    igroteka: Igroteka, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    complaint = igroteka("simulate", *QUICK, "--on", "ray").complaint
    assert complaint.startswith("Ray is not installed here; make study brings it, where Ray has")


def test_an_arena_as_json(igroteka: Igroteka) -> None:
    found = igroteka("arena", *QUICK, "--bots", "random,greedy", "--json").json
    assert found["games"] == 6
    assert {row["bot"] for row in found["standings"]} == {"random", "greedy"}
    assert all(row["games"] == 6 for row in found["standings"])


def test_an_arena_for_people(igroteka: Igroteka) -> None:
    said = igroteka("arena", *QUICK, "--bots", "random,greedy")
    assert said.code == 0
    assert "rating" in said.out
    assert "greedy" in said.out


def test_balance_writes_its_page_and_pictures(igroteka: Igroteka, tmp_path: Path) -> None:
    asked = ("balance", "roads", "--only", "heap", "--games", 4, "--out", tmp_path / "balance")
    found = igroteka(*asked, "--json").json
    assert Path(found["page"]) == tmp_path / "balance" / "roads.md"
    assert (tmp_path / "balance" / "roads.md").read_text(encoding="utf-8").startswith("#")
    assert [one["games"] for one in found["figures"]] == [4]
    assert (tmp_path / "balance" / "roads-heap.svg").is_file()


def test_a_page_that_cannot_be_written_is_one_clear_line(
    igroteka: Igroteka, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    out = tmp_path / "file" / "balance"
    asked = ("balance", "roads", "--only", "heap", "--games", 1, "--out", out)
    assert str(out) in igroteka(*asked).complaint


def test_a_ladder_is_climbed_told_and_gone_on_with(igroteka: Igroteka, tmp_path: Path) -> None:
    page, books = tmp_path / "pages" / "ladder.md", tmp_path / "books"
    asked = ("ladder", "clockwork", "--games", 2, "--seed", "oak", "--out", page, "--books", books)
    found = igroteka(*asked, "--json").json
    assert [one["other"] for one in found["levels"]] == ["learner", "easy", "medium", "hard"]
    assert all(one["won"]["games"] == 2 for one in (*found["levels"], *found["best"]))
    assert len(list(books.iterdir())) == 5
    assert page.read_text(encoding="utf-8").startswith("# The ladder of Clockwork")
    again = igroteka(*asked)
    assert "written: " in again.out
    assert len(list(books.iterdir())) == 5
