"""Where one may step, stop and look is reckoned in the browser, too: a page of moves, by the rules.

The browser's own test (`web/src/games/prison/told.test.ts`) works through the same page.
"""

import os
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from igroteka.games.prison import Prison
from igroteka.games.prison.figures.walking import bars, may_stop
from igroteka.games.prison.floor.dungeon import BESIDE, NOWHERE
from igroteka.games.prison.floor.ground import floor_of
from igroteka.games.prison.floor.sight import seen_from
from igroteka.games.prison.state import State
from igroteka.kernel import Seat
from igroteka.match import Match, new_match, wander
from igroteka.parts.grid import SIDES

GAME = Prison()
PAGE = Path(__file__).parent / "ways" / "played.json"
GAMES, EACH, LEAST, MOST_STEPS = 12, 3, 20, 2_000


def moves_of(number: int) -> list[dict[str, Any]]:
    """Moves under way in a game at random, where somebody else is near; never two of one turn."""
    name = f"ways {number}"
    options = {"game": "duel"} if number % 2 else {}
    match: Match[Any, Any] = new_match(GAME, 1 + number % 2, options, name.ljust(32, "."))
    rng = Random(name)
    found: list[dict[str, Any]] = []
    turns = {0}
    for _ in range(MOST_STEPS):
        if match.outcome() is not None or len(found) == EACH:
            break
        state = match.state
        if state.turn not in turns and state.moving and state.moving.points:
            seat = next(iter(GAME.active(state)))
            if seat >= 0 and somebody_near(state, state.moving.figure):
                turns.add(state.turn)
                found.append(told(state, seat, state.moving.figure))
        wander(match, rng)
    return found


def somebody_near(state: State, figure: int) -> bool:
    here = state.figures[figure].square
    others = {one.square for number, one in enumerate(state.figures) if number != figure}
    return not others.isdisjoint({here, *BESIDE[here]} - {NOWHERE})


def told(state: State, seat: Seat, number: int) -> dict[str, Any]:
    """From the square it stands on: over which edges it may step, and on which squares stop."""
    view = GAME.view(state, seat)
    standing = [one.square for one in view.figures if one.square >= 0 and not one.wounded]
    floor, here = floor_of(state.dungeon), state.figures[number].square
    sides = [side for side in SIDES if not bars(state, number, here, side)]
    near = [here, *(BESIDE[here][side] for side in sides)]
    return {
        "rooms": view.rooms,
        "figures": view.figures,
        "things": view.things,
        "moving": number,
        "steps": sides,
        "near": near,
        "stops": [square for square in near if not may_stop(state, number, square)],
        "seen": {str(square): sorted(seen_from(floor, square, standing)) for square in standing},
    }


def test_the_page_of_moves_that_the_browser_is_held_to_is_by_the_rules() -> None:
    found = [one for number in range(GAMES) for one in moves_of(number)]
    now = "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in found) + "\n]\n"
    if os.environ.get("REGOLD"):
        PAGE.write_text(now, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == now, "REGOLD=1 scripts/test tests/games/prison"
    assert len(found) >= LEAST
    assert {len(one["steps"]) for one in found} >= {1, 2, 3}
    assert {one["near"] == one["stops"] for one in found} == {True, False}
