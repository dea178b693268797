"""play: the house opens its doors, says where, and closes them when told."""

import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .conftest import Igroteka

COMMAND = "import sys; from igroteka.cli import main; main()"


@contextmanager
def opened(*arguments: object) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """A house of its own, and the lines it said until it was open."""
    command = [sys.executable, "-c", COMMAND, "play", *map(str, arguments)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    lines: list[str] = []
    try:
        while not lines or not lines[-1].startswith("Ctrl-C"):
            line = process.stdout.readline()
            assert line, f"it closed before it was open: {lines}"
            lines.append(line.rstrip("\n"))
        yield process, lines
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def address_in(line: str) -> str:
    return line.rpartition(" ")[2]


def test_it_says_its_address_once_it_answers(tmp_path: Path) -> None:
    with opened("--port", 0, "--db", tmp_path / "tables.db") as (_, lines):
        assert lines[0].startswith("Igroteka is open: http://127.0.0.1:")
        with urllib.request.urlopen(f"{address_in(lines[0])}api/games") as answer:
            assert b'"roads"' in answer.read()
    assert (tmp_path / "tables.db").exists()


def test_if_the_port_is_taken_it_takes_the_next_and_says_so(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with opened("--port", port, "--db", tmp_path / "tables.db") as (_, lines):
            assert lines[0] == f"port {port} is taken; this is the next free one"
            assert not lines[1].endswith(f":{port}/")


def test_for_phones_it_shows_an_address_and_a_code(tmp_path: Path) -> None:
    with opened("--port", 0, "--lan", "--db", tmp_path / "new" / "tables.db") as (_, lines):
        said = "\n".join(lines)
        assert "network" in lines[1]
        assert "█" in said or "only this machine" in said


def test_a_rehearsal_says_that_its_dice_are_known(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("elm", encoding="utf-8")
    with opened("--port", 0, "--db", tmp_path / "tables.db", "--rehearsal", text) as (_, lines):
        assert lines[0].startswith("a rehearsal: whoever reads ")


def test_a_rehearsal_without_its_text_is_one_clear_line(igroteka: Igroteka, tmp_path: Path) -> None:
    said = igroteka("play", "--port", 0, "--rehearsal", tmp_path / "none")
    assert "Invalid value for '--rehearsal'" in said.complaint


def test_ctrl_c_closes_it_without_a_word(tmp_path: Path) -> None:
    with opened("--port", 0, "--db", tmp_path / "tables.db") as (process, _):
        process.send_signal(signal.SIGINT)
        assert process.wait() in (0, 130)


def test_a_bad_place_for_the_tables_is_one_clear_line(igroteka: Igroteka, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    inside = tmp_path / "file" / "tables.db"
    assert igroteka("play", "--port", 0, "--db", inside).complaint.startswith(f"--db {inside}: ")


def test_a_file_that_is_no_database_is_one_clear_line(igroteka: Igroteka, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("this is a shopping list, not a database\n" * 50, encoding="utf-8")
    assert str(file) in igroteka("play", "--port", 0, "--db", file).complaint
    assert file.read_text(encoding="utf-8").startswith("this is a shopping list")


def test_a_host_that_is_not_here_is_one_clear_line(igroteka: Igroteka, tmp_path: Path) -> None:
    said = igroteka("play", "--host", "203.0.113.7", "--db", tmp_path / "tables.db")
    assert said.complaint.startswith("203.0.113.7: ")


def test_a_port_that_is_none_is_one_clear_line(igroteka: Igroteka) -> None:
    assert "Invalid value for '--port'" in igroteka("play", "--port", 70_000).complaint


def test_figures_need_a_port_that_is_free(igroteka: Igroteka, tmp_path: Path) -> None:
    db = tmp_path / "x.db"
    for wrong in ("oak", "0", "99999", "10.0.0.2:"):
        said = igroteka("play", "--port", 0, "--db", db, "--metrics", wrong)
        assert said.complaint.startswith(f"--metrics {wrong}: ")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert igroteka("play", "--port", 0, "--db", db, "--metrics", port).complaint
