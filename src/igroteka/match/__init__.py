"""One table in progress: log, legality, clock, undo, replay, arena."""

from .accounting import account_of
from .arena import Result, entries, play_out
from .entries import (
    AnyEntry,
    Forgiven,
    Handed,
    HelpSet,
    Overdue,
    Played,
    RawEntry,
    Resigned,
    Ruled,
    TakenBack,
)
from .forcing import Forcing, TooMany
from .forgiving import forgive
from .fork import fork
from .frames import Frame, Note, SandLeft, TurnLeft, frame, kept, must_remember, note_of
from .fresh import new_match
from .fuzz import DeadEnd, fuzz_one
from .hands import Hand, first_free, free_ms
from .header import Header
from .knowledge import Knowledge
from .match import Match
from .mind import Choice, Player, think
from .opening import Fault, Opened, judged, opened
from .overdue import may_return, run_late
from .party import Party
from .proof import missed_by, proven, solved_by
from .record import Record, read_entry, rebuild, record_of
from .riddle import Attempt, attempt, puzzle_match, stands
from .sand import next_due
from .script import (
    Bookmark,
    LessonPage,
    answer,
    bookmark,
    deed,
    first_right,
    lesson_match,
    page_count,
    pages,
    rehearse,
    shown,
)
from .takeback import takeback_step
from .turns import is_days, turn_ms
from .verify import Verdict, verify
from .virtual import Virtual
from .wander import wander

__all__ = [
    "AnyEntry",
    "Attempt",
    "Bookmark",
    "Choice",
    "DeadEnd",
    "Fault",
    "Forcing",
    "Forgiven",
    "Frame",
    "Hand",
    "Handed",
    "Header",
    "HelpSet",
    "Knowledge",
    "LessonPage",
    "Match",
    "Note",
    "Opened",
    "Overdue",
    "Party",
    "Played",
    "Player",
    "RawEntry",
    "Record",
    "Resigned",
    "Result",
    "Ruled",
    "SandLeft",
    "TakenBack",
    "TooMany",
    "TurnLeft",
    "Verdict",
    "Virtual",
    "account_of",
    "answer",
    "attempt",
    "bookmark",
    "deed",
    "entries",
    "first_free",
    "first_right",
    "forgive",
    "fork",
    "frame",
    "free_ms",
    "fuzz_one",
    "is_days",
    "judged",
    "kept",
    "lesson_match",
    "may_return",
    "missed_by",
    "must_remember",
    "new_match",
    "next_due",
    "note_of",
    "opened",
    "page_count",
    "pages",
    "play_out",
    "proven",
    "puzzle_match",
    "read_entry",
    "rebuild",
    "record_of",
    "rehearse",
    "run_late",
    "shown",
    "solved_by",
    "stands",
    "takeback_step",
    "think",
    "turn_ms",
    "verify",
    "wander",
]
