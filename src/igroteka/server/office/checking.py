"""Every log against its hashes and its rules, one match after another."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from sqlalchemy import Engine, func, select
from sqlalchemy.exc import DBAPIError

from igroteka.kernel import BadLog
from igroteka.match import Fault, Opened, verify
from igroteka.match.record import STUMBLES
from igroteka.server import schema
from igroteka.server.stored import Log, read_match
from igroteka.server.waking import UNREADABLE, woken_up

State = Literal["sound", "goes on", "closed", "differs", "damaged"]


class Checked(Struct, frozen=True):
    """`goes on`: of older rules, and it comes out equal; `closed`: it does not, and it runs;
    `differs`: it does not, and it is over. `step` is the first that is wrong."""

    match: str
    game: str
    rules: int
    steps: int
    state: State
    step: int | None = None
    text: str = ""

    @property
    def is_wrong(self) -> bool:
        return self.state not in ("sound", "goes on")


def count(engine: Engine) -> int:
    with engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(schema.matches)).scalar_one()


def check(engine: Engine) -> Iterator[Checked]:
    """In the order they were set."""
    with engine.connect() as connection:
        ids = connection.execute(select(schema.matches.c.id).order_by(schema.matches.c.created))
        for match in ids.scalars().all():
            try:
                found = read_match(connection, match)
                if found is not None:
                    yield judged_log(match, found[1])
            except (BadLog, DBAPIError, *UNREADABLE) as error:
                yield Checked(match, "", 0, 0, "damaged", None, " ".join(str(error).split()))


def judged_log(id: str, log: Log) -> Checked:
    header = log.header
    woken = woken_up(log)
    fault = woken.fault or dice_fault(woken, log)
    about = (id, header.game, header.version, woken.match.step)
    if fault is None:
        older = woken.match.rules != woken.match.game.version
        running = woken.match.outcome() is None
        return Checked(*about, "goes on" if older and running else "sound")
    return Checked(*about, state_of(woken, fault), fault.step, fault.text)


def dice_fault(woken: Opened, log: Log) -> Fault | None:
    """What opening a table leaves out: every die is thrown again."""
    try:
        step, text = verify(woken.match, log.seed).place
    except STUMBLES as error:
        step, text = 0, f"{type(error).__name__}: {error}"
    older = woken.match.rules != woken.match.game.version
    return Fault("rules" if older else "damaged", step, text) if text else None


def state_of(woken: Opened, fault: Fault) -> State:
    if fault.why == "damaged":
        return "damaged"
    return "closed" if woken.match.outcome() is None else "differs"
