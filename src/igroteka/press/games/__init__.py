"""The games that can be printed: each gives the press a sheet."""

from collections.abc import Callable
from typing import Any

from igroteka.kernel import Game
from igroteka.press.sheet import Order, Sheet
from igroteka.press.words import Words

from . import clockwork, prison, roads, skyscraper, urfin

MakeSheet = Callable[[Game[Any, Any, Any], Order, Words], Sheet]

PRINTABLE: dict[str, MakeSheet] = {
    "roads": roads.sheet,
    "clockwork": clockwork.sheet,
    "urfin": urfin.sheet,
    "prison": prison.sheet,
    "skyscraper": skyscraper.sheet,
}

__all__ = ["PRINTABLE"]
