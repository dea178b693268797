"""One table in progress: log, legality, clock, undo, replay, arena."""

from .arena import Result, play_out
from .entries import AnyEntry, Handed, HelpSet, Played, RawEntry, Resigned, TakenBack
from .fork import fork
from .frames import Frame, SandLeft, frame, kept, must_remember
from .fuzz import DeadEnd, fuzz_one
from .header import Header
from .knowledge import Knowledge, Player
from .match import Match, new_match
from .record import Record, read_entry, rebuild, record_of
from .takeback import takeback_step
from .verify import Verdict, verify
from .virtual import Virtual
from .wander import wander

__all__ = [
    "AnyEntry",
    "DeadEnd",
    "Frame",
    "Handed",
    "Header",
    "HelpSet",
    "Knowledge",
    "Match",
    "Played",
    "Player",
    "RawEntry",
    "Record",
    "Resigned",
    "Result",
    "SandLeft",
    "TakenBack",
    "Verdict",
    "Virtual",
    "fork",
    "frame",
    "fuzz_one",
    "kept",
    "must_remember",
    "new_match",
    "play_out",
    "read_entry",
    "rebuild",
    "record_of",
    "takeback_step",
    "verify",
    "wander",
]
