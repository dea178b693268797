"""The table of Urfin read aloud."""

from collections.abc import Iterator

from igroteka.kernel import Passage, Spoken, Words

from .parts import NO_PART
from .state import Built, Drawn
from .view import SoldierSeen, View


def aloud(view: View) -> tuple[Passage, ...]:
    return tuple(passage for passage in passages(view) if passage.lines)


def passages(view: View) -> Iterator[Passage]:
    yield Passage("", tuple(facts(view)))
    yield Passage(Words("urfin-ui-bag-felt"), tuple(felt(view)))
    yield Passage(Words("urfin-ui-tray"), tuple(map(open_part, view.drawn)))
    yield Passage(Words("urfin-ui-soldiers"), tuple(soldier(view, each) for each in view.soldiers))
    yield Passage(Words("urfin-ui-map"), tuple(at(view, b.cell, what(b)) for b in view.field))
    threw = (Words("urfin-ui-threw", {"road": road, "pips": n}) for road, n in view.throws)
    yield Passage(Words("urfin-ui-throws"), tuple(threw))
    yield Passage(Words("urfin-ui-team"), tuple(team(view)))


def facts(view: View) -> Iterator[Words]:
    yield Words("urfin-ui-left", {"soldiers": len(view.soldiers)})
    yield Words("urfin-ui-in-bag", {"parts": view.bag_size})
    yield Words("urfin-ui-limit", {"limit": view.limit})
    yield Words("urfin-ui-city-open" if view.crossed else "urfin-ui-city-shut")


def felt(view: View) -> Iterator[Words]:
    """What the fingers know of the part between them, spot by spot."""
    for touch in view.hand.felt if view.hand else ():
        spot = Words("urfin-ui-cell", {"column": touch.x + 1, "row": touch.y + 1})
        yield Words("urfin-aloud-at", {"where": spot, "what": touch.height})


def open_part(drawn: Drawn) -> Words:
    name = part(drawn.part)
    if drawn.by is None:
        return name
    return Words("urfin-ui-part-held", {"part": name, "seat": drawn.by})


def soldier(view: View, seen: SoldierSeen) -> Words:
    text = "urfin-ui-soldier-bumped" if seen.bumped else "urfin-ui-soldier"
    return at(view, seen.cell, Words(text, {"road": seen.road}))


def what(built: Built) -> Spoken:
    if built.wall != NO_PART:
        return part(built.wall)
    if built.roof == NO_PART:
        return Words("urfin-ui-bare", {"base": part(built.base)})
    tower = Words("urfin-ui-tower", {"base": part(built.base), "roof": part(built.roof)})
    return (tower, Words("urfin-ui-axis", {"axis": built.axis})) if built.axis else tower


def part(number: int) -> Words:
    return Words("urfin-part", {"part": number})


def at(view: View, cell: int, thing: Spoken) -> Words:
    row, column = divmod(cell, view.map.width)
    where = Words("urfin-ui-cell", {"column": column + 1, "row": row + 1})
    return Words("urfin-aloud-at", {"where": where, "what": thing})


def team(view: View) -> Iterator[Words]:
    for hand in view.hands:
        aim = (Words("urfin-ui-wish", {"at": hand.aim}),) if hand.aim else ()
        state = Words("urfin-ui-bag-hand", {"state": hand.state})
        yield Words("urfin-aloud-of", {"seat": hand.seat, "what": (*aim, state)})
