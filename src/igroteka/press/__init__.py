"""The press room: print-and-play PDFs of what the screen draws."""

from .errors import PressError
from .paper import PAPERS
from .printing import PrintReport, print_game

__all__ = ["PAPERS", "PressError", "PrintReport", "print_game"]
