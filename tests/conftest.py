"""What every test may lean on: hypothesis profiles, and real browsers."""

import os
import shutil
from typing import NoReturn

import pytest
from hypothesis import settings
from tests.seed import SEED

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


def on_the_path(names: tuple[str, ...]) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def left_out(why: str) -> NoReturn:
    """At home a test without its browser is skipped; in CI that is a failure."""
    leave_out = pytest.fail if IN_CI else pytest.skip
    leave_out(why)
