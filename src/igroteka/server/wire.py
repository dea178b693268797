"""Everything that crosses a socket, as structs: the browser's types are made from these."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from igroteka.kernel import Help, Passage, Refusal, Seat, Words
from igroteka.match import Frame

from .wire_chat import ChatLine, Phrase
from .wire_lessons import LessonStep, PuzzleStep
from .wire_lobby import Name, TableInfo, Token

ActionId = Annotated[str, Meta(min_length=1, max_length=64)]

# what a browser says on its socket


class Said(Struct, frozen=True, tag_field="type", tag=True, forbid_unknown_fields=True):
    """Base of every message from a browser."""


class Hello(Said, frozen=True):
    """Always the first: the token travels here, never in an address.

    `back`: this page was here before, and its line broke.
    """

    token: Token
    back: bool = False


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
    whole: bool = False  # in a puzzle: all own moves, not only the last


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


class AskPreview(Said, frozen=True):
    """Not with help=purist: what would come of this move? Nothing is played."""

    id: ActionId
    action: dict[str, Any]


class AskWords(Said, frozen=True):
    """My moves in words, and with `table` what lies there: long, so sent only when asked for."""

    table: bool = False


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
    | AskPreview
    | AskWords
    | SetHelp
    | Rename
    | Ping
)

# what the server answers


class Sent(Struct, frozen=True, tag_field="type", tag=True):
    """Base of every message to a browser."""


class Welcome(Sent, frozen=True):
    """Everything a page needs to show the table, also after a reconnect.

    `build` is the page that fits this server: one of another build loads it anew.
    """

    info: TableInfo
    frame: Frame
    chat: tuple[ChatLine, ...]
    story: tuple[Frame, ...]
    takeback_by: Seat | None
    can_take_back: bool
    build: str = ""
    lesson: LessonStep | PuzzleStep | None = None


class Update(Sent, frozen=True):
    """One step further; `story` in Welcome are the latest of these without view and legal."""

    frame: Frame
    can_take_back: bool
    answers: str = ""
    lesson: LessonStep | PuzzleStep | None = None


class Seats(Sent, frozen=True):
    """Somebody came, left, was renamed, resigned, or a bot sat down."""

    info: TableInfo


class Refused(Sent, frozen=True):
    """The move `id` breaks a rule: which one, and why."""

    id: str
    refusal: Refusal


class LessonAnswer(Sent, frozen=True):
    """The move `id` is allowed, but not what the lesson asks for: it is not made. `say`: why."""

    id: str
    say: str


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
    """For the position at `step`: the actions of one thought, in words too, and the reasons."""

    step: int
    deed: tuple[dict[str, Any], ...]
    words: tuple[Words, ...]
    reasons: tuple[Words, ...]


class PreviewGiven(Sent, frozen=True):
    """The game's own `Preview` for the question `id`; null where there is nothing to foresee."""

    id: str
    preview: Any


class WordsGiven(Sent, frozen=True):
    """A line for each of `legal` as the frame of that step has them, in the same order.

    `table` is the view of that step read aloud, empty if it was not asked for.
    """

    step: int
    words: tuple[Words, ...]
    table: tuple[Passage, ...] = ()


class Trouble(Sent, frozen=True):
    """An error for this client alone; `code` is a text key `trouble-<code>`.

    A `refusal` has the game's own words for it, such as what is wrong with a map.
    """

    code: Literal[
        "bad-message",
        "too-large",
        "too-fast",
        "busy",
        "no-such-table",
        "wrong-token",
        "foreign-origin",
        "not-allowed",
        "no-free-seat",
        "bad-option",
        "not-found",
        "closed",
        "damaged",
        "disk",
        "database",
        "internal",
    ]
    text: str
    id: str = ""
    refusal: Refusal | None = None


class Pong(Sent, frozen=True):
    pass


ServerMessage = (
    Welcome
    | Update
    | Seats
    | Refused
    | LessonAnswer
    | Stale
    | Chat
    | TakebackAsked
    | TakebackAnswered
    | HelpAsked
    | Thinking
    | HintGiven
    | PreviewGiven
    | WordsGiven
    | Trouble
    | Pong
)
