"""Whole games, by whatever hand: the tables they are played at, and how each came to its end.

Each ending is a picture in `.cache/long/ends` and a line for whoever asked for the long way
(`TOLD` names the file).
"""

import json
import os
import urllib.request
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

ENDS = Path(__file__).parents[2] / ".cache" / "long" / "ends"
ME = {"kind": "me", "name": "Anna"}
# Somebody who wants to win, so that it does end.
FOE = {"kind": "bot", "bot": "greedy:standard"}
MOST_ACTS = 1_500


class Whole(NamedTuple):
    """A short game, whole all the same."""

    others: tuple[dict[str, str], ...]
    options: dict[str, str]


WHOLE = {
    "roads": Whole((FOE,), {"cards": "12"}),
    "clockwork": Whole((FOE,), {}),
    "urfin": Whole((), {"bag": "blind", "sand": "off"}),
    "prison": Whole((), {"level": "pink"}),
    "skyscraper": Whole((FOE,), {"hands": "calm"}),
}


def set_table(site: str, game: str, **more: Any) -> str:
    """The address of the first seat."""
    others, options = WHOLE[game]
    wish = {"game": game, "seats": [ME, *others], "options": options, **more}
    request = urllib.request.Request(
        f"{site}/api/tables",
        data=json.dumps(wish).encode(),
        headers={"Content-Type": "application/json", "Origin": site},
    )
    with urllib.request.urlopen(request) as answer:
        keys = json.load(answer)
    return f"{site}/t/{keys['table']}#{keys['seats'][0]['token']}"


def keep(picture: bytes, name: str) -> None:
    ENDS.mkdir(parents=True, exist_ok=True)
    (ENDS / f"{name}.png").write_bytes(picture)


def tell(line: str) -> None:
    if told := os.environ.get("TOLD"):
        with Path(told).open("a", encoding="utf-8") as lines:
            lines.write(f"{line}\n")


class Journey:
    """One whole game on its way."""

    def __init__(self, way: str, game: str) -> None:
        self.way = way
        self.game = game
        self.began = monotonic()
        self.acts = 0
        # What was done each time the focus was found nowhere.
        self.lost: list[str] = []
        self.ended = False

    def act(self, done: str, nowhere: bool = False) -> None:
        self.acts += 1
        if nowhere:
            self.lost.append(done)
        assert self.acts < MOST_ACTS, f"not over after {MOST_ACTS} acts"

    def tell(self, picture: bytes, faults: list[str]) -> None:
        """Also of one that was broken off."""
        keep(picture, f"{self.way}-{self.game}")
        seconds = round(monotonic() - self.began)
        tell(
            f"{self.way:18} {self.game:10} {'to its end' if self.ended else 'BROKEN OFF'} "
            f"{self.acts:5} acts {seconds:5} s  errors {len(faults)}  focus lost {len(self.lost)}"
        )
