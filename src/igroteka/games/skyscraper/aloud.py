"""The site of Skyscraper read aloud."""

from collections.abc import Iterator, Sequence

from igroteka.kernel import Passage, Spoken, Words

from .state import NONE, Worker
from .structure import Standing
from .view import View
from .words import lines, looks, place, spot


def aloud(view: View) -> tuple[Passage, ...]:
    return tuple(passage for passage in passages(view) if passage.lines)


def passages(view: View) -> Iterator[Passage]:
    left = Words("skyscraper-ui-left", {"left": view.left})
    built = Words("skyscraper-ui-cards-built", {"cards": len(view.building)})
    yield Passage("", (left, built))
    held = view.cards if view.picked == NONE else (view.picked,)
    yield Passage(Words("skyscraper-ui-hand"), tuple(a_card(card) for card in held))
    yield Passage(Words("skyscraper-plan-title"), (*map(standing, view.building), *people(view)))
    yield Passage(Words("skyscraper-facts-points"), by_seat(view.scores))
    crews = [sum(w.seat == n and not w.cell for w in view.workers) for n in range(view.seats)]
    yield Passage(Words("skyscraper-facts-crew"), by_seat(crews))


def a_card(card: int) -> Words:
    return Words("skyscraper-ui-card", looks(card))


def standing(card: Standing) -> Words:
    kind = looks(card.card)["kind"]
    where = Words("skyscraper-plan-place", spot(card.pose))
    return Words(
        "skyscraper-plan-standing", {"kind": kind, "where": where, "beams": lines(card.beams)}
    )


def people(view: View) -> Iterator[Words]:
    for number, worker in enumerate(view.workers):
        if worker.cell is not None:
            details: dict[str, Spoken] = {"seat": worker.seat, "how": how(view, number, worker)}
            yield Words("skyscraper-plan-worker", {**details, "where": place(worker.cell)})


def how(view: View, number: int, worker: Worker) -> str:
    if number in view.lost:
        return "lost"
    return "lying" if worker.lying else "standing"


def by_seat(counts: Sequence[int]) -> tuple[Words, ...]:
    told = enumerate(counts)
    return tuple(Words("skyscraper-aloud-of", {"seat": seat, "what": n}) for seat, n in told)
