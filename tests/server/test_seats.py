"""Resigning, handing one's seat to a bot, and taking it back."""

from igroteka.server.limits import Limits

from .guests import BOT, FRIEND, ME, House, bearer, mover, on_both, one_move, other


def test_of_two_the_one_who_stays_wins(house: House) -> None:
    keys = house.table()
    guests = house.start(keys)
    guests[0].say("Resign")
    while guests[1].frame["outcome"] is None:
        guests[1].hear()
    assert guests[1].frame["outcome"]["winners"] == [1]
    info = guests[1].until("Seats")["info"]
    assert info["seats"][0]["resigned"] is True
    assert info["seed"] == "elm 0"


def test_of_three_the_others_play_on_beside_a_bot(house: House) -> None:
    guests = house.start(house.table(ME, FRIEND, FRIEND), 3)
    leaver = mover(guests)
    seat = leaver.frame["seat"]
    stays = next(guest for guest in guests if guest is not leaver)
    leaver.say("Resign")
    while True:
        sitting = stays.until("Seats")["info"]["seats"][seat]
        if sitting["bot"]:
            break
    assert sitting["resigned"] is True
    while stays.frame["active"] == [seat]:
        stays.hear()
    assert stays.frame["outcome"] is None
    leaver.say("TakeSeat")
    assert leaver.trouble() == "not-allowed"
    leaver.say("Act", id="late", step=leaver.frame["step"], action={"type": "Draw", "face": "a"})
    assert leaver.trouble() == "not-allowed"


def test_nobody_resigns_twice_or_after_the_end(house: House) -> None:
    guests = house.start(house.table())
    guests[0].say("Resign")
    guests[0].say("Resign")
    assert guests[0].trouble() == "not-allowed"
    guests[1].say("Resign")
    assert guests[1].trouble() == "not-allowed"


def test_ones_own_seat_goes_to_a_bot_and_back(house: House) -> None:
    guests = house.start(house.table())
    who, friend = mover(guests), other(guests)
    seat = who.frame["seat"]
    who.say("HandOver", seat=seat, bot="random")
    assert friend.until("Seats")["info"]["seats"][seat]["bot"] == "random"
    while not friend.frame["legal"]:
        friend.hear()
    who.act({"type": "Draw", "face": "a"})
    assert who.trouble() == "not-allowed"
    who.say("TakeSeat")
    while friend.until("Seats")["info"]["seats"][seat]["bot"]:
        pass
    friend.moves()
    who.at_step(friend.frame["step"])
    who.moves()


def test_a_seat_is_not_taken_from_somebody_who_is_here(house: House) -> None:
    guests = house.start(house.table())
    guests[0].say("HandOver", seat=1, bot="random")
    assert guests[0].trouble() == "not-allowed"


def test_a_seat_is_not_taken_from_somebody_who_has_just_left(house: House) -> None:
    guests = house.start(house.table())
    guests[1].leave()
    guests[0].until("Seats")
    guests[0].say("HandOver", seat=1, bot="random")
    assert guests[0].trouble() == "not-allowed"


def test_the_seat_of_a_leaver_goes_to_a_bot_and_back(house: House) -> None:
    house.limits = Limits(absent_ms=0, bot_pause_ms=0)
    house.restart()
    keys = house.table()
    guests = house.start(keys)
    stays, leaver = other(guests), mover(guests)
    seat = leaver.frame["seat"]
    leaver.leave()
    while not stays.until("Seats")["info"]["seats"][seat]["away"]:
        pass
    stays.say("HandOver", seat=seat, bot="random")
    assert stays.trouble() == "not-allowed", "a weaker bot than the table's"
    stays.say("HandOver", seat=seat, bot="medium")
    while not stays.frame["legal"]:
        stays.hear()
    back = house.sit(keys, seat)
    back.say("TakeSeat")
    while back.until("Seats")["info"]["seats"][seat]["bot"]:
        pass
    stays.moves()
    back.at_step(stays.frame["step"])
    back.moves()


def test_the_bot_for_a_leaver_is_of_the_level_of_those_who_sit_here(house: House) -> None:
    """Not of the one that somebody's own seat was handed to in between."""
    house.limits = Limits(absent_ms=0, bot_pause_ms=0)
    house.restart()
    strong = {"kind": "bot", "bot": "greedy:strong"}
    keys = house.table(ME, FRIEND, strong)
    stays, leaver = house.sit(keys, 0), house.sit(keys, 1)
    stays.say("HandOver", seat=0, bot="random")
    leaver.leave()
    seats = stays.until("Seats")["info"]
    while not seats["seats"][1]["away"]:
        seats = stays.until("Seats")["info"]
    assert seats["stand_in"] == "greedy:strong"


def test_a_bots_own_seat_is_nobodys_to_give(house: House) -> None:
    guest = house.sit(house.table(ME, BOT), 0)
    guest.say("HandOver", seat=1, bot="random")
    assert guest.trouble() == "not-allowed"
    guest.say("TakeSeat")
    assert guest.trouble() == "not-allowed"


def test_an_unknown_bot_is_named_so(house: House) -> None:
    guest = house.sit(house.table(), 0)
    guest.say("HandOver", seat=0, bot="deep-thought")
    assert guest.trouble() == "bad-option"


@on_both
def test_bots_and_resignations_survive_a_restart(house: House) -> None:
    keys = house.table(ME, FRIEND, FRIEND)
    guests = house.start(keys, 3)
    guests[0].say("HandOver", seat=0, bot="random")
    guests[1].until("Seats")
    guests[1].say("Resign")
    while not guests[2].until("Seats")["info"]["seats"][1]["resigned"]:
        pass
    house.ask(keys, 2)
    house.restart()
    seats = house.http.get(f"/api/tables/{keys['table']}", headers=bearer(keys, 2)).json()["seats"]
    assert [seat["bot"] for seat in seats] == ["random", "medium", ""]
    assert [seat["resigned"] for seat in seats] == [False, True, False]


def test_a_seat_in_a_bots_hands_is_asked_for_no_consent(house: House) -> None:
    guests = house.start(house.table())
    who = one_move(guests)
    asked = next(guest for guest in guests if guest is not who)
    who.say("AskTakeback")
    asked.until("TakebackAsked")
    asked.say("HandOver", seat=asked.frame["seat"], bot="random")
    step = who.frame["step"]
    taken_back = who.at_step(step + 2)
    assert taken_back["legal"]
