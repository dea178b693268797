"""What wins in Skyscraper, and how one stands (S-S2, S-E3)."""

from igroteka.kernel import Seat, Words

from .view import View


def purpose(view: View, seat: Seat | None) -> Words:
    if seat is None:
        return Words("skyscraper-purpose-points-watched", {"most": max(view.scores)})
    others = max(score for who, score in enumerate(view.scores) if who != seat)
    mine, cards = view.scores[seat], len(view.cards)
    return Words("skyscraper-purpose-points", {"mine": mine, "others": others, "cards": cards})
