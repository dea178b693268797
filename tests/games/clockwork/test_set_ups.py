"""The laws walk through every option of Clockwork."""

from igroteka.games.clockwork import Clockwork

GAME = Clockwork()


def test_every_value_of_every_option_is_tried() -> None:
    settled = [GAME.settle(seats, options) for seats, options in GAME.box.set_ups]
    tried = {(name, value) for chosen in settled for name, value in chosen.items()}
    every = {(option.name, value) for option in GAME.options(2) for value in option.values}
    assert every - tried == set()
