"""tune."""

from pathlib import Path

import pytest

from igroteka.bots import sheet_from, weights_of
from igroteka.games import SHELF
from igroteka.study.ledger import Line, Task
from igroteka.study.tuned import as_toml

from .conftest import Igroteka

FEW = ("--level", "hard", "--games", 2, "--generations", 1, "--fresh", 4, "--seed", "elm")


def test_it_writes_what_was_found_with_its_run_and_a_picture(
    igroteka: Igroteka, tmp_path: Path
) -> None:
    out = tmp_path / "found" / "clockwork.toml"
    said = igroteka("tune", "clockwork", *FEW, "--kept", tmp_path / "kept", "--out", out)
    assert said.code == 0
    assert "on fresh seeds won" in said.out
    assert "1 of 1 generations" in said.out
    found = sheet_from(out.read_text(encoding="utf-8"), "found")
    assert found.run
    assert (found.run.level, found.run.seed, found.run.fresh_games) == ("hard", "elm", 4)
    assert out.with_suffix(".svg").read_text(encoding="utf-8").startswith("<?xml")
    told = igroteka("tune", "clockwork", *FEW, "--kept", tmp_path / "kept", "--out", out, "--json")
    assert told.json["fresh"]["games"] == 4
    assert told.json["sheet"]["weights"]["doubt"]["sets"]["value"] == (
        found.weights["doubt"]["sets"].value
    )


def test_stopped_it_shows_what_there_is(
    igroteka: Igroteka, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(_task: Task) -> Line:
        raise KeyboardInterrupt

    monkeypatch.setattr("igroteka.study.crew.play", stop)
    said = igroteka("tune", "clockwork", *FEW, "--kept", tmp_path)
    assert said.code == 0
    assert "0 of 1 generations" in said.out
    assert "stopped; begun again it goes on" in said.out
    assert not list(tmp_path.glob("*.toml"))


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("tune chess --level hard", "no game 'chess'; there is roads"),
        ("tune roads", "Missing option '--level'"),
        ("tune roads --level godlike", "--level godlike: not one of learner, easy, medium"),
        ("tune roads --level hard --games 0", "Invalid value for '--games': 0 is not"),
        ("tune roads --level hard --seats 9", "option seats: roads is for 2 to 6 players, not 9"),
        ("tune roads --level hard --option cards=13", "option cards: '13' is not one of 24, 40"),
        ("tune urfin --level hard", "urfin has no weights to be tuned"),
        ("tune roads --level hard --weights /nowhere.toml", "[Errno 2] No such file"),
    ],
)
def test_bad_input_is_one_clear_line(igroteka: Igroteka, typed: str, complaint: str) -> None:
    assert igroteka(*typed.split()).complaint.startswith(complaint)


@pytest.mark.parametrize(
    ("was", "put", "complaint"),
    [
        ("value = 2.2, least = 0.2", "value = 0.1, least = 0.2", "track, found: 0.1 is not betw"),
        ("value = 2.2, least = 0.2", "value = 0.1, least = 0.0", "track, found: 0.1 is not betw"),
        ("[weights.track]", "[weights.tracks]", "weights: Object contains unknown field `tracks`"),
        ("[weights.track]", "[weights.track", "line "),
    ],
)
def test_a_bad_file_is_named_with_the_weight(
    igroteka: Igroteka, tmp_path: Path, was: str, put: str, complaint: str
) -> None:
    """Bounds are the house's: a file cannot make room for itself."""
    sheet = weights_of(SHELF["clockwork"])
    assert sheet
    text = as_toml(sheet)
    assert was in text
    file = tmp_path / "bad.toml"
    file.write_text(text.replace(was, put, 1), encoding="utf-8")
    said = igroteka("tune", "clockwork", *FEW, "--kept", tmp_path / "kept", "--weights", file)
    assert said.complaint.startswith(f"{file}, {complaint}")


def test_a_damaged_book_is_one_clear_line(igroteka: Igroteka, tmp_path: Path) -> None:
    asked = ("tune", "clockwork", *FEW, "--kept", tmp_path)
    assert igroteka(*asked).code == 0
    for book in tmp_path.glob("*.jsonl"):
        book.write_text("no game\n", encoding="utf-8")
    assert "JSON is malformed" in igroteka(*asked).complaint
