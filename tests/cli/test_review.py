"""review: where a record was decided; what cannot be reviewed is said in one line."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from igroteka.cli.gauging import counted, run_of
from igroteka.games import SHELF
from igroteka.kernel import encode
from igroteka.match import Record, record_of
from igroteka.study.recipes import Reviewed
from igroteka.study.rehearsed import rehearsed

from .conftest import Igroteka


@pytest.fixture(scope="module")
def record() -> Record:
    """Too short a game for its choices to be thought over long."""
    game = SHELF["roads"]
    match = rehearsed(game, 2, game.settle(2, {"cards": "12"}), "greedy:standard", "yew")
    return record_of(match, ("Ann", "Боб"))


def written(folder: Path, record: Record) -> Path:
    file = folder / "game.json"
    file.write_bytes(encode(record))
    return file


def test_a_record_is_reviewed_in_words(igroteka: Igroteka, record: Record, tmp_path: Path) -> None:
    said = igroteka("review", written(tmp_path, record))
    assert said.code == 0
    for word in ("Ann", "Боб", "▅▂", "▅█", "luck", "choice", "others"):
        assert word in said.out


def test_a_review_as_json_adds_up(igroteka: Igroteka, record: Record, tmp_path: Path) -> None:
    found = igroteka("review", written(tmp_path, record), "--json").json
    for one in found["accounts"]:
        assert one["initial"] + one["luck"] + one["skill"] + one["others"] == one["final"]


def test_what_cannot_be_reviewed_is_said_in_one_line(
    igroteka: Igroteka, record: Record, tmp_path: Path
) -> None:
    running = replace(record, entries=record.entries[:5], seed=None)
    assert "not over yet" in igroteka("review", written(tmp_path, running)).complaint
    (tmp_path / "bad.json").write_text("no game at all")
    assert "is no record" in igroteka("review", tmp_path / "bad.json").complaint
    assert "nowhere.json" in igroteka("review", tmp_path / "nowhere.json").complaint
    assert igroteka("review").complaint.startswith("a record to review, or")
    assert "no game 'chess'" in igroteka("review", "--calibration", "chess").complaint
    few = igroteka("review", "--calibration", "roads", "--games", "3,x", "--out", tmp_path)
    assert few.complaint.startswith("--games '3,x'")


def test_a_run_of_some_tables_is_named_by_the_run_that_makes_one_alone() -> None:
    """What is written beside a part leaves out the others when it is run again."""
    tables = [Reviewed((seats, seats), {}) for seats in (2, 3, 4)]
    assert counted("0,30", tables, [7, 7, 7]) == [(tables[1], 30)]
    assert [count for _, count in counted("5", tables, [7, 7, 7])] == [5, 5, 5]
    run = run_of(tables[1], tables, 30, "oak")
    assert run == "--seed oak --games 0,30,0"
    assert counted(run.split()[-1], tables, [7, 7, 7]) == [(tables[1], 30)]
