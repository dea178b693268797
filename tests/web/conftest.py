"""A real server, a real browser, and guests who may not leave an error behind."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from .guests import Guest, Guests


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house of its own, on a free port, with an empty shelf of tables."""
    command = Path(sys.executable).with_name("igroteka")
    kept = tmp_path_factory.mktemp("site") / "tables.db"
    with subprocess.Popen(
        [command, "play", "--port", "0", "--db", kept], stdout=subprocess.PIPE, text=True
    ) as house:
        assert house.stdout is not None
        said = next((line for line in house.stdout if "http" in line), "")
        address = re.search(r"http://\S+", said)
        assert address, "the house did not open"
        yield address[0].rstrip("/")
        house.terminate()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture
def guests(browser: Browser, site: str) -> Iterator[Guests]:
    """Each guest has a browser profile of their own; none may see an error in the console."""
    invited = Guests(browser, site)
    yield invited
    invited.leave()


@pytest.fixture
def guest(guests: Guests) -> Guest:
    return guests.come()
