"""Everything that crosses the wire, as structs: the browser's types are made from these."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from igroteka.bots import Reason
from igroteka.kernel import Help, Option, Outcome, Refusal, Seat
from igroteka.match import Frame

Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
ActionId = Annotated[str, Meta(min_length=1, max_length=64)]

# Canned phrases, by text key `phrase-<key>`; the empty one means free text.
Phrase = Literal[
    "",
    "hello",
    "good-luck",
    "good-move",
    "thanks",
    "oops",
    "hurry",
    "wait",
    "good-game",
    "rematch",
]

# the shelf


class SeatsRange(Struct, frozen=True):
    least: int
    most: int


class GameInfo(Struct, frozen=True):
    """`options` by number of players, as text keys of a JSON object."""

    id: str
    version: int
    seats: SeatsRange
    options: dict[str, tuple[Option, ...]]
    bots: tuple[str, ...]


# the lobby


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: `me` on this device, a `friend` by link, or a bot (`search:easy`)."""

    kind: Literal["me", "friend", "bot"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    help: Help = Help.NORMAL


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
    """

    seat: Seat
    name: str
    bot: str
    here: bool
    resigned: bool
    away: bool = False


class TableInfo(Struct, frozen=True):
    table: str
    game: str
    version: int
    options: dict[str, str]
    help: Help
    seats: tuple[SeatInfo, ...]
    commitment: str
    watchers: int
    seed: str | None = None


class Health(Struct, frozen=True):
    """`share` is the address that friends on the same network can open; empty if only this one."""

    ok: bool
    version: str
    share: str


class QrLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A link of this house, to be drawn as a QR code."""

    link: Annotated[str, Meta(max_length=1000)]


class TableSummary(Struct, frozen=True):
    """A line of "my tables"; `your_turn` for the seat whose token was shown."""

    table: str
    game: str
    seat: Seat | None
    seats: tuple[SeatInfo, ...]
    step: int
    your_turn: bool
    outcome: Outcome | None
    touched: str


class MyTokens(Struct, frozen=True, forbid_unknown_fields=True):
    tokens: Annotated[tuple[Token, ...], Meta(max_length=200)]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that goes on from a step of this one, with new dice."""

    step: Annotated[int, Meta(ge=0)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]


class Replay(Struct, frozen=True):
    """Every frame of a finished match as one seat saw it, step 0 first."""

    info: TableInfo
    frames: tuple[Frame, ...]


# what a browser says on its socket


class Said(Struct, frozen=True, tag_field="type", tag=True, forbid_unknown_fields=True):
    """Base of every message from a browser."""


class Hello(Said, frozen=True):
    """Always the first: the token travels here, never in an address."""

    token: Token


class Act(Said, frozen=True):
    """`id` makes a double click harmless; `step` is what the player was looking at."""

    id: ActionId
    step: int
    action: dict[str, Any]


class Say(Said, frozen=True):
    """Free text, or a canned phrase by its key."""

    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Phrase = ""


class AskTakeback(Said, frozen=True):
    pass


class AnswerTakeback(Said, frozen=True):
    yes: bool


class Resign(Said, frozen=True):
    pass


class HandOver(Said, frozen=True):
    """An absent player's seat, or one's own, to a bot."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]


class TakeSeat(Said, frozen=True):
    """Back from the bot that sat in for me."""


class AskHint(Said, frozen=True):
    """With help=coach: what would you do, and why?"""


class SetHelp(Said, frozen=True):
    """Less help holds at once; more help holds when every person at the table has asked for it."""

    level: Help


class Rename(Said, frozen=True):
    name: Name


class Ping(Said, frozen=True):
    pass


ClientMessage = (
    Hello
    | Act
    | Say
    | AskTakeback
    | AnswerTakeback
    | Resign
    | HandOver
    | TakeSeat
    | AskHint
    | SetHelp
    | Rename
    | Ping
)

# what the server answers


class Sent(Struct, frozen=True, tag_field="type", tag=True):
    """Base of every message to a browser."""


class ChatLine(Struct, frozen=True):
    """`seat` is null for a spectator."""

    seat: Seat | None
    name: str
    text: str
    phrase: Phrase


class Welcome(Sent, frozen=True):
    """Everything a page needs to show the table, also after a reconnect."""

    info: TableInfo
    frame: Frame
    chat: tuple[ChatLine, ...]
    story: tuple[Frame, ...]
    takeback_by: Seat | None
    can_take_back: bool


class Update(Sent, frozen=True):
    """One step further; `story` in Welcome are the latest of these without view and legal."""

    frame: Frame
    can_take_back: bool
    answers: str = ""


class Seats(Sent, frozen=True):
    """Somebody came, left, was renamed, resigned, or a bot sat down."""

    info: TableInfo


class Refused(Sent, frozen=True):
    """The move `id` breaks a rule: which one, and why."""

    id: str
    refusal: Refusal


class Stale(Sent, frozen=True):
    """The move `id` answered a question that has passed; the newest frame is on its way."""

    id: str


class Chat(Sent, frozen=True):
    line: ChatLine


class TakebackAsked(Sent, frozen=True):
    by: Seat


class TakebackAnswered(Sent, frozen=True):
    by: Seat
    yes: bool


class HelpAsked(Sent, frozen=True):
    """Somebody wants more help than now; send SetHelp with the same level to agree."""

    by: Seat
    level: Help


class Thinking(Sent, frozen=True):
    """A bot ponders, or is done."""

    seat: Seat
    thinking: bool


class HintGiven(Sent, frozen=True):
    """An action with the reasons for it, as text keys with their arguments."""

    action: dict[str, Any]
    reasons: tuple[Reason, ...]


class Trouble(Sent, frozen=True):
    """An error for this client alone; `code` is a text key `trouble-<code>`."""

    code: Literal[
        "bad-message",
        "too-large",
        "too-fast",
        "no-such-table",
        "wrong-token",
        "foreign-origin",
        "not-allowed",
        "bad-option",
        "not-found",
        "internal",
    ]
    text: str
    id: str = ""


class Pong(Sent, frozen=True):
    pass


ServerMessage = (
    Welcome
    | Update
    | Seats
    | Refused
    | Stale
    | Chat
    | TakebackAsked
    | TakebackAnswered
    | HelpAsked
    | Thinking
    | HintGiven
    | Trouble
    | Pong
)
