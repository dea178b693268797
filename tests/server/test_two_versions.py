"""Houses of two versions on one database, as in a rolling restart: real processes, real trees."""

from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.newer import copied, newer, patient

from igroteka.games import SHELF
from igroteka.server.census import houses
from igroteka.server.presence import left
from igroteka.server.ruling import are_others, mark, new_node
from igroteka.server.shared import shared_engine

from .apart import Message, Player, Server
from .guests import FRIEND
from .test_nodes import entries_at

LATER = ("busy", 1013)
MOST_TRIES = 10_000


def test_the_newer_house_takes_over_what_goes_on_alike_and_the_rest_is_closed_in_the_end(
    shared_db: str, tmp_path: Path
) -> None:
    old = Server(shared_db, patient(copied(tmp_path / "old")))
    new = Server(shared_db, patient(newer(tmp_path / "new")))
    try:
        with ExitStack() as stack:
            roads, clockwork = old.table("roads", FRIEND), old.table("clockwork", FRIEND)
            walker, friend = (Player(stack, old, roads, seat) for seat in range(2))
            thrower = Player(stack, old, clockwork, 0)
            walked = mover(walker, friend).moves("one")
            # Roads comes out alike: the newer house says so, and the older one lets go of it.
            walker_there = Player(stack, new, roads, 0)
            ruled = ruled_at(shared_db, roads)
            for player in (walker, friend):
                assert player.shown_out(ruled) == LATER
            assert turned_away(Player(stack, old, roads, 1)) == LATER
            friend_there = Player(stack, new, roads, 1)
            assert friend_there.frame["step"] > walked
            mover(walker_there, friend_there).moves("two")
            # Clockwork does not: it is left to the older house for as long as there is one.
            choose_characters(thrower, Player(stack, old, clockwork, 1))
            assert turned_away(Player(stack, new, clockwork, 1)) == LATER
            thrown = thrower.frame["step"]
            old.kill()
            end_its_lease(shared_db)
            seated = comes_in_after_the_last_of_the_older(shared_db, stack, new, clockwork)
            assert (seated.closed, seated.frame["legal"]) == ("rules", [])
            assert seated.frame["step"] >= thrown
        made = [row.action_id for row in entries_at(shared_db, roads) if row.action_id]
        assert made == ["one", "two"]
    finally:
        for server in (old, new):
            server.kill()


def ruled_at(db: str, keys: Message) -> int:
    """The step at which the newer house said so."""
    said: list[int] = [row.step for row in entries_at(db, keys) if b'"ruled"' in row.data]
    assert said, "the newer house let them in and did not say in the log whose rules hold"
    return said[0]


def turned_away(player: Player) -> tuple[str, int]:
    assert player.first["type"] == "Trouble", "a house of other rules let them in"
    return player.shown_out()


def end_its_lease(db: str) -> None:
    """Of the older house, as if the time had passed."""
    engine = shared_engine(db)
    try:
        with engine.connect() as connection:
            for node in houses(engine):
                if node.startswith(mark()):
                    for statement, row in left(node):
                        connection.execute(statement, row)
    finally:
        engine.dispose()


def comes_in_after_the_last_of_the_older(
    db: str, stack: ExitStack, new: Server, keys: Message
) -> Player:
    """Until the newer house has seen that the lease has ended they are asked to come again."""
    engine = shared_engine(db)
    try:
        assert not any(node.startswith(mark()) for node in houses(engine))
        for _ in range(MOST_TRIES):
            player = Player(stack, new, keys, 0)
            if player.first["type"] != "Trouble":
                return player
            assert player.shown_out() == LATER
        raise AssertionError("they are kept out though no older house is open any more")
    finally:
        engine.dispose()


def mover(*players: Player) -> Player:
    for player in players:
        player.catch_up()
    return next(player for player in players if player.frame["legal"])


def choose_characters(*players: Player) -> None:
    """Two different ones; from then on there have been dice."""
    for number, player in enumerate(players):
        player.to_move()
        player.act(f"character {number}", number)
        player.answer(f"character {number}")
    players[0].catch_up()


def test_a_house_is_known_by_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = new_node()
    assert ours.startswith(mark())
    assert not are_others([ours, new_node()])
    monkeypatch.setattr(type(SHELF["roads"]), "version", SHELF["roads"].version + 1)
    assert are_others([ours, new_node()])
