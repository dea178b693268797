"""One table in progress: log, legality, clock, undo, replay, arena."""

from .arena import Result, entries, play_out
from .entries import AnyEntry, Handed, HelpSet, Played, RawEntry, Resigned, TakenBack
from .fork import fork
from .frames import Frame, SandLeft, frame, kept, must_remember
from .fuzz import DeadEnd, fuzz_one
from .hands import Hand, first_free, free_ms
from .header import Header
from .knowledge import Knowledge
from .match import Match, new_match
from .mind import Choice, Player, think
from .party import Party
from .record import Record, read_entry, rebuild, record_of
from .sand import next_due
from .takeback import takeback_step
from .verify import Verdict, verify
from .virtual import Virtual
from .wander import wander

__all__ = [
    "AnyEntry",
    "Choice",
    "DeadEnd",
    "Frame",
    "Hand",
    "Handed",
    "Header",
    "HelpSet",
    "Knowledge",
    "Match",
    "Party",
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
    "entries",
    "first_free",
    "fork",
    "frame",
    "free_ms",
    "fuzz_one",
    "kept",
    "must_remember",
    "new_match",
    "next_due",
    "play_out",
    "read_entry",
    "rebuild",
    "record_of",
    "takeback_step",
    "think",
    "verify",
    "wander",
]
