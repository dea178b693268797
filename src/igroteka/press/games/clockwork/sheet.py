"""What is printed of Clockwork: cards, city, Towers, characters, two dice, the rules (C-C1)."""

from collections.abc import Iterator
from typing import Any

from igroteka.kernel import Components, Deck, Game, Traits
from igroteka.kernel.clauses import page
from igroteka.press.nets import cut_piece, die, die_face, die_size
from igroteka.press.sheet import Order, Pieces, Poster, PrintDeck, PrintFace, Sheet, Shown
from igroteka.press.svg import box, drawing, moved
from igroteka.press.words import Words

from .art import HIGH, WIDE, art, card, ink, name_plate
from .board import BOARD_MM, board
from .figure import character, figure
from .model import towers_to_fold

CARD_MM = (46.0, 63.0)  # 16 to a sheet, A4 or Letter
DIE_MM = 16.0
DICE = 2
WHOLE = 1  # cards that are all alike are a set by themselves


def sheet(game: Game[Any, Any, Any], order: Order, words: Words) -> Sheet:
    settled = game.settle(order.seats, order.options)
    cards = game.components(order.seats, settled)
    rules, city = page(game, words.lang), board(cards.boards["city"], words)
    deck = printed(cards, words)
    return Sheet(
        title=words("clockwork-name"),
        tagline=words("clockwork-tagline"),
        facts=facts(game, cards, words),
        hero=art()["lid"].drawing,
        accent=ink("brass"),
        intro=rules.intro,
        rules=rules.sections,
        rules_lang=rules.lang,
        decks=(deck,),
        shown=in_the_box(cards, city, words),
        posters=(Poster(words("print-board"), city, BOARD_MM, BOARD_MM),),
        pieces=(pieces(cards.decks[1].size, words), model(words)),
        pale=art().pale,
    )


def facts(game: Game[Any, Any, Any], cards: Components, words: Words) -> tuple[str, ...]:
    low, high = game.seats
    side = round(BOARD_MM / 10)
    return (
        words("print-players-between", low=low, high=high),
        words("print-cards", cards=cards.decks[0].size),
        words("print-card-size", width=round(CARD_MM[0]), height=round(CARD_MM[1])),
        words("print-board-size", width=side, height=side),
    )


def printed(box_: Components, words: Words) -> PrintDeck:
    """The characters lie on the last sheet, with a back of their own: they are not dealt."""
    cards, people = box_.decks
    return PrintDeck(
        title=words("print-cards-title"),
        width_mm=CARD_MM[0],
        height_mm=CARD_MM[1],
        bleed_mm=CARD_MM[0] * (art()["back"].box[2] / WIDE - 1) / 2,
        faces=(
            *(
                PrintFace(card_name(name, words), count, card_art(name, box_.faces[name], words))
                for name, count in cards.faces.items()
            ),
            *character_cards(people, words),
        ),
        back=card("back"),
    )


def character_cards(people: Deck, words: Words) -> Iterator[PrintFace]:
    for who in range(1, people.size + 1):
        name = words(f"clockwork-character-{who}")
        yield PrintFace(name, 1, card(f"person-{who}", name_plate(name)), card("escapes"))


def card_name(face_id: str, words: Words) -> str:
    return words(f"clockwork-card-{face_id}")


def card_art(face_id: str, traits: Traits, words: Words) -> str:
    machine = words(f"clockwork-set-{traits['set']}")
    number, of = int(traits["number"]), int(traits["of"])  # type: ignore[arg-type]
    part = "" if of == WHOLE else part_name(card_name(face_id, words), machine)
    return card(f"{traits['set']}-{number}", name_plate(machine, part))


def part_name(card: str, machine: str) -> str:
    """`Dragonfly: wings` or `Libelle (Flügel)` without the machine."""
    return card.removeprefix(machine).strip(" :()\u00a0\u202f")


def in_the_box(box_: Components, city: str, words: Words) -> tuple[Shown, ...]:
    """On the cover each machine stands once, for all its cards."""
    cards, characters = box_.decks
    counts: dict[str, int] = {}
    for name, count in cards.faces.items():
        machine = str(box_.faces[name]["set"])
        counts[machine] = counts.get(machine, 0) + count
    return (
        *(
            Shown(words(f"clockwork-set-{name}"), count, card(f"badge-{name}"))
            for name, count in counts.items()
        ),
        Shown(words("print-board"), 1, city),
        Shown(words("clockwork-towers"), 1, skyline()),
        Shown(words("print-clockwork-characters"), characters.size, crowd()),
        Shown(words("print-clockwork-character-cards"), characters.size, fan()),
        Shown(words("print-dice"), DICE, die_picture()),
    )


def crowd() -> str:
    people = (moved(x, 92, figure(who), scale=0.92) for who, x in ((2, 27), (5, 73), (3, 50)))
    return drawing(100, 100, box(0, 0, 100, 100, ink("night")), *people)


def skyline() -> str:
    ground = box(0, 0, 100, 100, ink("night"))
    return drawing(100, 100, ground, moved(50, 71, art()["towers"].art, scale=0.46))


def fan() -> str:
    """Two of the cards, one before the other."""
    cards = (
        moved(x, y, small_card(who), turn=turn)
        for who, x, y, turn in ((6, 17, 17, -8), (1, 49, 12, 8))
    )
    return drawing(100, 100, box(0, 0, 100, 100, ink("night")), *cards)


def small_card(who: int) -> str:
    size = f'width="44" height="{44 * HIGH / WIDE:g}" viewBox="0 0 {WIDE:g} {HIGH:g}"'
    return f"<svg {size}>{art()[f'person-{who}'].art}</svg>"


def die_picture() -> str:
    return drawing(
        100,
        100,
        box(0, 0, 100, 100, ink("night")),
        moved(12, 16, die_face(5, 42, ink("paper"), ink("ink")), turn=-6),
        moved(48, 44, die_face(6, 42, ink("paper"), ink("ink")), turn=8),
    )


def pieces(characters: int, words: Words) -> Pieces:
    people = (
        character(who, words(f"clockwork-character-{who}")) for who in range(1, characters + 1)
    )
    wide, high = die_size(DIE_MM)
    cube = cut_piece(wide, high, die(DIE_MM, ink("paper"), ink("ink")))
    return Pieces(
        words("print-clockwork-pieces"),
        words("print-clockwork-pieces-note"),
        (*people, *(cube for _ in range(DICE))),
    )


def model(words: Words) -> Pieces:
    note = words("print-clockwork-towers-note")
    return Pieces(words("print-clockwork-towers"), note, towers_to_fold())
