"""The table of Clockwork read aloud."""

from collections import Counter
from collections.abc import Iterator, Sequence

from igroteka.kernel import Passage, Spoken, Words

from .board import YARDS
from .view import View
from .words import field, spot


def aloud(view: View) -> tuple[Passage, ...]:
    return tuple(passage for passage in passages(view) if passage.lines)


def passages(view: View) -> Iterator[Passage]:
    yield Passage("", tuple(facts(view)))
    yield Passage(Words("clockwork-ui-hand"), tuple(in_hand(view.hand)))
    for text, card in (("sought", view.sought), ("found", view.found), ("shown", view.shown)):
        if card:
            yield Passage(Words(f"clockwork-ui-open-{text}"), (a_card(card),))
    yield Passage(Words("clockwork-ui-city"), (*standing(view), *piles(view)))
    yield Passage(Words("clockwork-ui-table"), tuple(discards(view)))
    yield Passage(Words("clockwork-ui-cards"), by_seat(view.hand_sizes))
    sets = [tuple(Words("clockwork-set", {"set": each}) for each in laid) for laid in view.laid]
    yield Passage(Words("clockwork-ui-machines"), by_seat([laid or 0 for laid in sets]))
    if view.opened:
        hands = [tuple(map(a_card, hand)) or 0 for hand in view.opened.hands]
        yield Passage(Words("clockwork-ui-revealed"), by_seat(hands))


def facts(view: View) -> Iterator[Words]:
    yield Words("clockwork-ui-round", {"round": view.round})
    if any(view.throw):
        yield Words("clockwork-ui-dice", {"one": view.throw[0], "two": view.throw[1]})
    if view.scrapped:
        yield Words("clockwork-ui-scrapped", {"count": view.scrapped})
    if view.ending:
        yield Words("clockwork-ui-ending")


def a_card(card: int) -> Words:
    return Words("clockwork-card", {"card": card})


def in_hand(hand: Sequence[int]) -> Iterator[Words]:
    for card, count in Counter(hand).items():
        yield Words("clockwork-ui-card", {"card": card, "count": count})


def standing(view: View) -> Iterator[Words]:
    """Who is who, and where."""
    for seat, (character, where) in enumerate(zip(view.characters, view.where, strict=True)):
        name = (Words("clockwork-character", {"character": character}),) if character else ()
        yield Words("clockwork-aloud-of", {"seat": seat, "what": (*name, field(where))})


def piles(view: View) -> Iterator[Words]:
    for yard, count in zip(YARDS, view.pile_sizes, strict=False):
        yield Words("clockwork-ui-pile", {"field": yard, "count": count})


def discards(view: View) -> Iterator[Words]:
    """A coach remembers what lies there."""
    known = {seen.place: seen.card for seen in view.remembered.table} if view.remembered else {}
    for place in view.table:
        if place in known:
            there = {**spot(place).details, "card": known[place]}
            yield Words("clockwork-ui-place-seen", there)
        else:
            yield Words("clockwork-ui-place-card", spot(place).details)


def by_seat(things: Sequence[Spoken]) -> tuple[Words, ...]:
    told = enumerate(things)
    return tuple(Words("clockwork-aloud-of", {"seat": seat, "what": what}) for seat, what in told)
