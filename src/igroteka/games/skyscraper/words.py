"""A move of Skyscraper in words: cards by their beams, places by column, row and height."""

from igroteka.kernel import Spoken, Words, words_for

from .actions import Build, Lot, Move, Pick, Return, Send, Shift, SkyscraperAction
from .beams import lines_of
from .deck import CARDS
from .lattice import Cell, Plane, Pose
from .state import CREW

FACING = {Plane.FLOOR: "floor", Plane.FACES_X: "east", Plane.FACES_Y: "north"}


def words(action: SkyscraperAction) -> Words:
    match action:
        case Send(cell):
            return words_for("skyscraper", action, where=place(cell))
        case Move(worker, cell) | Shift(worker, cell):
            number = worker % CREW + 1
            return words_for("skyscraper", action, worker=number, where=place(cell))
        case Return(_, cell):
            return words_for("skyscraper", action, where=place(cell))
        case Pick(card):
            return words_for("skyscraper", action, number=card + 1, **looks(card))
        case Build(pose, beams):
            return words_for("skyscraper", action, **spot(pose), beams=lines(beams))
        case Lot(seat):
            return words_for("skyscraper", action, seat=seat)
    return words_for("skyscraper", action)


def looks(card: int) -> dict[str, Spoken]:
    drawn = CARDS[card]
    kind = drawn.id if drawn.ground else drawn.stance
    return {
        "kind": Words(f"skyscraper-card-{kind}"),
        "worker": "yes" if drawn.worker else "no",
        "beams": lines(drawn.beams),
    }


def lines(beams: int) -> tuple[Words, ...]:
    names = (line.name.lower().replace("_", "-") for line in lines_of(beams))
    return tuple(Words(f"skyscraper-ui-line-{name}") for name in names)


def spot(pose: Pose) -> dict[str, Spoken]:
    return {"what": FACING[pose.plane], "x": pose.x, "y": pose.y, "z": pose.z}


def place(cell: Cell) -> Words:
    return Words("skyscraper-plan-cell", {"x": cell.x, "y": cell.y, "z": cell.z})
