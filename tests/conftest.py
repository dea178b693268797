"""What every test may lean on: hypothesis profiles, and a real browser."""

import os
import shutil

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

# The same examples every time, unless somebody asks for others with a seed of their own.
settings.register_profile("home", deadline=None, derandomize="SEED" not in os.environ)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if IN_CI else "home")


def pytest_report_header() -> str:
    return f"seed: {SEED}"


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser to drive: the one `scripts/test` found, else one on the path."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        leave_out = pytest.fail if IN_CI else pytest.skip
        leave_out("no Chromium or Chrome here: scripts/chromium says how one is found")
    return found
