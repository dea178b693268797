"""How much of what it has seen a seat still remembers."""

from igroteka.kernel import PERFECT, Recall, stream

FACTS = ("ace", "king", "queen", "jack")
AGES = (30, 20, 10, 0)


def test_perfect_recall_keeps_everything() -> None:
    assert PERFECT.lets_through(FACTS, AGES, stream("elm")) == FACTS


def test_the_last_few_are_the_newest() -> None:
    assert Recall("last", 2).lets_through(FACTS, AGES, stream("elm")) == ("queen", "jack")
    assert Recall("last", 0).lets_through(FACTS, AGES, stream("elm")) == ()
    assert Recall("last", 9).lets_through(FACTS, AGES, stream("elm")) == FACTS


def test_what_has_just_been_seen_never_fades() -> None:
    for seed in range(50):
        assert "jack" in Recall("fading", 90).lets_through(FACTS, AGES, stream(str(seed)))


def test_older_facts_fade_more_often() -> None:
    kept = [Recall("fading", 95).lets_through(FACTS, AGES, stream(str(s))) for s in range(400)]
    counts = [sum(fact in some for some in kept) for fact in FACTS]
    assert counts == sorted(counts)
    assert 0 < counts[0] < counts[2] < 400


def test_nothing_fades_at_a_hundred_and_only_now_stays_at_nought() -> None:
    assert Recall("fading", 100).lets_through(FACTS, AGES, stream("elm")) == FACTS
    assert Recall("fading", 0).lets_through(FACTS, AGES, stream("elm")) == ("jack",)
