"""Starting the real thing: ports, addresses, a quiet log and an orderly end."""

import json
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from igroteka.server.load import drive
from igroteka.server.run import HOST, NoPort, listen

SERVE = """
import logging, sys
from pathlib import Path
logging.basicConfig(level=logging.DEBUG)
from igroteka.server.run import listen, serve
door = listen("127.0.0.1", 0)
serve(Path(sys.argv[1]), door, ready=lambda: print(door.getsockname()[1], flush=True))
print("closed", flush=True)
"""


def test_a_port_that_is_taken_gives_way_to_the_next() -> None:
    with listen(HOST, 0) as first:
        port = first.getsockname()[1]
        with listen(HOST, port) as second:
            assert port < second.getsockname()[1] < port + 50


def test_an_address_that_is_not_ours_is_named() -> None:
    with pytest.raises(NoPort, match=r"203\.0\.113\.1"):
        listen("203.0.113.1", 8000)


def test_even_the_chattiest_log_knows_no_token(tmp_path: Path) -> None:
    """And what waits to be written is written before the house closes."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(tmp_path / "x.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    address = f"{HOST}:{process.stdout.readline().strip()}"
    keys = set_table(address)
    tokens = [keys["watch"], *(key["token"] for key in keys["seats"])]
    with connect(f"ws://{address}/ws/{keys['table']}") as socket:
        socket.send(json.dumps({"type": "Hello", "token": tokens[1]}))
        assert json.loads(socket.recv(timeout=60))["type"] == "Welcome"
        socket.send(json.dumps({"type": "Hello", "token": tokens[2]}))
        look(address, keys["table"], tokens[0])
    process.send_signal(signal.SIGINT)
    out, log = process.communicate(timeout=60)
    assert "closed" in out
    assert "Traceback" not in log
    assert not any(token in out + log for token in tokens)


def set_table(address: str) -> dict[str, Any]:
    body = json.dumps({"game": "roads", "seats": [{"kind": "me"}, {"kind": "friend"}]})
    asked = urllib.request.Request(f"http://{address}/api/tables", body.encode())
    with urllib.request.urlopen(asked) as made:
        keys: dict[str, Any] = json.load(made)
    return keys


def look(address: str, table: object, token: object) -> None:
    headers = {"Authorization": f"Bearer {token}"}
    path = f"http://{address}/api/tables/{table}/export"
    with urllib.request.urlopen(urllib.request.Request(path, headers=headers)) as seen:
        assert json.load(seen)["frames"]
    link = f"http://{address}/api/qr?link=http://{address}/t/{table}%23{token}"
    with urllib.request.urlopen(link) as drawn:
        assert drawn.read().startswith(b"<svg")


def test_scripted_clients_play_whole_games_at_several_tables() -> None:
    report = drive(tables=3, seconds=1, warm_up_s=0.5)
    assert report.tables == 3
    assert report.moves > 0
    assert 0 < report.p50_ms <= report.p99_ms
