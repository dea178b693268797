"""A database that several houses share: PostgreSQL, by its address."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

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
AT_ONCE = {"isolation_level": "AUTOCOMMIT"}
PATIENCE = (
    "SET statement_timeout = '3s'",
    "SET idle_in_transaction_session_timeout = '1s'",
    "SET lock_timeout = '2s'",
)
# Any number will do, as long as all houses know it.
UPGRADING = 7_306_525


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
    if find_spec("psycopg") is None:
        raise BadAddress("PostgreSQL needs the nodes extra: make install")
    try:
        url = make_url(line_to(address)).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError) as error:
        raise BadAddress("an address such as postgresql://user@host/name") from error
    engine = create_engine(url, connect_args=LINE, pool_size=8, max_overflow=8, pool_timeout=3)
    event.listen(engine, "connect", be_patient)
    return engine


def address_of(engine: Engine) -> str:
    """With its password: for the driver."""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


def connect(engine: Engine) -> "psycopg.Connection[Any]":
    """A line of one's own, on which each statement is committed by itself."""
    import psycopg

    line = psycopg.connect(address_of(engine), autocommit=True, **LINE)
    for setting in PATIENCE:
        line.execute(setting)
    return line


def channel_of(engine: Engine) -> str:
    """One for each schema: notices are heard in the whole database."""
    with engine.connect() as connection:
        return f"igroteka_{connection.exec_driver_sql('SELECT current_schema()').scalar()}"


def be_patient(connection: Any, _record: Any) -> None:
    with connection.cursor() as cursor:
        for setting in PATIENCE:
            cursor.execute(setting)
    connection.commit()


def alone(connection: Connection) -> None:
    """Until the end of the transaction: of houses that are opened at once one upgrades."""
    for setting in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
        connection.exec_driver_sql(f"SET LOCAL {setting} = 0")
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADING})")


def without_password(engine: Engine) -> str:
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=True)
