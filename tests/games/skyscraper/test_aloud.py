"""The site of Skyscraper read aloud, and its moves in words."""

from msgspec.structs import replace

from igroteka.games.skyscraper.actions import Build, Move, Pick, Send, SkyscraperAction
from igroteka.games.skyscraper.deck import CARDS
from igroteka.games.skyscraper.state import State
from igroteka.kernel import Passage, Seat, Spoken, Words

from .table import GAME, A, B, cell, lines, number, picked, pose, table

ON_A_CARD = table("b21 F 0 0 2", A="0 0 2, -1 0 0", B="1 1 2")


def passage(heading: str, *lines: Words) -> Passage:
    return Passage(Words(f"skyscraper-{heading}"), lines)


def of(seat: int, what: Spoken) -> Words:
    return Words("skyscraper-aloud-of", {"seat": seat, "what": what})


def test_how_many_wait_in_each_crew_and_the_points_are_read_seat_by_seat() -> None:
    told = GAME.aloud(GAME.view(ON_A_CARD, A))
    assert passage("facts-crew", of(0, 3), of(1, 4)) in told
    assert passage("facts-points", of(0, 0), of(1, 0)) in told


def test_every_card_and_worker_on_the_site_is_read() -> None:
    told = GAME.aloud(GAME.view(ON_A_CARD, A))
    site = next(each for each in told if each.heading == Words("skyscraper-plan-title"))
    cards, workers = len(ON_A_CARD.building), 3
    assert len(site.lines) == cards + workers
    where = Words("skyscraper-plan-cell", {"x": 1, "y": 1, "z": 2})
    of_b = Words("skyscraper-plan-worker", {"seat": Seat(1), "how": "standing", "where": where})
    assert site.lines[-1] == of_b


def test_once_a_card_is_taken_up_it_is_the_one_that_is_read() -> None:
    state = table(held={"A": "b21 b30"})
    assert len(hand(state)) == 2
    assert hand(picked(state, "b30")) == hand(state)[1:]


def hand(state: State) -> tuple[Spoken, ...]:
    told = GAME.aloud(GAME.view(state, A))
    return next(each.lines for each in told if each.heading == Words("skyscraper-ui-hand"))


def test_workers_are_numbered_from_one_in_every_crew() -> None:
    for worker, named in ((0, 1), (4, 5), (5, 1), (7, 3)):
        said = GAME.words(ON_A_CARD, A, Move(worker, cell("1 0 2")))
        assert said.details["worker"] == named


def test_a_move_says_where_and_which_card_and_how_it_lies() -> None:
    def said(action: SkyscraperAction) -> dict[str, Spoken]:
        return GAME.words(ON_A_CARD, A, action).details

    assert said(Send(cell("2 1 0")))["where"] == place(2, 1, 0)
    pick = said(Pick(number("b21")))
    assert (pick["number"], pick["kind"]) == (number("b21") + 1, stance_of("b21"))
    build = said(Build(pose("X 1 2 4"), lines("left right")))
    assert (build["what"], build["x"], build["y"], build["z"]) == ("east", 1, 2, 4)
    assert build["beams"] == (line("left"), line("right"))


def test_a_card_on_the_site_is_read_with_its_place_and_its_beams() -> None:
    told = GAME.aloud(GAME.view(table("b21 F 0 0 2 left right"), A))
    where = Words("skyscraper-plan-place", {"what": "floor", "x": 0, "y": 0, "z": 2})
    beams = (line("left"), line("right"))
    kind = stance_of("b21")
    standing = Words("skyscraper-plan-standing", {"kind": kind, "where": where, "beams": beams})
    assert any(standing in each.lines for each in told)


def test_one_reads_how_one_stands_against_the_best_of_the_others() -> None:
    view = replace(GAME.view(table(seats=3), A), scores=(3, 7, 5))
    assert GAME.purpose(view, A).details == {"mine": 3, "others": 7, "cards": 1}
    assert GAME.purpose(view, B).details == {"mine": 7, "others": 5, "cards": 1}
    assert GAME.purpose(view, None).details == {"most": 7}


def place(x: int, y: int, z: int) -> Words:
    return Words("skyscraper-plan-cell", {"x": x, "y": y, "z": z})


def line(name: str) -> Words:
    return Words(f"skyscraper-ui-line-{name}")


def stance_of(name: str) -> Words:
    return Words(f"skyscraper-card-{CARDS[number(name)].stance}")
