"""The map as a poster (U-C4): its land is put together from the screen's pictures."""

from igroteka.press.svg import box, moved, num

from .art import art, ink
from .ground import CELL, Ground
from .signs import flags, milestones, posts, starts
from .survey import Survey, survey_of

CELL_MM = 18.5  # 27 of them and their margins lie on six sheets of A4
MARGIN_MM = 9.0
MARGIN = MARGIN_MM / CELL_MM * CELL
LAYER, LINE = "land-", "{line}"
PALACE = 180  # the picture is so wide


def size_mm(ground: Ground) -> tuple[float, float]:
    return ground.width * CELL_MM + 2 * MARGIN_MM, ground.height * CELL_MM + 2 * MARGIN_MM


def board(ground: Ground, zones: bool) -> str:
    """`zones` are shown for the grown-up game."""
    survey = survey_of(ground)
    seen = (
        -MARGIN,
        -MARGIN,
        ground.width * CELL + 2 * MARGIN,
        ground.height * CELL + 2 * MARGIN,
    )
    parts = (
        art()["tiles"].art,
        art()["hatching"].art if zones else "",
        box(*seen, ink("edge")),
        *(layer(name, ground, survey) for name in layers(zones)),
        *(moved(one.x, one.y, art()["bridge"].art, turn=one.turn) for one in survey.bridges),
        *(moved(one.x, one.y, art()[one.kind].art, scale=one.size) for one in survey.trees),
        in_the_palace("palace", survey),
        starts(ground),
        posts(ground),
        milestones(ground),
        flags(survey) if zones else "",
    )
    view = " ".join(map(num, seen))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{"".join(parts)}</svg>'


def layers(zones: bool) -> list[str]:
    """What lies flat on the land, from the ground up, as the screen has it."""
    names = [name.removeprefix(LAYER) for name in art().sprites if name.startswith(LAYER)]
    return [name for name in names if zones or not name[-1].isdigit()]


def layer(name: str, ground: Ground, survey: Survey) -> str:
    drawn = art()[LAYER + name].art
    if name == "sheet":
        return drawn.replace(LINE, f"M0 0H{ground.width * CELL}V{ground.height * CELL}H0Z")
    if name == "rays":
        return in_the_palace(LAYER + name, survey)
    if name in survey.lines:
        return drawn.replace(LINE, survey.lines[name])
    places = survey.small[name.removesuffix("Rows")]
    return "".join(moved(place.x, place.y, drawn) for place in places)


def in_the_palace(name: str, survey: Survey) -> str:
    palace = survey.palace
    return moved(palace.x, palace.y, art()[name].art, scale=palace.size / PALACE)
