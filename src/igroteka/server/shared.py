"""A database that several houses share: PostgreSQL, by its address."""

from importlib.util import find_spec
from select import POLLIN, poll
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError

if TYPE_CHECKING:
    import psycopg

SCHEMES = ("postgresql", "postgres")
# A database that is gone is noticed in seconds, and whoever hangs holds nobody else up.
LINE: dict[str, Any] = {
    "connect_timeout": 2,
    "tcp_user_timeout": 3000,
    "keepalives_idle": 1,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "application_name": "igroteka",
}
# Said in one go: a new line costs few ways to the database, which has just come back, perhaps.
PATIENCE = "; ".join(
    (
        "SET statement_timeout = '3s'",
        "SET idle_in_transaction_session_timeout = '1s'",
        "SET lock_timeout = '2s'",
    )
)
# Any number will do, as long as all houses know it.
UPGRADING = 7_306_525
ADVISORY = f"SELECT pg_advisory_xact_lock({UPGRADING})"


class BadAddress(Exception):
    """Not one of a database that can be shared."""


def is_address(text: str) -> bool:
    return text.partition("://")[0] in SCHEMES and "://" in text


def is_shared(engine: Engine) -> bool:
    return engine.dialect.name == "postgresql"


def line_to(address: str) -> str:
    """As psycopg itself reads it."""
    return "postgresql" + address[address.index("://") :]


def shared_engine(address: str) -> Engine:
    if find_spec("psycopg") is None or find_spec("procrastinate") is None:
        raise BadAddress("PostgreSQL needs the nodes extra: make install")
    try:
        url = make_url(line_to(address)).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError) as error:
        raise BadAddress("an address such as postgresql://user@host/name") from error
    # Nothing is held while one reads: each statement is a transaction of its own.
    engine = create_engine(
        url,
        connect_args=LINE,
        pool_size=8,
        max_overflow=8,
        pool_timeout=3,
        isolation_level="AUTOCOMMIT",
    )
    event.listen(engine, "connect", be_patient)
    event.listen(engine, "checkout", check_open)
    return engine


def together(engine: Engine) -> Engine:
    """For several statements that are kept all or not at all."""
    if not is_shared(engine):
        return engine
    return engine.execution_options(isolation_level="READ COMMITTED")


def address_of(engine: Engine) -> str:
    """With its password: for the driver."""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


def connect(engine: Engine) -> "psycopg.Connection[Any]":
    """A line of one's own, on which each statement is committed by itself."""
    import psycopg

    line = psycopg.connect(address_of(engine), autocommit=True, **LINE)
    line.execute(PATIENCE)
    return line


def channel_of(engine: Engine) -> str:
    """One for each schema: notices are heard in the whole database."""
    with engine.connect() as connection:
        return f"igroteka_{connection.exec_driver_sql('SELECT current_schema()').scalar()}"


def be_patient(connection: Any, _record: Any) -> None:
    with connection.cursor() as cursor:
        cursor.execute(PATIENCE)
    connection.commit()


def is_open(line: "psycopg.Connection[Any]") -> bool:
    """Whether nothing was said on an idle line: a database does so only when it hangs up."""
    if line.closed:
        return False
    ears = poll()
    ears.register(line.fileno(), POLLIN)
    return not ears.poll(0)


def check_open(line: Any, _record: Any, _proxy: Any) -> None:
    """After a fault nobody's question is spent on finding out which lines are dead."""
    if not is_open(line):
        raise DisconnectionError("hung up")


def alone(connection: Connection) -> None:
    """Until the end of the transaction: of houses that are opened at once one upgrades."""
    settings = ("idle_in_transaction_session_timeout", "statement_timeout", "lock_timeout")
    # In one: on a busy machine a second passes between two statements, and the line is cut.
    at_once = [*(f"SET LOCAL {name} = 0" for name in settings), ADVISORY]
    connection.exec_driver_sql("; ".join(at_once))


def without_password(engine: Engine) -> str:
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=True)
