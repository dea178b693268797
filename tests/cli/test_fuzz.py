"""fuzz and bench."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.laws.lantern import Lantern
from tests.laws.lantern.actions import LanternAction, Take
from tests.laws.lantern.state import State

from igroteka.cli.speed import random_game
from igroteka.games import SHELF
from igroteka.kernel import Emit, Seat, decode, stream
from igroteka.match import Choice, Record, play_out, rebuild

from .conftest import Igroteka


class Brittle(Lantern):
    """Crashes when the keeper comes in the second round."""

    id = "brittle"

    def apply(
        self, state: State, seat: Seat, action: LanternAction, emit: Emit | None = None
    ) -> State:
        if isinstance(action, Take) and state.round == 2:
            raise ZeroDivisionError("the keeper stumbles")
        return super().apply(state, seat, action, emit)


@pytest.fixture
def brittle() -> Iterator[Brittle]:
    """A broken box on the shelf, for as long as the test takes."""
    game = Brittle()
    SHELF[game.id] = game
    yield game
    del SHELF[game.id]


def test_a_sound_game_has_no_dead_ends(igroteka: Igroteka, tmp_path: Path) -> None:
    said = igroteka("fuzz", "roads", "--games", 8, "--out", tmp_path / "finds")
    assert said.code == 0
    assert said.out == "8 games, 0 dead ends\n"
    assert not (tmp_path / "finds").exists()


def test_the_hunt_as_json(igroteka: Igroteka, tmp_path: Path) -> None:
    asked = ("fuzz", "roads", "--games", 2, "--option", "cards=12", "--seats", 2, "--out", tmp_path)
    assert igroteka(*asked, "--json").json == {"games": 2, "found": []}


def test_a_find_is_kept_as_a_record_that_replays(
    igroteka: Igroteka, brittle: Brittle, tmp_path: Path
) -> None:
    said = igroteka("fuzz", "brittle", "--games", 12, "--out", tmp_path, "--json")
    assert said.code == 1
    found: list[Any] = said.json["found"]
    assert found
    assert found[0]["kind"] == "crash"
    assert found[0]["text"].endswith("ZeroDivisionError: the keeper stumbles")
    record = decode(Path(found[0]["record"]).read_bytes(), Record)
    again = rebuild(brittle, record.header, record.entries, record.seed)
    assert again.state.round == 2


@pytest.mark.usefixtures("brittle")
def test_what_is_found_is_told_to_people(igroteka: Igroteka, tmp_path: Path) -> None:
    said = igroteka("fuzz", "brittle", "--games", 1, "--option", "rounds=2", "--out", tmp_path)
    assert said.code == 1
    assert "crash, step" in said.out
    assert "1 games, 1 dead ends" in said.out


def test_with_minutes_the_time_decides(igroteka: Igroteka, tmp_path: Path) -> None:
    said = igroteka("fuzz", "roads", "--minutes", 0, "--out", tmp_path, "--json")
    assert said.json == {"games": 0, "found": []}


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("fuzz chess", "no game 'chess'; there is roads"),
        ("fuzz roads --games 0", "Invalid value for '--games'"),
        ("fuzz roads --minutes -1", "Invalid value for '--minutes'"),
        ("fuzz roads --option cards=x", "option cards: 'x' is not one of"),
        ("bench chess", "no game 'chess'; there is roads"),
        ("bench --seconds 0", "Invalid value for '--seconds'"),
        ("bench --fast", "No such option '--fast'."),
    ],
)
def test_bad_input_is_one_clear_line(igroteka: Igroteka, typed: str, complaint: str) -> None:
    assert igroteka(*typed.split()).complaint.startswith(complaint)


# bench


def test_bench_measures_every_game_and_every_variant_of_roads(igroteka: Igroteka) -> None:
    found = igroteka("bench", "--json", "--no-server", "--seconds", 0.05).json
    names = ["roads duel", "roads newspaper", "roads heap", "roads lanes", "clockwork"]
    names += ["urfin blind", "urfin adult", "prison pink", "prison black", "skyscraper calm"]
    assert [rate["name"] for rate in found["games"]][: len(names)] == names
    assert [one["name"] for one in found["frames"]][: len(names)] == names
    assert all(rate["moves_per_second"] > 0 for rate in found["games"])
    assert all(one["median_us"] > 0 for one in found["frames"])
    assert found["server"] is None


def test_bench_for_people(igroteka: Igroteka) -> None:
    said = igroteka("bench", "roads", "--no-server", "--seconds", 0.05)
    assert said.code == 0
    assert "random moves, one core" in said.out
    assert "roads heap" in said.out


def test_of_named_games_nothing_else_is_measured(igroteka: Igroteka) -> None:
    found = igroteka("bench", "clockwork", "--json", "--no-server", "--seconds", 0.05).json
    assert [rate["name"] for rate in found["games"]] == ["clockwork"]
    assert [one["name"] for one in found["frames"]] == ["clockwork"]
    assert found["np"] is None


def test_a_peer_that_is_not_there_is_said_to_be_missing(igroteka: Igroteka) -> None:
    """With the peers installed, their figure and the ratio; without, how to get them."""
    said = igroteka("bench", "roads", "--peers", "--json", "--no-server", "--seconds", 0.05)
    peers = said.json["peers"]
    if peers["catanatron"] is None:
        assert said.code == 2
        assert said.err == "igroteka: catanatron is not installed here; make study brings it\n"
        assert peers["ratio"] is None
    else:
        assert said.code == 0
        assert set(peers["ratio"]) == {rate["name"] for rate in said.json["games"]}


def test_only_choices_by_players_count_as_moves() -> None:
    """In a duel every move is a card laid, and nothing else is counted."""
    game = SHELF["roads"]
    options = game.settle(2, {"cards": "12"})
    assert 0 < random_game(game, 2, options, stream("elm")) <= 24
    result = play_out(game, options, [RandomPlayer(), RandomPlayer()], "elm")
    assert result.moves == len(result.state.network.cards)


class RandomPlayer:
    memo_type = None

    def choose(self, knowledge: Any, memo: None, rng: Any) -> Choice:
        return Choice(rng.choice(knowledge.legal()))
