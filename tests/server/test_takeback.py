"""Taking back needs everybody's consent, and that nothing hidden was shown."""

from igroteka.server.limits import Limits

from .guests import BOT, FRIEND, ME, House, mover, on_both, one_move, token


def test_with_consent_the_move_is_undone_for_all(house: House) -> None:
    guests = house.start(house.table())
    before = mover(guests).frame
    who = one_move(guests)
    who.say("AskTakeback")
    asked = mover(guests)
    assert asked.until("TakebackAsked")["by"] == before["seat"]
    asked.say("AnswerTakeback", yes=True)
    assert who.until("TakebackAnswered")["yes"] is True
    back = who.until("Update")["frame"]
    assert back["view"] == before["view"]
    assert back["legal"] == before["legal"]
    assert back["step"] == before["step"] + 2
    assert back["note"] == {"kind": "taken-back", "seat": before["seat"], "ms": 0}


def test_whoever_comes_back_later_is_told_too(house: House) -> None:
    keys = house.table()
    who = one_move(guests := house.start(keys))
    who.say("AskTakeback")
    mover(guests).say("AnswerTakeback", yes=True)
    who.until("Update")
    again = house.socket(keys["table"])
    again.say("Hello", token=token(keys, 0))
    notes = [told["note"] for told in again.until("Welcome")["story"]]
    assert [note["kind"] for note in notes if note] == ["taken-back"]


def test_without_consent_the_move_stands(house: House) -> None:
    guests = house.start(house.table())
    who = one_move(guests)
    asked = mover(guests)
    who.say("AskTakeback")
    asked.until("TakebackAsked")
    asked.say("AnswerTakeback", yes=False)
    assert who.until("TakebackAnswered")["yes"] is False
    asked.moves()


def test_playing_on_is_a_no(house: House) -> None:
    guests = house.start(house.table())
    who = one_move(guests)
    asked = mover(guests)
    who.say("AskTakeback")
    asked.until("TakebackAsked")
    asked.moves()
    assert who.until("TakebackAnswered")["yes"] is False
    asked.say("AnswerTakeback", yes=True)
    assert asked.trouble() == "not-allowed"


def test_bots_agree(house: House) -> None:
    guest = house.sit(house.table(ME, BOT), 0)
    while not guest.frame["legal"]:
        guest.hear()
    hand = guest.frame["view"]["hand"]
    step = guest.moves()["frame"]["step"]
    guest.at_step(step + 1)
    guest.say("AskTakeback")
    guest.until("TakebackAsked")
    assert guest.until("Update")["frame"]["view"]["hand"] == hand


def test_everybody_else_has_to_agree(house: House) -> None:
    """In a newspaper game of three, one's own last move hides nothing from oneself."""
    guests = house.start(house.table(ME, FRIEND, FRIEND), 3)
    who = one_move(guests)
    first, second = (guest for guest in guests if guest is not who)
    who.say("AskTakeback")
    first.until("TakebackAsked")
    first.say("AnswerTakeback", yes=True)
    second.until("TakebackAnswered")
    assert [m["type"] for m in who.so_far()].count("Update") == 0
    second.say("AnswerTakeback", yes=True)
    assert who.until("Update")["frame"]["legal"]


def test_what_showed_a_hidden_card_cannot_be_taken_back(house: House) -> None:
    guests = house.start(house.table(ME, FRIEND, FRIEND), 3)
    who = one_move(guests)
    one_move(guests)
    assert who.frame["step"] > 0
    who.say("AskTakeback")
    assert who.trouble() == "not-allowed"


def test_a_page_knows_what_can_be_taken_back(house: House) -> None:
    guests = house.start(house.table(ME, FRIEND, FRIEND), 3)
    who = mover(guests)
    assert who.moves()["can_take_back"] is True
    following = next(g for g in guests if g is not who and g.at_step(who.frame["step"])["legal"])
    following.moves()
    assert who.until("Update")["can_take_back"] is False


def test_only_one_asks_at_a_time_and_only_the_asked_answer(house: House) -> None:
    guests = house.start(house.table())
    first = one_move(guests)
    second = one_move(guests)
    second.say("AskTakeback")
    first.until("TakebackAsked")
    first.say("AskTakeback")
    assert first.trouble() == "not-allowed"
    second.say("AnswerTakeback", yes=True)
    assert second.trouble() == "not-allowed"


def test_whoever_comes_back_sees_who_asks(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    who = one_move(guests)
    who.say("AskTakeback")
    who.until("TakebackAsked")
    late = house.socket(keys["table"])
    late.say("Hello", token=token(keys, 1 - who.frame["seat"]))
    assert late.until("Welcome")["takeback_by"] == who.frame["seat"]


@on_both
def test_a_takeback_survives_a_restart(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    before = mover(guests).frame
    who = one_move(guests)
    who.say("AskTakeback")
    mover(guests).say("AnswerTakeback", yes=True)
    who.until("TakebackAnswered")
    who.until("Update")
    house.restart()
    back = house.sit(keys, before["seat"])
    assert back.frame["view"] == before["view"]
    assert back.frame["legal"] == before["legal"]


def test_a_bot_does_not_wait_for_an_answer_that_never_comes(house: House) -> None:
    """It has all the time in the world here, so that it is its turn while nobody answers."""
    house.limits = Limits(bot_pause_ms=3_600_000, takeback_s=0)
    house.restart()
    guests = house.start(house.table(ME, FRIEND, BOT))
    who = one_move(guests)
    while who.frame["active"] != [2]:
        who = one_move(guests)
    who.say("AskTakeback")
    for guest in guests:
        assert guest.until("TakebackAnswered")["yes"] is False
