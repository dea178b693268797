"""A short fault run: real houses, PostgreSQL, HAProxy and games. The long one is `scripts/chaos`.

What it shows is that nothing is lost, doubled or seen in another order, and that play goes on; how
soon, `scripts/chaos` says: here it would be measuring how busy the machine is.
"""

import os

import pytest
from tests.conftest import left_out
from tests.postgres import binaries

from .houses import haproxy
from .report import NAMES, Report
from .run import Asked, run

FAULTS = int(os.environ.get("CHAOS_FAULTS", "20"))
KINDS = ("kill", "hang_up", "postgres", "stop", "kill_worker", "stop_worker")


def run_here(asked: Asked) -> Report:
    if binaries() is None:
        left_out("no PostgreSQL here: scripts/postgres says how one is found")
    if haproxy() is None:
        left_out("no HAProxy here: scripts/haproxy says how one is found")
    return run(asked)


@pytest.mark.slow
def test_nothing_is_lost_doubled_or_seen_in_another_order() -> None:
    report = run_here(
        Asked(
            minutes=10,
            faults=FAULTS,
            seed="oak",
            nodes=2,
            workers=1,
            lanes=4,
            only=KINDS,
            stopped_s=1.0,
            beside=True,
        )
    )
    assert report.verdict.faults == ()
    assert report.faults == FAULTS
    assert {each.kind for each in report.silences} <= NAMES.keys()
    assert report.verdict.acknowledged > FAULTS
    assert report.verdict.entries > report.verdict.acknowledged
