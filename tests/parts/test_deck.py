"""Decks and hands."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.parts.deck import cards_of, deal, scaled, with_card, without

mixes = st.dictionaries(st.sampled_from("ABCDEFG"), st.integers(0, 40)).filter(
    lambda mix: sum(mix.values()) > 0
)


@given(mix=mixes, size=st.integers(0, 500))
def test_a_scaled_mix_has_the_size_and_is_off_by_less_than_a_card(
    mix: dict[str, int], size: int
) -> None:
    whole = sum(mix.values())
    counts = scaled(mix, size)
    assert sum(counts.values()) == size
    for name, count in mix.items():
        assert abs(counts[name] - size * count / whole) < 1


def test_the_largest_remainder_gets_the_card_left_over() -> None:
    assert scaled({"A": 1, "B": 2}, 2) == {"A": 1, "B": 1}
    assert scaled({"A": 3, "B": 2, "C": 2}, 4) == {"A": 2, "B": 1, "C": 1}
    assert scaled({"A": 1, "B": 4}, 3) == {"A": 1, "B": 2}


def test_equal_remainders_go_to_the_earlier_name() -> None:
    assert scaled({"A": 1, "B": 1, "C": 1}, 4) == {"A": 2, "B": 1, "C": 1}
    assert scaled({"C": 1, "B": 1, "A": 1}, 2) == {"C": 1, "B": 1, "A": 0}


def test_cards_come_sorted_each_as_often_as_counted() -> None:
    assert cards_of({"B": 2, "A": 1, "C": 0}) == ("A", "B", "B")


def test_a_hand_loses_one_copy_of_a_card_and_gains_one_in_its_place() -> None:
    assert without(("A", "B", "B", "C"), "B") == ("A", "B", "C")
    assert without(("A",), "A") == ()
    assert with_card(("A", "C"), "B") == ("A", "B", "C")
    assert with_card((), "B") == ("B",)
    with pytest.raises(ValueError, match="not in tuple"):
        without(("A",), "B")


@given(sizes=st.lists(st.integers(0, 6), min_size=1, max_size=6), seed=st.integers(0, 999))
def test_a_deal_gives_every_card_to_somebody_or_leaves_it_over(sizes: list[int], seed: int) -> None:
    cards = "ABCDEFGH" * 5
    hands, left = deal(cards, sizes, Random(seed))
    assert list(map(len, hands)) == sizes
    assert Counter(left) + Counter("".join(map("".join, hands))) == Counter(cards)
    assert all(list(hand) == sorted(hand) for hand in (*hands, left))


def test_a_deal_is_shuffled_by_the_dice_it_is_given() -> None:
    one, same, other = (deal("ABCDEFGHIJ", [3, 3], Random(seed)) for seed in (1, 1, 2))
    assert one == same != other
