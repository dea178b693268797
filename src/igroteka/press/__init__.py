"""The press room: print-and-play PDFs, with the art drawn here."""

from .errors import PressError
from .paper import PAPERS
from .printing import PrintReport, print_game

__all__ = ["PAPERS", "PressError", "PrintReport", "print_game"]
