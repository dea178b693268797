"""A puzzle at a table of the house: a real match, judged by its goal, not by the written line."""

from pathlib import Path
from typing import Any

import pytest
from tests.lessons.learner import Learner
from tests.server.guests import House, Message

from igroteka.games import SHELF
from igroteka.kernel.puzzles import Puzzle, puzzles_of

ROADS = SHELF["roads"]
PUZZLE: Puzzle = next(one for one in puzzles_of(ROADS) if one.id == "easy-01")


@pytest.fixture
def house(tmp_path: Path):  # type: ignore[no-untyped-def]
    with House(tmp_path) as opened:
        yield opened


def set_up(house: House, puzzle: str = PUZZLE.id, game: str = "roads") -> Message:
    wish = {"game": game, "puzzle": puzzle, "name": "Ann"}
    answered = house.http.post("/api/puzzles", json=wish)
    assert answered.status_code == 201, answered.text
    keys: Message = answered.json()
    return keys


@pytest.fixture
def anna(house: House) -> Learner:
    return Learner(house, set_up(house))


def solve(anna: Learner) -> None:
    while anna.lesson["stands"] == "open":
        anna.acts(anna.shown())


def test_what_is_shown_leads_to_the_goal_against_the_best_answers(anna: Learner) -> None:
    assert (anna.lesson["type"], anna.lesson["goal"]) == ("PuzzleStep", "closed")
    assert anna.lesson["numbers"] == {"moves": 2}
    solve(anna)
    assert (anna.lesson["stands"], anna.lesson["used"]) == ("solved", 2)


def test_a_near_miss_is_refuted_and_taken_back(anna: Learner) -> None:
    wrong = PUZZLE.near[0].line[0].action
    anna.acts(wrong)
    anna.guest.say("AskHint")
    hint = anna.guest.until("HintGiven")
    assert (hint["deed"], hint["reasons"][0]["text"]) == ([], "puzzles-no-way")
    anna.acts(anna.guest.frame["legal"][0])
    assert anna.lesson["stands"] == "failed"
    assert anna.lesson["missed"]["ends"] > 0
    anna.goes_back()
    assert (anna.lesson["stands"], anna.lesson["used"]) == ("open", 1)
    anna.goes_back(whole=True)
    assert anna.lesson["used"] == 0
    solve(anna)
    assert anna.lesson["stands"] == "solved"


def test_even_a_finished_match_is_taken_back_and_solved_again(anna: Learner) -> None:
    solve(anna)
    assert anna.guest.frame["outcome"] is not None
    anna.goes_back(whole=True)
    assert anna.guest.frame["outcome"] is None
    solve(anna)
    assert anna.lesson["stands"] == "solved"


def test_where_one_stands_follows_from_the_log_alone(house: House) -> None:
    keys = set_up(house)
    before = Learner(house, keys)
    before.acts(before.shown())
    house.restart()
    after = Learner(house, keys)
    assert after.lesson == before.lesson


def test_nobody_resigns_or_hands_a_puzzle_over(anna: Learner) -> None:
    anna.guest.say("Resign")
    assert anna.guest.trouble() == "not-allowed"
    anna.guest.say("AskTakeback")
    assert anna.guest.trouble() == "not-allowed"


def test_a_puzzle_says_that_it_is_one(house: House) -> None:
    keys = set_up(house)
    token = next(key["token"] for key in keys["seats"] if key["kind"] == "me")
    mine = house.http.post("/api/mine", json={"tokens": [token]}).json()
    assert [line["puzzle"] for line in mine] == [PUZZLE.id]


def test_there_is_no_such_puzzle(house: House) -> None:
    asked = house.http.post("/api/puzzles", json={"game": "roads", "puzzle": "flying"})
    assert (asked.status_code, asked.json()["code"]) == (422, "bad-option")
    assert house.http.get("/api/puzzles/chess").status_code == 404


def test_the_shelf_names_them_and_the_door_lists_them(house: House) -> None:
    [roads] = [game for game in house.http.get("/api/games").json() if game["id"] == "roads"]
    listed = house.http.get("/api/puzzles/roads").json()
    assert roads["puzzles"] == [one["id"] for one in listed]
    assert len(listed) == len(puzzles_of(ROADS))
    assert listed[0] == {"id": "easy-01", "grade": 1, "goal": "closed", "numbers": {"moves": 2}}


def test_a_way_that_is_being_sought_is_not_sought_twice(
    anna: Learner, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with any hint: one thought a step, and whoever asks again is told the same."""
    workers, thoughts = house.app.state.tables.house.workers, []
    advise = workers.advise

    def counted(*asked: Any) -> Any:
        thoughts.append(asked)
        return advise(*asked)

    monkeypatch.setattr(workers, "advise", counted)
    for _ in range(3):
        anna.guest.say("AskHint")
    heard = [anna.guest.hear() for _ in range(3)]
    hint, *again = [said for said in heard if said["type"] == "HintGiven"]
    assert all(one == hint for one in again)
    assert all(said["code"] == "too-fast" for said in heard if said["type"] == "Trouble")
    anna.guest.say("AskHint")
    assert anna.guest.hear() == hint
    assert len(thoughts) == 1


def test_what_is_sought_takes_no_thread_of_anybody_elses_table(
    anna: Learner, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = house.app.state.tables.house.workers
    monkeypatch.setattr(workers, "threads", None)
    solve(anna)
    assert anna.lesson["stands"] == "solved"


@pytest.mark.parametrize("puzzle", ["easy-02", "easy-09"])
def test_cards_are_turned_up_and_the_dungeon_moves_by_themselves(house: House, puzzle: str) -> None:
    """A fight that is surely won, and a turn of the dungeon that hurts nobody."""
    anna = Learner(house, set_up(house, puzzle, "prison"))
    solve(anna)
    assert anna.lesson["stands"] == "solved"
