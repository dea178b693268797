"""The queue's own tables: made by whoever opens the database first, and brought up to date."""

from importlib.metadata import version
from pathlib import Path

from procrastinate.schema import SchemaManager
from sqlalchemy import Connection

IS_THERE = "SELECT obj_description(to_regclass('procrastinate_jobs'), 'pg_class')"
SIGN = "COMMENT ON TABLE procrastinate_jobs IS '{}'"

Version = tuple[int, ...]


def bring_up_to_date(connection: Connection) -> None:
    """In the transaction of our own tables, so that of several houses one does it."""
    installed, found = version("procrastinate"), signed(connection)
    if found is None:
        run(connection, SchemaManager.get_schema())
    elif numbers(found) < numbers(installed):
        for step in steps_after(numbers(found)):
            run(connection, step.read_text(encoding="utf-8"))
    else:
        return
    run(connection, SIGN.format(installed))


def signed(connection: Connection) -> str | None:
    found: str | None = connection.exec_driver_sql(IS_THERE).scalar()
    return found


def steps_after(before: Version) -> list[Path]:
    """Its scripts are named by the version they lead to, as `03.04.00_01_pre_….sql`."""
    scripts = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
    return [script for script in scripts if numbers(script.name.partition("_")[0]) > before]


def numbers(text: str) -> Version:
    return tuple(int(part) for part in text.split(".")[:3] if part.isdecimal())


def run(connection: Connection, script: str) -> None:
    """As it stands: several statements, and signs that would be taken for places of values."""
    line = connection.connection.driver_connection
    assert line is not None
    line.execute(script)
