"""What every test may lean on: hypothesis profiles, real browsers, a real PostgreSQL."""

import os
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, NoReturn

import pytest
from hypothesis import settings
from tests.seed import SEED

if TYPE_CHECKING:
    from tests.postgres import Cluster

IN_CI = os.environ.get("CI") == "true"
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FIREFOXES = ("firefox-esr", "firefox")

# The same examples every time, unless somebody asks for others with a seed of their own.
settings.register_profile("home", deadline=None, derandomize="SEED" not in os.environ)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if IN_CI else "home")


def pytest_report_header() -> str:
    return f"seed: {SEED}"


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser to drive: the one `scripts/test` found, else one on the path."""
    found = os.environ.get("CHROMIUM") or on_the_path(BROWSERS)
    return found or left_out("no Chromium or Chrome here: scripts/chromium says how one is found")


@pytest.fixture(scope="session")
def firefox() -> str:
    found = os.environ.get("FIREFOX") or on_the_path(FIREFOXES)
    return found or left_out("no Firefox here: scripts/firefox says how one is found")


@pytest.fixture(scope="session")
def webkit() -> str:
    """Its driver; it needs a screen that nobody sees."""
    driver = os.environ.get("WEBKIT") or on_the_path(("WebKitWebDriver",))
    found = on_the_path(("Xvfb",)) and driver
    return found or left_out("no WebKit here: scripts/webkit says how one is found")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Cluster]":
    """One for the whole run, whichever of its processes asks first."""
    if find_spec("psycopg") is None:
        left_out("no psycopg here: make install")
    from tests.postgres import binaries, shared_cluster

    programs = binaries() or left_out("no PostgreSQL here: scripts/postgres says how one is found")
    base = tmp_path_factory.getbasetemp()
    meeting = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with shared_cluster(programs, meeting) as one:
        yield one


@pytest.fixture
def shared_db(postgres: "Cluster") -> Iterator[str]:
    """The address of an empty database that several houses may share."""
    with postgres.schema() as address:
        yield address


def on_the_path(names: tuple[str, ...]) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def left_out(why: str) -> NoReturn:
    """At home a test without its browser is skipped; in CI that is a failure."""
    leave_out = pytest.fail if IN_CI else pytest.skip
    leave_out(why)
