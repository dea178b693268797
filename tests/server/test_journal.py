"""What the operator reads: a line an event, figures on a port of their own, and never a key."""

import io
import json
import logging
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.sync.client import connect

from igroteka.server.journal import Journal, Overheard
from igroteka.server.metrics import Histogram, page

from .guests import QUICK, House, mover, one_move, token
from .test_run import set_table


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_a_session_in_json_tells_all_and_no_key(tmp_path: Path) -> None:
    figures = free_port()
    main = "from igroteka.cli.main import main; main()"
    play = ["-c", main, "play", "--port", "0", "--log", "json"]
    given = ["--db", str(tmp_path / "x.db"), "--metrics", str(figures)]
    process = subprocess.Popen(
        [sys.executable, *play, *given],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    address = process.stdout.readline().split("http://")[1].strip().rstrip("/")
    keys = set_table(address)
    tokens = [keys["watch"], *(key["token"] for key in keys["seats"])]
    with connect(f"ws://{address}/ws/{keys['table']}") as line:
        line.send(json.dumps({"type": "Hello", "token": tokens[1]}))
        assert json.loads(line.recv(timeout=60))["type"] == "Welcome"
        shown = asked(f"http://127.0.0.1:{figures}/metrics")
    with pytest.raises(urllib.error.HTTPError, match="404"):
        asked(f"http://127.0.0.1:{figures}/api/health")
    with pytest.raises(urllib.error.HTTPError, match="401"):
        asked(f"http://{address}/api/tables/{keys['table']}")
    process.send_signal(signal.SIGINT)
    _, log = process.communicate(timeout=60)
    assert not any(key in log or key in shown for key in tokens)
    told = [json.loads(each) for each in log.splitlines()]
    events = [each["event"] for each in told]
    assert events == ["start", "table-set", "socket-opened", "socket-closed", "stop"]
    assert (told[2]["table"], told[2]["seat"]) == (keys["table"], 0)
    assert "igroteka_tables_live 1\n" in shown
    assert "igroteka_sockets 1\n" in shown
    assert 'igroteka_jobs{kind="gravity",state="waiting"} 0\n' in shown


def asked(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:
        text: str = answer.read().decode()
        return text


def test_an_error_is_told_with_the_name_of_its_scar(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, shared = io.StringIO(), house.app.state.tables.house
    object.__setattr__(shared, "journal", Journal("human", out))
    keys = house.table()
    guests = house.start(keys)
    monkeypatch.setattr(type(house.live(keys).match.game), "apply", lambda *_: 1 / 0)
    mover(guests).act()
    guests[0].trouble()
    (scar,) = (house.folder / "scars").iterdir()
    (line,) = (each for each in out.getvalue().splitlines() if " error " in each)
    assert f"table={keys['table']} kind=ZeroDivisionError scar={scar.name}" in line
    assert shared.counts.errors == 1


def test_lines_of_eyes_stay_lines() -> None:
    out = io.StringIO()
    journal = Journal("human", out)
    journal.tell("odd", text="two\nlines", none=None, words="a b", number=3)
    (line,) = out.getvalue().splitlines()
    assert line.endswith(r'odd text="two\nlines" none="" words="a b" number=3')


def test_what_libraries_warn_of_is_a_line_without_a_traceback() -> None:
    out = io.StringIO()
    logger = logging.Logger("uvicorn.error")
    logger.addHandler(Overheard(Journal("json", out)))
    logger.info("quiet")
    try:
        raise ValueError("a secret")
    except ValueError:
        logger.exception("Exception in ASGI application\nmore")
    (line,) = out.getvalue().splitlines()
    assert json.loads(line)["text"] == "Exception in ASGI application (ValueError)"


def test_figures_count_moves_and_whoever_met_a_limit(tmp_path: Path) -> None:
    with House(tmp_path, replace(QUICK, words_burst=1, words_per_second=0.001)) as house:
        keys = house.table()
        guests = house.start(keys)
        for _ in range(3):
            one_move(guests)
        guests[0].say("Say", text="one")
        guests[0].until("Chat")
        guests[0].say("Say", text="two")
        assert guests[0].trouble() == "too-fast"
        shown = page(house.app.state.tables)
    assert "igroteka_moves_total 3\n" in shown
    assert 'igroteka_refused_total{limit="words"} 1\n' in shown
    assert "igroteka_writer_queue 0\n" in shown
    assert "igroteka_disk_ok 1\n" in shown
    flushes = [line for line in shown.splitlines() if line.startswith("igroteka_flush")]
    assert flushes[-3].split()[1] == flushes[-1].split()[1] != "0"


def test_a_histogram_counts_up() -> None:
    times = Histogram()
    for seconds in (0.0005, 0.001, 0.02, 7.0):
        times.observe(seconds)
    lines = list(times.lines("x"))
    assert lines[0] == 'x_bucket{le="0.001"} 2'
    assert lines[4] == 'x_bucket{le="0.025"} 3'
    assert lines[-3:] == ['x_bucket{le="+Inf"} 4', "x_sum 7.021500", "x_count 4"]


def test_an_address_that_has_had_too_many_bytes_waits(tmp_path: Path) -> None:
    with House(tmp_path, replace(QUICK, bytes_per_second=0.001, bytes_burst=20_000)) as house:
        keys = house.table()
        guest = house.sit(keys, 0)
        answers: list[Any] = [house.http.get("/api/games") for _ in range(30)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
        guest.say("Ping")
        assert guest.trouble() == "too-fast"
        counts = house.app.state.tables.house.counts
        assert counts.refused["bytes"] > 1
        assert token(keys, 0) not in page(house.app.state.tables)
