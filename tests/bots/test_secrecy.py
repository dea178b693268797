"""A bot knows its view, its moves and imagined worlds, and nothing else."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import pytest
from tests.tables import Case, tables

from igroteka.bots import hint
from igroteka.bots.hints import told
from igroteka.kernel import PERFECT, Game, Recall, Seat, is_player, stream
from igroteka.match import Knowledge, Virtual

from .tables import ROADS, asked, choice, seated

TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {"variant": "newspaper"}),
    (3, {"variant": "heap", "lanes": "on"}),
]


class Spy:
    """Like Knowledge, but the true position is out of reach, and the rules refuse to see it."""

    __slots__ = ("_doors", "game", "seat")
    left_ms: ClassVar[dict[str, int]] = {}

    def __init__(self, game: Game[Any, Any, Any], state: Any, seat: Seat) -> None:
        self.seat = seat
        self.game = blind_to(game, state)
        self._doors = (
            lambda: game.legal(state, seat),
            lambda: game.view(state, seat),
            lambda rng, recall: game.imagine(state, seat, rng, recall),
        )

    def legal(self) -> Sequence[Any]:
        return self._doors[0]()

    def view(self) -> Any:
        return self._doors[1]()

    def imagine(self, rng: Random, recall: Recall = PERFECT) -> Any:
        return self._doors[2](rng, recall)


def blind_to(game: Game[Any, Any, Any], truth: Any) -> Any:
    """The rules, which fail when they are asked about this very position."""

    class Blind(type(game)):  # type: ignore[misc]
        def apply(self, state: Any, *rest: Any, **named: Any) -> Any:
            assert state is not truth, "a bot has got hold of the true position"
            return super().apply(state, *rest, **named)

        def legal(self, state: Any, seat: Seat) -> Any:
            assert state is not truth, "a bot has got hold of the true position"
            return super().legal(state, seat)

    return Blind()


@pytest.mark.parametrize("bot", ["random", "greedy", "search:easy"])
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_a_bot_uses_no_door_but_its_own(bot: str, seats: int, options: dict[str, str]) -> None:
    table = asked(ROADS, seats, "spy", 14, **options)
    spy: Any = Spy(ROADS, table.state, table.state.turn)
    assert seated(bot, ROADS).choose(spy, stream("spy")) in spy.legal()


@pytest.mark.parametrize("bot", ["greedy:strong", "search:easy"])
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_what_a_bot_cannot_see_does_not_change_its_move(
    bot: str, seats: int, options: dict[str, str]
) -> None:
    table = asked(ROADS, seats, "twin 2", 12, **options)
    seat = table.state.turn
    twins = [ROADS.imagine(table.state, seat, stream("twin", n)) for n in range(4)]
    hands = {twin.hands for twin in twins}
    assert len(hands) > 1
    choices = {choice(bot, Virtual(ROADS, twin), seat) for twin in (table.state, *twins)}
    assert len(choices) == 1


def test_a_hint_knows_no_more_than_its_reader() -> None:
    table = asked(ROADS, 3, "twin", 12, variant="newspaper")
    seat = table.state.turn
    twin = ROADS.imagine(table.state, seat, stream("twin"))
    assert twin.hands != table.state.hands
    hints = [hint(ROADS, Knowledge(ROADS, state, seat), "h", 0) for state in (table.state, twin)]
    assert hints[0] == hints[1]


@pytest.mark.parametrize("case", tables("hinted"), ids=str)
def test_a_reason_holds_in_every_world_that_its_reader_can_imagine(case: Case) -> None:
    """The same deed, told from worlds that differ in what the seat cannot know."""
    game = case.game
    table = asked(game, case.seats, "alike", case.moves, **case.options)
    seat = next(one for one in game.active(table.state) if is_player(one))
    knowledge = Knowledge(game, table.state, seat)
    given = hint(game, knowledge, "h", 0)
    for number in range(4):
        assert told(game, knowledge, given.deed, f"world {number}", 0) == given
