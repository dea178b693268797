"""A short fault run: real houses, PostgreSQL, HAProxy and games. The long one is `scripts/chaos`.

What it shows is that nothing is lost, doubled or seen in another order, and that play goes on; how
soon, `scripts/chaos` says: here it would be measuring how busy the machine is.
"""

import os

import pytest
from tests.conftest import left_out
from tests.postgres import binaries

from .houses import haproxy
from .report import NAMES
from .run import Asked, run

FAULTS = int(os.environ.get("CHAOS_FAULTS", "3"))


@pytest.mark.slow
def test_nothing_is_lost_doubled_or_seen_in_another_order() -> None:
    if binaries() is None:
        left_out("no PostgreSQL here: scripts/postgres says how one is found")
    if haproxy() is None:
        left_out("no HAProxy here: scripts/haproxy says how one is found")
    only = ("kill", "hang_up", "postgres")
    asked = Asked(minutes=10, faults=FAULTS, seed="oak", nodes=2, lanes=2, only=only, beside=True)
    report = run(asked)
    assert report.verdict.faults == ()
    assert report.faults == FAULTS
    assert {each.kind for each in report.silences} <= NAMES.keys()
    assert report.verdict.acknowledged > FAULTS
    assert report.verdict.entries > report.verdict.acknowledged
