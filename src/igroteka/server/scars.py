"""A dump of every match that hurt itself: its log and where it hurt, to be replayed as a test."""

import time
import traceback
from pathlib import Path
from typing import Any

import msgspec

from igroteka.kernel import encode
from igroteka.match import Match

MOST_SCARS = 50


class Scars:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, table: str, match: Match[Any, Any], error: BaseException) -> Path | None:
        """Where it was written; None once there are more than anybody will read."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if len(list(self.folder.iterdir())) >= MOST_SCARS:
            return None
        path = self.folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{table}.json"
        trace = "".join(traceback.format_exception(error))
        dump = {
            "header": msgspec.to_builtins(match.header),
            "entries": [msgspec.to_builtins(entry) for entry in match.log],
            "position": shown(match),
            "traceback": trace,
        }
        path.write_bytes(msgspec.json.format(encode(dump), indent=1))
        return path


def shown(match: Match[Any, Any]) -> str:
    """The position as text, for whoever reads the dump; what hurt itself may not be drawable."""
    try:
        return match.game.show(match.state)
    except Exception as error:  # noqa: BLE001 - the dump itself must not be lost
        return f"{type(error).__name__}: {error}"
