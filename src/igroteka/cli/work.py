"""`igroteka work`: thinks for the houses on one database, from any machine."""

import os
import sys
from typing import TYPE_CHECKING

import click

from igroteka import __version__

from .asking import log_option, tell_faults
from .failing import Failure, as_failure
from .play import shown
from .showing import console

if TYPE_CHECKING:
    from igroteka.server.journal import Form


@click.command
@click.option("--db", metavar="ADDRESS", required=True, help="The houses' own: postgresql://…")
@click.option(
    "--places",
    type=click.IntRange(1, 256),
    help="How much is thought of at once; one for each core unless given.",
)
@log_option
def work(db: str, places: int | None, form: "Form") -> None:
    """Thinks for houses on one PostgreSQL: bots, gravity, hints, reviews.

    Any number may run, on any machines. Ctrl-C lets what is being thought of come to its end; one
    that is killed costs time only, another does its work again.
    """
    from igroteka.server.database import BadDatabase, open_database
    from igroteka.server.journal import Journal
    from igroteka.server.shared import is_address

    tell_faults()
    if not is_address(db):
        raise Failure(f"--db {db}: a house on a file thinks by itself; workers need postgresql://…")
    many, journal = places or os.cpu_count() or 1, Journal(form)
    with as_failure(BadDatabase):
        engine = open_database(db)
    from igroteka.server.workshop import work as at_work

    journal.tell("start", db=shown(db), places=many, version=__version__)
    console().print(f"at work, with {many} places. Ctrl-C lets what is thought of end.")
    sys.stdout.flush()
    try:
        at_work(engine, many, journal)
    finally:
        engine.dispose()
        journal.tell("stop")
