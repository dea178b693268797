"""One table in progress: log, legality, clock, undo, replay, arena."""

from .arena import Result, play_out
from .entries import AnyEntry, Handed, HelpSet, Played, RawEntry, Resigned, TakenBack
from .frames import Frame, SandLeft, frame
from .header import Header
from .knowledge import Knowledge, Player
from .match import Match, new_match
from .record import Record, read_entry, rebuild
from .takeback import takeback_step
from .verify import Verdict, verify

__all__ = [
    "AnyEntry",
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
    "frame",
    "new_match",
    "play_out",
    "read_entry",
    "rebuild",
    "takeback_step",
    "verify",
]
