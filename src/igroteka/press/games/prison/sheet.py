"""What is printed of Prison: rooms, tokens, cards, prisoners, lines, dice, all at a glance."""

from collections.abc import Iterator
from typing import Any

from igroteka.games.prison.rooms import Edge
from igroteka.kernel import Components, Deck, Game, Traits
from igroteka.kernel.clauses import page
from igroteka.press.sheet import Board, Order, Pieces, PrintDeck, PrintFace, Sheet
from igroteka.press.words import Words

from . import cards, floor_plan, npc, room, tokens
from .aid import WIDE_MM, aid, height
from .art import art, ink
from .parts import dice, line
from .scene import scene
from .shown import in_the_box

SOLO, DUEL = 1, 2
HANDS = ("yellow-cards", "blue-cards", "np-cards")
HIDDEN = ("yellow-characters", "yellow-objects", "blue-characters", "blue-objects")


def sheet(game: Game[Any, Any, Any], order: Order, words: Words) -> Sheet:
    settled = game.settle(order.seats, order.options)
    duel = settled["game"] == "duel"
    box_ = everything(game) if order.all_decks else game.components(order.seats, settled)
    rules = page(game, words.lang)
    decks = tuple(all_decks(box_, words))
    return Sheet(
        title=words("prison-name"),
        tagline=words("prison-tagline"),
        facts=facts(game, decks, words),
        hero=scene(),
        accent=ink("torch"),
        intro=rules.intro,
        rules=rules.sections,
        rules_lang=rules.lang,
        decks=decks,
        shown=in_the_box(box_, words),
        boards=(glance(duel and not order.all_decks, words),),
        pieces=(pieces(box_, words),),
        pale=art().pale,
    )


def everything(game: Game[Any, Any, Any]) -> Components:
    """The solo game and, besides, the blue side of the duel."""
    solo, duel = (game.components(seats, game.settle(seats, {})) for seats in (SOLO, DUEL))
    known = {deck.name for deck in solo.decks}
    blue = tuple(deck for deck in duel.decks if deck.name not in known)
    return Components((*solo.decks, *blue), solo.faces | duel.faces)


def facts(game: Game[Any, Any, Any], decks: tuple[PrintDeck, ...], words: Words) -> tuple[str, ...]:
    low, high = game.seats
    large = sum(deck.size for deck in decks if deck.width_mm in (cards.WIDE, npc.WIDE))
    return (
        words("print-players-between", low=low, high=high),
        words("print-cards", cards=large),
        words("print-prison-room-size", side=round(room.ROOM_MM)),
        words("print-prison-token-size", side=round(tokens.TOKEN_MM)),
    )


def all_decks(box_: Components, words: Words) -> Iterator[PrintDeck]:
    named = {deck.name: deck for deck in box_.decks}
    yield rooms(named["rooms"], words)
    yield token_deck(box_, words)
    yield card_deck(box_, words)
    if "np-characters" in named:
        yield npc_deck(box_, named["np-characters"], words)


def rooms(deck: Deck, words: Words) -> PrintDeck:
    faces = tuple(PrintFace(name, 1, room.face(name)) for name in deck.faces)
    side = room.ROOM_MM
    title = words("print-prison-rooms")
    return PrintDeck(title, side, side, room.BLEED_MM, faces, room.back())


def of_kind(box_: Components, *ends: str) -> Iterator[tuple[str, Traits, int]]:
    for deck in box_.decks:
        if deck.name.endswith(ends):
            yield from ((name, box_.faces[name], count) for name, count in deck.faces.items())


def token_deck(box_: Components, words: Words) -> PrintDeck:
    """All that goes into the bag, the markers and, for a duel, the slips, on one sheet."""
    people = [token(name, traits, words) for name, traits, _ in of_kind(box_, "-characters")]
    things = [thing(traits, words) for _, traits, _ in of_kind(box_, "-objects")]
    faces = (*people, *things, marker_pairs(box_, words), *slips(box_, words))
    side, title = tokens.TOKEN_MM, words("print-prison-tokens")
    return PrintDeck(title, side, side, tokens.BLEED_MM, faces, tokens.markers(broken=True))


def token(name: str, traits: Traits, words: Words) -> PrintFace:
    kind, side = str(traits["class"]), str(traits["side"])
    label = npc.npc_name(name, words) if side == "np" else ""
    healthy, wounded = (tokens.character(kind, side, label, hurt) for hurt in (False, True))
    return PrintFace(label or words(f"prison-class-{kind}"), 1, healthy, wounded)


def thing(traits: Traits, words: Words) -> PrintFace:
    name, side = str(traits["object"]), str(traits["side"])
    art = tokens.object_(name, side)
    return PrintFace(words(f"prison-object-{name}"), 1, art, art)


def marker_pairs(box_: Components, words: Words) -> PrintFace:
    """One for each portcullis: open in front, broken behind."""
    of_rooms = (room.numbers(traits, "edges") for _, traits, _ in of_kind(box_, "rooms"))
    count = sum(edge == Edge.PORTCULLIS for edges in of_rooms for edge in edges)
    return PrintFace(words("print-prison-tokens"), -(-count // 2), tokens.markers(broken=False))


def slips(box_: Components, words: Words) -> Iterator[PrintFace]:
    """What lies face down in place of a token in the duel (P-D1)."""
    if not any(deck.name == "blue-characters" for deck in box_.decks):
        return
    for name, traits, _ in of_kind(box_, *HIDDEN):
        face = token(name, traits, words) if "class" in traits else thing(traits, words)
        yield PrintFace(face.name, 1, face.art, tokens.hidden(str(traits["side"])))


def card_deck(box_: Components, words: Words) -> PrintDeck:
    faces = (
        *(hand_card(card, traits, count, words) for card, traits, count in of_kind(box_, *HANDS)),
        *(
            PrintFace(str(traits["id"]), 1, floor_plan.room_card(traits), cards.back("plan"))
            for _, traits, _ in of_kind(box_, "room-cards")
        ),
        *(
            PrintFace(
                str(traits["place"]),
                1,
                floor_plan.sight_card(int(str(traits["place"]))),
                cards.back("sight"),
            )
            for _, traits, _ in of_kind(box_, "sight-cards")
        ),
    )
    title = words("print-cards-title")
    return PrintDeck(title, *cards.CARD_MM, cards.BLEED_MM, faces, cards.back("yellow"))


def hand_card(card: str, traits: Traits, count: int, words: Words) -> PrintFace:
    side, deck = str(traits["side"]), str(traits["deck"])
    kind = "np" if side == "np" else deck
    name = words(f"prison-ui-face-{kind}", value=int(str(traits["value"])))
    return PrintFace(name, count, cards.face(card, name), cards.back(side))


def npc_deck(box_: Components, deck: Deck, words: Words) -> PrintDeck:
    faces = tuple(
        PrintFace(npc.npc_name(name, words), 1, npc.face(name, box_.faces[name], words))
        for name in deck.faces
    )
    title = words("print-prison-prisoners")
    return PrintDeck(title, *npc.NPC_MM, cards.BLEED_MM, faces, npc.back())


def glance(duel: bool, words: Words) -> Board:
    note = words("print-prison-duel-aid-note" if duel else "print-prison-aid-note")
    return Board(words("print-aid"), note, aid(words, not duel), WIDE_MM, height(not duel))


def pieces(box_: Components, words: Words) -> Pieces:
    solo = any(deck.name == "np-characters" for deck in box_.decks)
    key = "print-prison-pieces" if solo else "print-prison-lines"
    both = (line("yellow"), line("blue"))
    return Pieces(words(key), words(f"{key}-note"), (*both, *(dice() if solo else ())))
