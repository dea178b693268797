"""What is told, and to whom."""

from igroteka.kernel import Event, Listener, Seat

ANN, BOB = Seat(0), Seat(1)


class Drew(Event, frozen=True):
    seat: int
    card: str = ""


class Winked(Event, frozen=True):
    pass


def test_what_has_no_audience_is_for_everybody() -> None:
    told = Listener()
    told(Drew(0, "queen"))
    for seat in (ANN, BOB, None):
        assert told.heard_by(seat) == (Drew(0, "queen"),)


def test_the_others_hear_the_blurred_twin() -> None:
    told = Listener()
    told(Drew(0, "queen"), (ANN,), Drew(0))
    assert told.heard_by(ANN) == (Drew(0, "queen"),)
    assert told.heard_by(BOB) == (Drew(0),)


def test_spectators_are_others_too() -> None:
    told = Listener()
    told(Drew(0, "queen"), (ANN, BOB), Drew(0))
    assert told.heard_by(None) == (Drew(0),)


def test_without_a_twin_the_others_hear_nothing() -> None:
    told = Listener()
    told(Winked(), (ANN,))
    assert told.heard_by(BOB) == ()
    assert told.heard_by(None) == ()


def test_an_empty_audience_is_nobody() -> None:
    told = Listener()
    told(Drew(0, "queen"), (), Drew(0))
    assert told.heard_by(ANN) == (Drew(0),)


def test_what_was_shown_once_is_not_told_again_as_it_was() -> None:
    told = Listener()
    told(Drew(0, "queen"), None, Drew(0), once=True)
    told(Winked())
    assert told.heard_by(ANN) == (Drew(0, "queen"), Winked())
    assert told.heard_by(ANN, again=True) == (Drew(0), Winked())


def test_the_order_is_kept() -> None:
    told = Listener()
    told(Winked())
    told(Drew(1, "ace"), (BOB,), Drew(1))
    assert told.heard_by(ANN) == (Winked(), Drew(1))
