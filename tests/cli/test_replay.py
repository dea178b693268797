"""replay, and what is found out by --verify."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.match.tables import ANN, move, roads

from igroteka.games import SHELF
from igroteka.kernel import encode
from igroteka.match import Record, Resigned, record_of

from .conftest import Igroteka


@pytest.fixture
def record() -> Record:
    match = roads(cards="12")
    while match.active():
        move(match)
    return record_of(match, ("Ann", "Боб"))


def written(folder: Path, record: Any) -> Path:
    file = folder / "match.json"
    file.write_bytes(encode(record))
    return file


def test_a_record_is_shown_step_by_step(igroteka: Igroteka, record: Record, tmp_path: Path) -> None:
    said = igroteka("replay", written(tmp_path, record))
    assert said.code == 0
    for word in ("Ann", "Боб", "Chance", "who begins.", "Lay the ", "(R-1.3)"):
        assert word in said.out


def test_a_record_is_told_in_the_readers_language(
    igroteka: Igroteka, record: Record, tmp_path: Path
) -> None:
    said = igroteka("replay", written(tmp_path, record), "--lang", "de")
    for word in ("Zufall", "Die Karten werden ausgeteilt.", "legen; Straßen: ", "Gewonnen: "):
        assert word in said.out


def test_a_record_as_json(igroteka: Igroteka, record: Record, tmp_path: Path) -> None:
    found = igroteka("replay", written(tmp_path, record), "--verify", "--json").json
    assert found["steps"] == len(record.entries)
    assert found["outcome"]["reason"].startswith("roads-over-")
    assert found["verdict"]["fault"] == ""


def test_an_honest_record_is_verified(igroteka: Igroteka, record: Record, tmp_path: Path) -> None:
    said = igroteka("replay", written(tmp_path, record), "--verify")
    assert said.code == 0
    assert "verified: 2 throws follow from the seed committed to" in said.out


def test_a_tampered_throw_is_found(igroteka: Igroteka, record: Record, tmp_path: Path) -> None:
    lots: Any = record.entries[0]
    forged = replace(lots, action={**lots.action, "starter": 1 - lots.action["starter"]})
    tampered = replace(record, entries=(forged, *record.entries[1:2]))
    said = igroteka("replay", written(tmp_path, tampered), "--verify")
    assert said.code == 2
    assert "step 0: DrawLots(starter=" in said.err
    assert said.err.count("\n") == 1


def test_a_match_still_running_has_no_seed_to_verify(
    igroteka: Igroteka, record: Record, tmp_path: Path
) -> None:
    file = written(tmp_path, replace(record, seed=None))
    assert igroteka("replay", file).code == 0
    assert "has no seed" in igroteka("replay", file, "--verify").complaint


def test_a_match_that_was_resigned_is_shown_too(igroteka: Igroteka, tmp_path: Path) -> None:
    match = roads()
    match.append(Resigned(500, ANN))
    said = igroteka("replay", written(tmp_path, record_of(match)), "--verify")
    assert said.code == 0
    assert "Somebody has resigned. Won: Player 2" in said.out


def test_what_does_not_replay_is_named_by_its_step(
    igroteka: Igroteka, record: Record, tmp_path: Path
) -> None:
    card: Any = record.entries[3]
    broken = replace(card, action={**card.action, "face": "Q"})
    file = written(tmp_path, replace(record, entries=(*record.entries[:3], broken)))
    assert igroteka("replay", file).complaint.startswith("step 3 does not replay")


def test_a_record_of_an_unknown_game_is_named(
    igroteka: Igroteka, record: Record, tmp_path: Path
) -> None:
    file = written(tmp_path, replace(record, header=replace(record.header, game="chess")))
    shelf = "roads, clockwork, urfin, prison, skyscraper"
    assert igroteka("replay", file).complaint == f"no game 'chess'; there is {shelf}"


@pytest.mark.parametrize("text", ["", "[]", "{", '{"header":1}', "\x00\xff", "null"])
def test_what_is_no_record_is_said_to_be_none(
    igroteka: Igroteka, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "match.json"
    file.write_text(text, encoding="latin-1")
    assert f"{file} is no record" in igroteka("replay", file).complaint


def test_what_one_seat_saw_is_not_a_record_yet(igroteka: Igroteka, tmp_path: Path) -> None:
    file = written(tmp_path, {"info": {}, "frames": []})
    assert igroteka("replay", file).complaint.endswith("the record comes at the end")


def test_files_that_cannot_be_read_are_named(igroteka: Igroteka, tmp_path: Path) -> None:
    missing = tmp_path / "nothing.json"
    assert igroteka("replay", missing).complaint.startswith(f"cannot read {missing}: No such file")
    assert igroteka("replay", tmp_path).complaint.startswith(f"cannot read {tmp_path}: Is a dir")


def test_a_position_of_a_record_is_printed_as_text_and_read_again(
    igroteka: Igroteka, record: Record, tmp_path: Path
) -> None:
    said = igroteka("replay", written(tmp_path, record), "--text", "--at", "4")
    assert said.code == 0
    position = SHELF["roads"].read(said.out)
    assert len(position.network.cards) == 2
    file = tmp_path / "roads.txt"
    file.write_text(said.out, encoding="utf-8")
    assert igroteka("position", "roads", file).out == said.out


def test_the_last_position_is_the_end(igroteka: Igroteka, record: Record, tmp_path: Path) -> None:
    said = igroteka("replay", written(tmp_path, record), "--text")
    assert SHELF["roads"].read(said.out).result


def test_a_step_that_is_not_in_the_record_is_named(
    igroteka: Igroteka, record: Record, tmp_path: Path
) -> None:
    said = igroteka("replay", written(tmp_path, record), "--text", "--at", "999")
    assert said.code == 2
    assert "the record has the steps 0 to " in said.err
    assert igroteka("replay", written(tmp_path, record), "--at", "3").code == 2


def test_a_spoilt_position_is_refused_with_its_line(igroteka: Igroteka, tmp_path: Path) -> None:
    file = tmp_path / "roads.txt"
    file.write_text("roads, rules 1\n\n[table]\n  0\n0 QQ\n\n[facts]\nseats: 2\n", encoding="utf-8")
    said = igroteka("position", "roads", file)
    assert said.code == 2
    assert "line 3: options: " in said.err
