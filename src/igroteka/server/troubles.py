"""Errors for one client: raised anywhere in the room, told on the wire as Trouble."""

from typing import Any, get_args, get_type_hints

from msgspec.structs import replace

from igroteka.kernel import Refusal
from igroteka.match import Match

from .disk import disk_of
from .wire import Trouble

STATUS = {
    "bad-message": 400,
    "too-large": 413,
    "too-fast": 429,
    "busy": 503,
    "no-such-table": 404,
    "wrong-token": 401,
    "foreign-origin": 403,
    "not-allowed": 403,
    "no-free-seat": 409,
    "bad-option": 422,
    "not-found": 404,
    "closed": 409,
    "damaged": 500,
    "disk": 507,
    "database": 503,
    "internal": 500,
}
assert set(STATUS) == set(get_args(get_type_hints(Trouble)["code"]))


class InTrouble(Exception):
    """`code` is one of Trouble's; `text` is for whoever reads logs or writes a client."""

    def __init__(
        self, code: Any, text: str, id: str = "", why: Refusal | None = None, limit: str = ""
    ) -> None:
        """`limit`: which one was met, for the operator."""
        super().__init__(f"{code}: {text}")
        self.trouble = Trouble(code, text, id, why)
        self.limit = limit

    def about(self, click: str) -> "InTrouble":
        """A click waits for its answer, and knows it by its own name."""
        self.trouble = replace(self.trouble, id=self.trouble.id or click)
        return self

    @property
    def status(self) -> int:
        return STATUS[self.trouble.code]


def not_allowed(text: str, id: str = "") -> InTrouble:
    return InTrouble("not-allowed", text, id)


def check_open(match: Match[Any, Any]) -> None:
    if match.closed:
        raise InTrouble("closed", "this table is closed: it can be read and not played on")


def broken_by(error: BaseException) -> InTrouble:
    """What everybody at a table hears when it stops."""
    if isinstance(error, InTrouble):
        return error
    disk = disk_of(error)
    if disk == "away":
        return InTrouble("database", "the house waits for its database; what was played is safe")
    if disk != "ok":
        return InTrouble("disk", f"the disk of the house is {disk}; what was played is safe")
    return InTrouble("internal", "an error stopped this table; its moves are saved")
