"""`igroteka admin`: what an operator does with the tables, in a file or on PostgreSQL."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from igroteka.kernel import encode

from .asking import PATH, as_json_option, read_bytes
from .failing import Failure, as_failure
from .play import default_db
from .showing import as_json, bar, console, table

if TYPE_CHECKING:
    from sqlalchemy import Engine

WRONG = 1
LARGEST = 64 << 20


@click.group
def admin() -> None:
    """For whoever keeps the house: copies, checks, tidying up."""


Kept = Path | str


class Where(click.ParamType[Kept]):
    name = "FILE|ADDRESS"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Kept:
        from igroteka.server.shared import is_address

        return value if is_address(str(value)) else Path(value)


a_db = click.option(
    "--db", type=Where(), help="Where the tables are kept: a file, or postgresql://…"
)
forcing = click.option("--force", is_flag=True, help="Write over what is there.")


@contextmanager
def one_line() -> Iterator[None]:
    """Whatever the file or the disk has against it, in a line."""
    from sqlalchemy.exc import DBAPIError

    from igroteka.server.database import BadDatabase

    try:
        with as_failure(BadDatabase, OSError):
            yield
    except DBAPIError as error:
        raise Failure(f"the database: {error.orig}") from error


@contextmanager
def reading(db: Kept | None) -> "Iterator[Engine]":
    from igroteka.server.office import files

    with one_line():
        engine = files.reading(db or default_db())
        try:
            yield engine
        finally:
            engine.dispose()


@contextmanager
def writing(db: Kept | None) -> "Iterator[Engine]":
    from igroteka.server.office import files

    with one_line():
        engine = files.writing(db or default_db())
        try:
            yield engine
        finally:
            engine.dispose()


@admin.command
@click.argument("file", type=PATH)
@a_db
@forcing
def backup(file: Path, db: Kept | None, force: bool) -> None:
    """A copy of all tables, whole and of one moment, while the house is open."""
    from igroteka.server.office.copies import back_up

    kept = in_a_file(db, "pg_dump --format=custom --file=COPY ADDRESS, while everybody plays")
    with one_line(), bar("copying") as tick:
        done = back_up(kept, file, force, tick)
    console().print(f"{file}: {told(done)}")


@admin.command
@click.argument("file", type=PATH)
@a_db
@forcing
def restore(file: Path, db: Kept | None, force: bool) -> None:
    """Puts a copy back; what was there is kept beside it, as `.before`."""
    from igroteka.server.office.copies import restore as put_back

    kept = in_a_file(db, "pg_restore --clean --dbname=ADDRESS COPY, with all houses closed")
    with one_line(), bar("copying") as tick:
        done = put_back(file, kept, force, tick)
    console().print(f"{kept}: {told(done)}")


def in_a_file(db: Kept | None, instead: str) -> Path:
    """PostgreSQL's own tools copy better than we could."""
    if isinstance(db, str):
        raise Failure(f"on PostgreSQL copies are its own: {instead}")
    return db or default_db()


def told(done: Any) -> str:
    return f"{done.matches:,} matches, {done.entries:,} entries, {done.bytes / 1e6:,.1f} MB"


@admin.command
@a_db
@as_json_option
def check(db: Kept | None, json: bool) -> int:
    """Every log against its hashes and its rules; exit code 1 if one is wrong."""
    from igroteka.server.office import checking

    found = []
    with reading(db) as engine, bar("checking", quiet=json) as tick:
        total = checking.count(engine)
        for one in checking.check(engine):
            found.append(one)
            if tick:
                tick(len(found), total)
    if json:
        as_json(found)
    else:
        show(found)
    return WRONG if any(one.is_wrong for one in found) else 0


def show(found: list[Any]) -> None:
    rows = [
        (one.match, one.game, one.rules, one.steps, one.state, place(one), one.text)
        for one in found
        if one.state != "sound"
    ]
    if rows:
        columns = ("match", "game", "rules", "steps", "state", "step", "what")
        table("Not as the present rules wrote it", columns, rows)
    wrong = sum(one.is_wrong for one in found)
    console().print(f"{len(found):,} matches, {wrong:,} wrong")


def place(one: Any) -> str:
    return "" if one.step is None else str(one.step)


@admin.command
@click.option("--older-than", "days", type=click.IntRange(1, 36_500), required=True, metavar="DAYS")
@click.option("--dry-run", is_flag=True, help="Only say what would go.")
@a_db
def prune(days: int, dry_run: bool, db: Kept | None) -> None:
    """Takes away matches that nobody has touched for so many days."""
    from igroteka.server.office import pruning

    with (reading if dry_run else writing)(db) as engine, bar("pruning") as tick:
        old = pruning.older_than(engine, days, time.time_ns() // 1_000_000)
        if not dry_run:
            pruning.prune(engine, old, tick)
    entries = sum(each.entries for each in old)
    if dry_run:
        for each in old:
            click.echo(f"{each.match}  {day(each.touched)}  {each.entries} entries")
    verb = "would go" if dry_run else "went; their room is used again"
    console().print(f"{len(old):,} matches with {entries:,} entries {verb}")


def day(wall_ms: int) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(wall_ms / 1000))


@admin.command
@click.argument("match")
@click.argument("file", type=PATH)
@click.option("--running", is_flag=True, help="Also while it runs: the file tells its dice.")
@a_db
@forcing
def export(match: str, file: Path, running: bool, db: Kept | None, force: bool) -> None:
    """One match as a file for another house, without the keys to its seats."""
    from igroteka.server.office.parcel import pack

    if file.exists() and not force:
        raise Failure(f"{file}: is there already; --force writes over it")
    with reading(db) as engine:
        parcel = pack(engine, match, running)
        file.write_bytes(encode(parcel))
    console().print(f"{file}: {len(parcel.entries):,} entries")


@admin.command("import")
@click.argument("file", type=PATH)
@a_db
def import_(file: Path, db: Kept | None) -> None:
    """Takes in one match that was exported, and prints new links to its seats."""
    from igroteka.server.office.parcel import read_parcel, unpack

    parcel = read_parcel(read_bytes(file, LARGEST))
    with writing(db) as engine:
        done = unpack(engine, parcel)
    if done.fault:
        console().print(f"closed for play: of other rules, from step {done.fault.step}")
    for seat, token in done.keys.items():
        click.echo(f"seat {seat}: /t/{done.match}#{token}")
    click.echo(f"watch: /t/{done.match}#{done.watch}")


@admin.command
@click.argument("match")
@click.argument("seat")
@a_db
def rotate(match: str, seat: str, db: Kept | None) -> None:
    """A new link for a SEAT (a number, or `watch`); the old ones open nothing any more."""
    from igroteka.server.office.rotating import rotate as turn

    if seat != "watch" and not (seat.isdecimal() and len(seat) < 3):
        raise Failure(f"seat {seat[:20]!r}: a number from 0, or watch")
    with writing(db) as engine:
        token = turn(engine, match, None if seat == "watch" else int(seat))
    click.echo(f"/t/{match}#{token}")
