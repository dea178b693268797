"""What goes through the HTTP doors, as structs: the shelf, the lobby, and looking back."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from igroteka.bots import Card
from igroteka.kernel import Help, Lid, Option, Outcome, Seat, Words
from igroteka.match import Frame

from .disk import Disk

Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]

# the shelf


class SeatsRange(Struct, frozen=True):
    least: int
    most: int


class LessonInfo(Struct, frozen=True):
    """`title` is a text key of the lessons' own words; the first lesson is the guided game.

    `clauses` are what it teaches.
    """

    id: str
    title: str
    clauses: tuple[str, ...] = ()


class GameInfo(Struct, frozen=True):
    """`options` by number of players, as text keys of a JSON object; `gentle` for a first game,
    `puzzles` by their ids. `levels` are the cards of its bots, from easy to hard; `characters` are
    ways to play at any of them (`easy:hoarder`)."""

    id: str
    version: int
    seats: SeatsRange
    lid: Lid
    options: dict[str, tuple[Option, ...]]
    levels: tuple[Card, ...]
    characters: tuple[str, ...] = ()
    lessons: tuple[LessonInfo, ...] = ()
    gentle: dict[str, str] = {}
    puzzles: tuple[str, ...] = ()


# the lobby


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: `me` on this device, a `friend` by link, or a bot.

    A bot is a level (`easy`), or with a character of its game (`easy:hoarder`).
    """

    kind: Literal["me", "friend", "bot"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`pace` is the time for a turn, `45s`, `5m` or `3d`: then a bot moves. Empty: no clock."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    help: Help = Help.NORMAL
    pace: Annotated[str, Meta(max_length=8)] = ""
    open: bool = False


class SeatKey(Struct, frozen=True):
    """The unguessable link that holds a seat; a bot's seat has none."""

    seat: Seat
    kind: Literal["me", "friend", "bot"]
    token: str


class TableKeys(Struct, frozen=True):
    """Given once, to whoever set the table; `watch` is the spectators' link."""

    table: str
    seats: tuple[SeatKey, ...]
    watch: str


class SeatInfo(Struct, frozen=True):
    """`bot` is empty for a person; `here` means a browser is connected.

    `away`: not here for so long that any other player may let a bot sit in (HandOver).
    `free`: kept for somebody who has never come.
    """

    seat: Seat
    name: str
    bot: str
    here: bool
    resigned: bool
    away: bool = False
    free: bool = False


class Tally(Struct, frozen=True):
    """How the evening stands after so many finished tables; `wins` by the seats of this one."""

    rounds: int
    wins: tuple[int, ...]


class Onward(Struct, frozen=True):
    """The next table of the evening: who asked for it, and where each seat of this one sits.

    The same keys open it.
    """

    table: str
    by: Seat
    seats: tuple[Seat, ...]


Why = Literal["", "damaged", "rules"]


class TableInfo(Struct, frozen=True):
    """`cooperative` and `seen_to_the_end` are what the game's box says of it.

    `seed` and `share` are given once it is over; `share` lets anybody watch it again.
    `open`: it stands on the board of the house, for anyone to take a free seat.
    `lesson`: somebody learns here, and all others follow its script. `puzzle`: it is solved here.
    `stand_in`: the bot that sits in for whoever is away.
    `closed`: it can be read and not played on; its log is damaged, or of other rules.
    `reviewable`: once it is over, it can be said where it was decided.
    `chance`: something was dealt, drawn or thrown so far.
    """

    table: str
    game: str
    version: int
    options: dict[str, str]
    help: Help
    seats: tuple[SeatInfo, ...]
    commitment: str
    watchers: int
    seed: str | None = None
    share: str | None = None
    cooperative: bool = False
    seen_to_the_end: bool = False
    pace: str = ""
    open: bool = False
    tally: Tally | None = None
    onward: Onward | None = None
    lesson: str = ""
    puzzle: str = ""
    stand_in: str = ""
    closed: Why = ""
    reviewable: bool = False
    chance: bool = True


class Health(Struct, frozen=True):
    """`share` is the address that friends on the same network can open; empty if only this one.
    `disk` is how the last write went; `ok` while it is. `workers` think for the houses on a shared
    database; with none there the house thinks itself."""

    ok: bool
    version: str
    share: str
    disk: Disk = "ok"
    workers: int | None = None


class QrLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A link of this house, to be drawn as a QR code."""

    link: Annotated[str, Meta(max_length=1000)]


class TableSummary(Struct, frozen=True):
    """A line of "my tables"; `your_turn` and `left_ms` for the seat whose token was shown.

    `active` are the players to move; `followed`: there was another round.
    """

    table: str
    game: str
    seat: Seat | None
    seats: tuple[SeatInfo, ...]
    step: int
    your_turn: bool
    outcome: Outcome | None
    touched: str
    pace: str = ""
    left_ms: int | None = None
    active: tuple[Seat, ...] = ()
    followed: bool = False
    cooperative: bool = False
    lesson: str = ""
    closed: Why = ""
    puzzle: str = ""


class MyTokens(Struct, frozen=True, forbid_unknown_fields=True):
    tokens: Annotated[tuple[Token, ...], Meta(max_length=200)]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that goes on from a step of this one, with new dice."""

    step: Annotated[int, Meta(ge=0)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]


class AnotherRound(Struct, frozen=True, forbid_unknown_fields=True):
    """`rotate`: everybody moves up one seat, and the first becomes the last."""

    rotate: bool = True


# the board of the house


class SetOpen(Struct, frozen=True, forbid_unknown_fields=True):
    open: bool


class OpenTable(Struct, frozen=True):
    """A table with a free seat, open to anyone."""

    table: str
    game: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    free: int
    watchers: int
    step: int
    touched: str


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A free seat, or with `watch` a place to look on."""

    name: Name = ""
    watch: bool = False


class SeatGiven(Struct, frozen=True):
    """The key to it, shown only now; no seat: a place to look on."""

    table: str
    seat: Seat | None
    token: str


class Position(Struct, frozen=True):
    """How it stood, as text (`igroteka position`)."""

    text: str


class Deed(Struct, frozen=True):
    """What somebody did, in words."""

    seat: Seat
    words: Words


class Replay(Struct, frozen=True):
    """Every frame of a match as one seat saw it, step 0 first.

    `deeds` are what led to each frame: null before the first move, where a step was no move,
    and while the match runs, if it may not be told (again).
    """

    info: TableInfo
    frames: tuple[Frame, ...]
    deeds: tuple[Deed | None, ...] = ()
