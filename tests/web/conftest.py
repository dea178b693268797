"""A real server, a real browser, and guests who may not leave an error behind."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.house import House
from tests.seed import SEED

from .guests import DESKTOP, Guest, Guests
from .left_behind import leave, present
from .patience import patience
from .players import Player
from .positions import reached, rehearsal, shelved
from .profiles import Lend, Profiles
from .wires import Cable

__all__ = ["patience"]

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the house keeps its tables; the text of its rehearsal lies beside."""
    tables = tmp_path_factory.mktemp("site") / "tables.db"
    rehearsal(tables).write_text(SEED, encoding="utf-8")
    return tables


@pytest.fixture(autouse=True)
def seed(request: pytest.FixtureRequest, kept: Path) -> str:
    """The test's own name: the dice of every table it sets, and the bots' thoughts."""
    text = f"{SEED} {request.node.nodeid}"
    rehearsal(kept).write_text(text, encoding="utf-8")
    present.clear()
    return text


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    given: dict[str, Any] = getattr(item, "funcargs", {})
    if report.failed and present and {"seed", "kept"} <= given.keys():
        left = leave(item.nodeid, given["seed"], given["kept"], present)
        # Whoever stumbles once more on the way out has nothing left to show.
        present.clear()
        report.sections.append(("left behind", f"{left}\nseed: {given['seed']}"))
    return report


@pytest.fixture(scope="session")
def site(kept: Path) -> Iterator[str]:
    """The address of a house of its own, on a free port, with an empty shelf of tables."""
    with House("--db", kept, "--rehearsal", rehearsal(kept)) as house:
        yield house.site


@pytest.fixture
def cable(site: str) -> Iterator[Cable]:
    """A line to that house, to be pulled."""
    laid = Cable(site)
    yield laid
    laid.close()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Profiles:
    return Profiles(browser)


@pytest.fixture
def lend(profiles: Profiles) -> Iterator[Lend]:
    """Each guest has a browser profile of their own; none may see an error in the console."""
    yield profiles.lend
    faults = [fault for guest in present for fault in guest.faults]
    profiles.take_back()
    assert not faults, faults


@pytest.fixture
def guests(lend: Lend, site: str) -> Guests:
    return Guests(lend, site)


@pytest.fixture
def guest(guests: Guests) -> Guest:
    return guests.come()


# at a table of Clockwork

Sit = Callable[..., Player]
Moment = Callable[..., list[Player]]


@pytest.fixture
def enter(lend: Lend, site: str) -> Callable[[tuple[int, int]], Player]:
    """Somebody with a browser of their own."""

    def entered(size: tuple[int, int]) -> Player:
        return Player(lend(size, reduced_motion="reduce"), site)

    return entered


@pytest.fixture
def sit(enter: Callable[[tuple[int, int]], Player], site: str) -> Sit:
    """Alone against a bot, about to choose a character."""

    def sat(size: tuple[int, int] = DESKTOP, coached: bool = False) -> Player:
        anna = enter(size)
        wish: dict[str, Any] = {"game": "clockwork", "seats": [ME, BOT]}
        wish["help"] = "coach" if coached else "normal"
        keys = anna.context.request.post(f"{site}/api/tables", data=wish).json()
        anna.open(f"{site}/t/{keys['table']}#{keys['seats'][0]['token']}")
        anna.asked()
        return anna

    return sat


@pytest.fixture
def moment(enter: Callable[[tuple[int, int]], Player], site: str, kept: Path) -> Moment:
    """Everybody with a browser at a table where something is about to happen."""

    def gathered(
        name: str, seats: int, size: tuple[int, int] = DESKTOP, pages: int = 9
    ) -> list[Player]:
        keys = shelved(kept, reached(name, seats))
        come = [enter(size) for _ in range(min(seats, pages))]
        for player, key in zip(come, keys.seats, strict=False):
            player.open(f"{site}/t/{keys.table}#{key.token}")
            player.page.locator(".clockwork").wait_for()
        return come

    return gathered
