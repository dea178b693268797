"""From pages to PDF, by typst, with our own fonts only: the same pages give the same bytes."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec import Struct

from igroteka.kernel import encode

from .errors import PressError
from .pages import Document

HERE = Path(__file__).parent
FONTS = HERE / "fonts"
TEMPLATE = HERE / "sheet.typ"


class Pdf(Struct, frozen=True):
    bytes: bytes
    pages: int


def typeset(pages: Document) -> Pdf:
    if find_spec("typst") is None:
        raise PressError("printing needs the print extra: make install")
    if not any(FONTS.glob("*.ttf")):
        raise PressError("printing needs its fonts: make install")
    return compiled(encode(pages).decode())


def compiled(data: str) -> Pdf:
    import typst

    try:
        press: Any = typst.Compiler(
            TEMPLATE, font_paths=[FONTS], ignore_system_fonts=True, sys_inputs={"data": data}
        )
        pdf = bytes(press.compile())
        return Pdf(pdf, int(press.query("<pages>", field="value", one=True)))
    except typst.TypstError as error:
        raise PressError(f"typst: {str(error).splitlines()[0]}") from error
