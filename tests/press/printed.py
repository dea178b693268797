"""A printed game, read back: its text and its pixels by the millimetre."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pypdfium2
from msgspec.structs import replace
from numpy.typing import NDArray

from igroteka.press import PrintReport, print_game
from igroteka.press.pages import Document
from igroteka.press.typeset import typeset

DOTS_A_MM = 6  # cards on A4 then begin at whole pixels
UNREACHED_MM = 3
WHITE = 250
POINTS_A_MM = 72 / 25.4
SCALE = DOTS_A_MM / POINTS_A_MM * 0.99998  # else a page a hair too wide is stretched by a pixel

Pixels = NDArray[np.int16]


class Printed:
    def __init__(self, report: PrintReport, pdf: bytes) -> None:
        self.report = report
        self.pdf = pdf
        self._document: Any = pypdfium2.PdfDocument(pdf)

    def __len__(self) -> int:
        return len(self._document)

    def text(self, page: int) -> str:
        """Pages count from 1, as on paper; a hyphen at the end of a line is taken out."""
        text: str = self._document[page - 1].get_textpage().get_text_range()
        return text.replace("\ufffe", "").replace("\r\n", " ")

    def all_text(self) -> str:
        return " ".join(self.text(page) for page in range(1, len(self) + 1))

    def size_mm(self, page: int) -> tuple[float, float]:
        width, height = self._document[page - 1].get_size()
        return width / POINTS_A_MM, height / POINTS_A_MM

    def pixels(self, page: int) -> Pixels:
        return _pixels(self, page)

    def beyond_reach(self) -> list[int]:
        """The pages with something so near to an edge that no printer puts it there."""
        return [page for page in range(1, len(self) + 1) if _is_at_an_edge(self.pixels(page))]

    def render(self, page: int) -> Pixels:
        bitmap = self._document[page - 1].render(scale=SCALE)
        return np.asarray(bitmap.to_numpy()[:, :, :3], dtype=np.int16)


def _is_at_an_edge(pixels: Pixels) -> bool:
    edge = UNREACHED_MM * DOTS_A_MM
    strips = (pixels[:edge], pixels[-edge:], pixels[:, :edge], pixels[:, -edge:])
    return any(strip.min() <= WHITE for strip in strips)


# A page is 13 MB of pixels, and there are hundreds of them in twelve languages.
@lru_cache(maxsize=32)
def _pixels(printed: Printed, page: int) -> Pixels:
    return printed.render(page)


@lru_cache(maxsize=48)
def _printed(game: str, options: tuple[tuple[str, str], ...], how: tuple[Any, ...]) -> Printed:
    with TemporaryDirectory() as folder:
        out = Path(folder, "game.pdf")
        report = print_game(game, out, options=dict(options), **dict(how))
        return Printed(report, out.read_bytes())


def printed(options: Mapping[str, str] | None = None, game: str = "roads", **how: Any) -> Printed:
    return _printed(game, tuple((options or {}).items()), tuple(how.items()))


def without_cards(pages: Document) -> Printed:
    """Cover, rules, boards and pieces only: what words may push off their page."""
    pdf = typeset(replace(pages, plates=()))
    return Printed(PrintReport(pdf.pages, 0, pages.pieces, len(pdf.bytes)), pdf.bytes)
