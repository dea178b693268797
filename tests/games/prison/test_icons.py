"""Which cards bring reinforcements, and how many come at each level."""

import pytest

from igroteka.games.prison import Prison, icons
from igroteka.games.prison.icons import FIGHTS, LEVELS


def called_by(level: str) -> tuple[set[str], set[int]]:
    """What the player's cards and the NP's combat cards call at that level."""
    at = LEVELS.index(level)
    ours = {f"{value} actions" for value in icons.ACTIONS if icons.action_calls(at, value)}
    ours |= {f"+{value}" for value in FIGHTS if icons.fight_calls(at, value)}
    ours |= {"jump"} if icons.jump_calls(at) else set()
    return ours, {value for value in FIGHTS if icons.np_fight_calls(at, value)}


@pytest.mark.clause("P-2.1", "P-11.1")
def test_white_calls_nobody() -> None:
    assert called_by("white") == (set(), set())


@pytest.mark.clause("P-11.1", "P-13.3")
def test_pink_calls_only_by_the_weak_cards_of_the_np() -> None:
    assert called_by("pink") == (set(), {0, 1, 2})


@pytest.mark.clause("P-11.1", "P-13.3")
def test_black_calls_by_both_sides_cards() -> None:
    ours, theirs = called_by("black")
    assert ours == {"2 actions", "5 actions", "jump", "+0", "+4", "+6"}
    assert theirs == {0, 1, 6}


@pytest.mark.clause("P-11.1")
def test_the_levels_in_between() -> None:
    assert called_by("yellow")[0] == {"5 actions"}
    assert called_by("green")[0] == {"4 actions", "+4"}
    assert called_by("blue")[0] == {"3 actions", "+5"}
    assert called_by("red")[0] == {"4 actions", "+0", "+5", "+6"}


@pytest.mark.clause("P-11.1")
def test_expected_reinforcements_never_fall_from_white_to_black() -> None:
    """A cycle of action cards and, in each turn, a fight with any card of either side."""
    expected = []
    for level in icons.EASY_TO_HARD:
        actions = sum(icons.action_calls(level, value) for value in icons.ACTIONS)
        ours = sum(icons.fight_calls(level, value) for value in FIGHTS) / len(FIGHTS)
        theirs = sum(icons.np_fight_calls(level, value) for value in FIGHTS) / len(FIGHTS)
        expected.append(actions + len(icons.ACTIONS) * (ours + theirs))
    assert expected == sorted(expected)
    assert expected[0] < expected[-1]


@pytest.mark.clause("P-12.1")
def test_the_eye_is_printed_on_a_5_and_on_every_2_and_3_of_a_fight() -> None:
    faces = Prison().components(1, Prison().settle(1, {})).faces
    assert {name for name, traits in faces.items() if traits.get("eye")} == {
        "yellow-action-5",
        "yellow-fight-2",
        "yellow-fight-3",
        "np-fight-2",
        "np-fight-3",
    }
