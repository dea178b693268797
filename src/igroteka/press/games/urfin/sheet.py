"""What is printed of Urfin: the map, towers and walls to fold, soldiers, the rules (U-C1)."""

from typing import Any

from igroteka.kernel import Components, Game
from igroteka.kernel.clauses import page
from igroteka.press.nets import cut_piece, die, die_face, die_size
from igroteka.press.sheet import Board, Order, Piece, Pieces, Poster, Sheet, Shown
from igroteka.press.svg import box, drawing, moved
from igroteka.press.words import Words

from .aid import HIGH_MM, WIDE_MM, aid
from .art import art, ink, part, soldier
from .bases import base_1, base_2
from .board import board, size_mm
from .ground import Ground, ground_of
from .painted import paint
from .roofs import roof_1, roof_2, roof_3
from .soldier import figure
from .wall import wall

NETS = {
    "base1": base_1,
    "base2": base_2,
    "roof1": roof_1,
    "roof2": roof_2,
    "roof3": roof_3,
    "wall": wall,
}
DIE_MM = 16.0
PART_SEEN = 1.1  # in a picture of 100


def sheet(game: Game[Any, Any, Any], order: Order, words: Words) -> Sheet:
    settled = game.settle(order.seats, order.options)
    box_ = game.components(order.seats, settled)
    ground, rules = ground_of(box_.boards["map"]), page(game, words.lang)
    adult = settled["game"] == "adult"
    country = board(ground, zones=adult)
    return Sheet(
        title=words("urfin-name"),
        tagline=words("urfin-tagline"),
        facts=facts(game, box_, ground, words),
        hero=art()["lid"].drawing,
        accent=ink("gem"),
        intro=rules.intro,
        rules=rules.sections,
        rules_lang=rules.lang,
        shown=in_the_box(box_, country, adult, words),
        boards=(
            Board(
                words("print-urfin-aid"),
                words("print-urfin-aid-note"),
                aid(words),
                WIDE_MM,
                HIGH_MM,
            ),
        ),
        posters=(Poster(words("print-board"), country, *size_mm(ground)),),
        pieces=(parts(box_, words), people(box_, adult, words)),
        pale=art().pale,
    )


def facts(
    game: Game[Any, Any, Any], box_: Components, ground: Ground, words: Words
) -> tuple[str, ...]:
    low, high = game.seats
    wide, tall = size_mm(ground)
    return (
        words("print-players-between", low=low, high=high),
        words("print-urfin-parts-count", count=box_.decks[0].size),
        words("print-board-size", width=round(wide / 10), height=round(tall / 10)),
    )


def in_the_box(box_: Components, country: str, adult: bool, words: Words) -> tuple[Shown, ...]:
    """The parts kind by kind, soldiers, board."""
    counts: dict[str, int] = {}
    for name, count in box_.decks[0].faces.items():
        kind = str(box_.faces[name]["kind"])
        counts[kind] = counts.get(kind, 0) + count
    two = on_land(
        moved(31, 62, soldier(1), scale=0.98),
        moved(70, 66, soldier(2), scale=0.98),
    )
    return (
        *(
            Shown(
                words(f"urfin-kind-{kind}"),
                count,
                on_land(moved(50, 50, part(f"{kind}-green", PART_SEEN))),
            )
            for kind, count in counts.items()
        ),
        Shown(words("print-urfin-soldiers"), box_.decks[1].size, two),
        Shown(words("print-board"), 1, country),
        *((Shown(words("print-die"), 1, die_picture()),) if adult else ()),
    )


def on_land(*drawn: str) -> str:
    return drawing(100, 100, box(0, 0, 100, 100, ink("land")), *drawn)


def die_picture() -> str:
    ground = box(0, 0, 100, 100, ink("gem"))
    return drawing(
        100, 100, ground, moved(28, 24, die_face(6, 48, ink("edge"), ink("ink")), turn=8)
    )


def parts(box_: Components, words: Words) -> Pieces:
    """All parts of a kind together: green, light green, yellow."""
    nets: list[Piece] = []
    for name, count in box_.decks[0].faces.items():
        traits = box_.faces[name]
        net = NETS[str(traits["kind"])](paint(str(traits["colour"])))
        nets += [net] * count
    return Pieces(words("print-urfin-parts"), words("print-urfin-parts-note"), tuple(nets))


def people(box_: Components, adult: bool, words: Words) -> Pieces:
    soldiers = [figure(number) for number in range(1, box_.decks[1].size + 1)]
    wide, high = die_size(DIE_MM)
    cube = [cut_piece(wide, high, die(DIE_MM, ink("edge"), ink("ink")))] if adult else []
    return Pieces(
        words("print-urfin-soldiers-title"),
        words("print-urfin-soldiers-note"),
        (*soldiers, *cube),
    )
