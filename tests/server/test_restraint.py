"""One rude guest: what each door and each word costs, and that others pay nothing for it."""

import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.server.clock import WallTime
from igroteka.server.doorway import Doorway
from igroteka.server.limits import Limits

from .guests import House, bearer, mover, token

SMALL = Limits(
    bot_pause_ms=0,
    words_per_second=0.001,
    words_burst=2,
    changes_per_second=0.001,
    changes_burst=3,
    hellos_per_second=0.001,
    hellos_burst=4,
    tables_per_second=0.001,
    tables_burst=2,
    posts_per_second=0.001,
    posts_burst=20,
)


@pytest.fixture
def strict(house: House) -> House:
    house.limits = SMALL
    house.restart()
    return house


def test_many_tabs_of_a_seat_speak_with_one_mouth(strict: House) -> None:
    keys = strict.table()
    tabs = [strict.sit(keys, 0), strict.sit(keys, 0)]
    friend = strict.sit(keys, 1)
    for tab in tabs:
        tab.say("Say", text="hey")
    for tab in tabs:
        tab.say("Say", text="hey")
        assert tab.trouble() == "too-fast"
    friend.say("Say", text="hello")
    heard = [friend.until("Chat")["line"]["text"] for _ in range(3)]
    assert heard == ["hey", "hey", "hello"]


def test_help_is_not_turned_on_and_off_for_ever(strict: House) -> None:
    """Each turn of it is an entry of the log, for good."""
    keys = strict.table(help="coach")
    guests = strict.start(keys)
    for n in range(8):
        guests[0].say("SetHelp", level=("normal", "coach")[n % 2])
        guests[1].say("SetHelp", level="coach")
    for guest in guests:
        assert guest.trouble() == "too-fast"
    assert len(strict.live(keys).match.log) < 12
    mover(guests).moves()


def test_whoever_comes_again_and_again_waits_at_the_door(strict: House) -> None:
    keys = strict.table()
    for _ in range(4):
        strict.sit(keys, 0).leave()
    again = strict.socket(keys["table"])
    again.say("Hello", token=token(keys, 0))
    assert again.trouble() == "too-fast"


def test_an_address_sets_so_many_tables_and_then_waits(strict: House) -> None:
    wish = {"game": "roads", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    codes = [strict.http.post("/api/tables", json=wish).status_code for _ in range(3)]
    assert codes == [201, 201, 429]


@pytest.mark.parametrize("door", ["replay", "export"])
def test_what_is_played_through_costs_more_than_a_look(strict: House, door: str) -> None:
    keys = strict.table()
    address = f"/api/tables/{keys['table']}"
    looks = [strict.http.get(address, headers=bearer(keys, 0)).status_code for _ in range(9)]
    assert set(looks) == {200}
    dear = [strict.http.get(f"{address}/{door}", headers=bearer(keys, 0)) for _ in range(4)]
    assert [each.status_code for each in dear] == [200, 200, 200, 429]
    assert dear[-1].json()["code"] == "too-fast"


# names and heads

NAMED = Doorway(("games.example",))


@pytest.mark.parametrize(
    "host",
    ["localhost:8000", "127.0.0.1", "[::1]:8000", "192.168.7.7:80", "GAMES.example", "me.local"],
)
def test_the_house_answers_to_its_addresses_and_names(host: str) -> None:
    assert NAMED.knows(host)


@pytest.mark.parametrize("host", ["", "evil.example", "localhost.evil.example", "games.example.x"])
def test_another_sites_name_is_not_its_own(host: str) -> None:
    """A page of that site could point its name here and read everything."""
    assert not NAMED.knows(host)


SERVE = """
import sys
from pathlib import Path
from igroteka.server import punctual
from igroteka.server.run import listen, serve
punctual.HEAD_S = 0.1
door = listen("127.0.0.1", 0)
serve(Path(sys.argv[1]), door, ready=lambda: print(door.getsockname()[1], flush=True))
"""

TALK = """
import socket, sys
def said(text):
    with socket.create_connection(("127.0.0.1", int(sys.argv[1])), 60) as line:
        line.sendall(text)
        return line.makefile("rb").read().split(b"\\r\\n")[0].decode()
rest = b" HTTP/1.1\\r\\nConnection: close\\r\\nHost: "
head = b"GET /api/health" + rest
print(said(head + b"127.0.0.1\\r\\n\\r\\n"))
print(said(head + b"evil.example\\r\\n\\r\\n"))
print(said(b"GET /%00" + rest + b"localhost\\r\\n\\r\\n"))
print(said(b"GET /" + b"x" * 600 + rest + b"localhost\\r\\n\\r\\n"))
print(said(head) or "hung up on")
print(said(b"") or "hung up on")
"""


def test_strange_names_strange_paths_and_half_a_head(tmp_path: Path) -> None:
    """Over a real line: half a head is not waited for."""
    command = [sys.executable, "-c", SERVE, str(tmp_path / "x.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout
        port = house.stdout.readline().strip()
        told = subprocess.run(
            [sys.executable, "-c", TALK, port], capture_output=True, text=True, check=True
        )
        house.terminate()
    assert told.stdout.splitlines() == [
        "HTTP/1.1 200 OK",
        "HTTP/1.1 421 Misdirected Request",
        "HTTP/1.1 404 Not Found",
        "HTTP/1.1 404 Not Found",
        "hung up on",
        "hung up on",
    ]


class Restful(WallTime):
    """Nobody waits, and it is known how long they would have."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


def test_whoever_goes_on_asking_is_answered_slowly(strict: House) -> None:
    passes = Restful()
    object.__setattr__(strict.app.state.tables.house, "time", passes)
    codes = [strict.http.get("/api/board").status_code for _ in range(260)]
    refused = codes.count(429)
    assert refused > SMALL.refusals_burst
    assert len(passes.slept) >= refused - SMALL.refusals_burst - 5
    assert set(passes.slept) == {SMALL.sulk_s}


def test_a_line_that_does_not_wait_is_not_read_for_a_moment(strict: House) -> None:
    keys = strict.table()
    guest = strict.sit(keys, 0)
    passes = Restful()
    object.__setattr__(strict.app.state.tables.house, "time", passes)
    for _ in range(5):
        guest.say("Say", text="hey")
    guest.so_far()
    assert passes.slept == [SMALL.breath_s] * 3


def test_a_finished_match_that_somebody_looks_into_again_and_again_is_read_once(
    house: House,
) -> None:
    keys = house.table()
    guests = house.start(keys)
    mover(guests).say("Resign")
    for guest in guests:
        guest.until("Seats")
        guest.leave()
    table = house.fall_asleep(keys)
    house.sit(keys, 0).leave()
    assert house.fall_asleep(keys) is table
