"""What a card would bring is reckoned in the browser, too: a page of sums, by the rules.

The browser's own test (`web/src/games/skyscraper/told.test.ts`) works through the same page.
"""

import os
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from igroteka.games.skyscraper.actions import Build
from igroteka.games.skyscraper.scoring import points_for
from igroteka.match import Match, new_match, wander

from .table import GAME

PAGE = Path(__file__).parent / "points" / "played.json"
GAMES, EACH, LEAST = 6, 12, 40


def sums() -> list[dict[str, Any]]:
    """At random in a few games: the building, the card in hand, a place for it, and its points."""
    return [one for number in range(GAMES) for one in sums_of(f"points {number}")]


def sums_of(name: str) -> list[dict[str, Any]]:
    match: Match[Any, Any] = new_match(GAME, 2, {"hands": "calm"}, name.ljust(32, "."))
    rng = Random(name)
    found: list[dict[str, Any]] = []
    while match.outcome() is None and len(found) < EACH:
        state = match.state
        builds = [one for one in GAME.legal(state, state.turn) if isinstance(one, Build)]
        if builds:
            build = rng.choice(builds)
            points = points_for(state, state.picked, build.pose, build.beams)
            found.append(
                {
                    "building": state.building,
                    "card": state.picked,
                    "pose": build.pose,
                    "beams": build.beams,
                    "turn": {"gained": state.gained, "raised": state.raised},
                    "points": {
                        "met": points.met,
                        "worker": points.worker,
                        "doubled": points.doubled,
                        "total": points.total,
                    },
                }
            )
        wander(match, rng)
    return found


def test_the_page_of_sums_that_the_browser_is_held_to_is_by_the_rules() -> None:
    found = sums()
    now = "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in found) + "\n]\n"
    if os.environ.get("REGOLD"):
        PAGE.write_text(now, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == now, "REGOLD=1 scripts/test tests/games/skyscraper"
    points = [one["points"] for one in found]
    assert len(points) >= LEAST
    assert {one["doubled"] for one in points} == {one["worker"] for one in points} == {True, False}
    assert any(one["turn"]["gained"] for one in found)
