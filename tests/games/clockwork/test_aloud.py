"""The table of Clockwork, read aloud: everything one may see, under its heading."""

from igroteka.games.clockwork.actions import Straight
from igroteka.games.clockwork.state import State
from igroteka.kernel import Words

from .table import GAME, A, card, field, play, seen, table, throw


def read(state: State) -> dict[str, list[Words]]:
    told = GAME.aloud(GAME.view(state, A))
    return {
        passage.heading.text.removeprefix("clockwork-ui-")
        if isinstance(passage.heading, Words)
        else "": [line for line in passage.lines if isinstance(line, Words)]
        for passage in told
    }


def test_the_hand_is_read_card_by_card_and_the_discards_by_their_place() -> None:
    told = read(table("F1a fuel fuel | K1a", "boiler towers", discards="4:F1c 9:K2a"))
    hand = {(line.details["card"], line.details["count"]) for line in told["hand"]}
    assert hand == {(card("F1a"), 1), (card("fuel"), 2)}
    assert len(told["table"]) == 2


def test_dice_are_read_once_they_lie_there() -> None:
    state = table("F1a | K1a", "boiler towers")
    assert "clockwork-ui-dice" not in {line.text for line in read(state)[""]}
    dice = next(line for line in read(throw(state, 1, 2))[""] if line.text == "clockwork-ui-dice")
    assert (dice.details["one"], dice.details["two"]) == (1, 2)


def test_a_way_straight_there_is_seen_as_one() -> None:
    state = play(throw(table("F1a | K1a", "boiler towers"), 3, 4), Straight(field("cog")))
    assert seen(state, A).straight
