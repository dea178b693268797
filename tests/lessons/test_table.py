"""A lesson at a table of the house: a real match whose other seats follow the script."""

from pathlib import Path

import pytest
from tests.server.guests import House, Message

from igroteka.games import SHELF
from igroteka.kernel import Seat
from igroteka.kernel.lessons import lessons_of
from igroteka.match import deed, lesson_match
from igroteka.server.troubles import InTrouble
from igroteka.server.tutor import Tutor, taught

from .learner import Learner, begun

DEAD_END: Message = {"type": "Lay", "face": "D", "x": 1, "y": 0, "turn": 3}
RIGHT: Message = {"type": "Lay", "face": "C", "x": 1, "y": 0, "turn": 2}
INTO_BEIGE: Message = {"type": "Lay", "face": "C", "x": 1, "y": 0, "turn": 0}


@pytest.fixture
def house(tmp_path: Path):  # type: ignore[no-untyped-def]
    with House(tmp_path) as opened:
        yield opened


@pytest.fixture
def anna(house: House) -> Learner:
    return Learner(house, begun(house, "roads", "first"))


def test_what_the_others_and_chance_do_is_in_the_script(anna: Learner) -> None:
    assert anna.guest.frame["view"]["hand"].count("D") == 4
    assert [card["face"] for card in anna.guest.frame["view"]["cards"]] == ["S"]
    assert anna.says[0] == "roads-lesson-first-theme"
    anna.acts(RIGHT)
    assert [card["face"] for card in anna.guest.frame["view"]["cards"]] == ["S", "C", "T"]
    assert anna.says == ["roads-lesson-first-ends"]


def test_a_wrong_move_is_answered_by_the_step_and_not_made(anna: Learner) -> None:
    step = anna.guest.frame["step"]
    answered = anna.tries(DEAD_END)
    assert (answered["type"], answered["say"]) == ("LessonAnswer", "roads-lesson-first-not-yet")
    anna.acts(RIGHT)
    assert anna.guest.frame["step"] == step + 2


def test_a_forbidden_move_is_answered_by_the_rules(anna: Learner) -> None:
    answered = anna.tries(INTO_BEIGE)
    assert answered["type"] == "Refused"
    assert answered["refusal"]["clause"] == "R-P2"


def test_show_me_is_the_first_right_move_and_is_not_made(anna: Learner) -> None:
    step = anna.guest.frame["step"]
    assert anna.shown() == RIGHT
    assert anna.guest.frame["step"] == step


def test_show_me_shows_a_walk_as_one_deed(house: House) -> None:
    anna = Learner(house, begun(house, "prison", "rooms"))
    anna.guest.say("AskHint")
    hint = anna.guest.until("HintGiven")
    assert [action["type"] for action in hint["deed"]] == ["Begin", "Step", "Step", "Stop"]
    assert len(hint["words"]) == 1


@pytest.mark.parametrize("wish", ["Resign", "AskTakeback"])
def test_one_leaves_a_lesson_instead_of_resigning(anna: Learner, wish: str) -> None:
    anna.guest.say(wish)
    assert anna.guest.trouble() == "not-allowed"


def test_nobody_sits_in_for_a_learner(anna: Learner) -> None:
    anna.guest.say("HandOver", seat=0, bot="random")
    assert anna.guest.trouble() == "not-allowed"


def test_whoever_watches_is_taught_nothing(house: House) -> None:
    keys = begun(house, "roads", "first")
    watcher = house.socket(keys["table"])
    watcher.say("Hello", token=keys["watch"])
    assert watcher.until("Welcome")["lesson"] is None


def test_it_stands_on_no_board_and_says_that_it_is_a_lesson(house: House) -> None:
    keys = begun(house, "roads", "heap")
    assert house.http.get("/api/board").json() == []
    mine = house.http.post("/api/mine", json={"tokens": [keys["seats"][0]["token"]]}).json()
    assert [line["lesson"] for line in mine] == ["heap"]


def test_where_one_stands_follows_from_the_log_alone(house: House) -> None:
    keys = begun(house, "roads", "first")
    before = Learner(house, keys)
    before.acts(RIGHT)
    house.restart()
    after = Learner(house, keys)
    assert after.lesson == before.lesson
    assert after.guest.frame["view"] == before.guest.frame["view"]


def test_there_is_no_such_lesson(house: House) -> None:
    asked = house.http.post("/api/lessons", json={"game": "roads", "lesson": "flying"})
    assert asked.status_code == 422
    assert asked.json()["code"] == "bad-option"


def test_the_words_of_lessons_are_asked_for_by_game_and_language(house: House) -> None:
    assert "roads-lesson-first = " in house.http.get("/api/lessons/roads/en").json()
    assert house.http.get("/api/lessons/roads/xx").status_code == 404
    assert house.http.get("/api/lessons/chess/en").status_code == 404


def test_the_shelf_lists_the_guided_game_first(house: House) -> None:
    [roads] = [game for game in house.http.get("/api/games").json() if game["id"] == "roads"]
    first = roads["lessons"][0]
    assert (first["id"], first["title"]) == ("first", "roads-lesson-first")
    assert {"R-P1", "R-1.3"} <= set(first["clauses"])


def test_without_the_simulator_the_lesson_about_gravity_is_not_offered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "falls" in [lesson.id for lesson in taught(SHELF["skyscraper"])]
    monkeypatch.setattr("igroteka.games.skyscraper.options.has_physics", lambda: False)
    offered = [lesson.id for lesson in taught(SHELF["skyscraper"])]
    assert "first" in offered
    assert "falls" not in offered
    asked = house.http.post("/api/lessons", json={"game": "skyscraper", "lesson": "falls"})
    assert asked.json()["code"] == "bad-option"


def test_a_lesson_that_is_over_takes_no_more_moves(house: House) -> None:
    anna = Learner(house, begun(house, "roads", "lanes"))
    for _ in range(2):
        anna.acts(anna.shown())
    assert anna.lesson["done"]
    anna.guest.say("AskHint")
    assert anna.guest.trouble() == "not-allowed"


def test_a_move_after_the_end_of_a_lesson_is_answered_by_its_own_name(house: House) -> None:
    """Whoever made it waits for that, and could do nothing more."""
    anna = Learner(house, begun(house, "urfin", "bag"))
    while not anna.lesson["done"]:
        anna.acts(anna.shown())
    click = anna.guest.act()
    assert anna.guest.until("Trouble")["id"] == click


def test_whoever_could_act_beside_the_others_waits_until_they_have_done_their_part() -> None:
    """In Urfin both players are asked at once: a move made too early would not be the script's."""
    game = SHELF["urfin"]
    lesson = lessons_of(game)[0]
    match = lesson_match(game, lesson, "oak")
    aim = next(move for move in game.legal(match.state, Seat(0)) if fits_base(move))
    with pytest.raises(InTrouble, match="first the others"):
        Tutor(lesson, match).answer(Seat(0), aim, match.step)
    match.play(lesson.before[0].by, deed(game, lesson.before[0]))
    assert Tutor(lesson, match).answer(Seat(0), aim, match.step) == ""


def fits_base(move: object) -> bool:
    return getattr(move, "at", "") == "base"
