"""What is printed is what the screen draws: the sprites, each on its own card."""

import re
from pathlib import Path

import pytest

from igroteka.games import SHELF
from igroteka.press import PressError, print_game, sprites
from igroteka.press.games.urfin.ground import ground_of
from igroteka.press.pages import Document
from igroteka.press.printing import pages_of
from igroteka.press.sheet import Order

DRAWN = ("roads", "clockwork", "prison", "skyscraper", "urfin")


def fronts(pages: Document) -> list[str]:
    return [
        pages.art[card.art]
        for plate in pages.plates
        if plate.side == "front"
        for card in plate.cards
    ]


def behind(pages: Document) -> set[str]:
    return {
        pages.art[card.art]
        for plate in pages.plates
        if plate.side == "back"
        for card in plate.cards
    }


@pytest.mark.clause("R-C1", "R-C2")
@pytest.mark.parametrize("lanes", ["off", "on"])
def test_every_card_of_roads_is_printed_as_the_screen_draws_it(lanes: str) -> None:
    game, drawn = SHELF["roads"], sprites.sprites("roads")
    box = game.components(2, game.settle(2, {"lanes": lanes}))
    pages = pages_of("roads", Order(2, {"lanes": lanes}))
    deck = [face for deck in box.decks for face, count in deck.faces.items() for _ in range(count)]
    assert fronts(pages) == [drawn[face].drawing for face in deck]
    assert behind(pages) == {drawn["back"].drawing}


@pytest.mark.clause("C-C1")
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_every_card_of_clockwork_is_the_screens_with_its_name_on_it(lang: str) -> None:
    game, drawn = SHELF["clockwork"], sprites.sprites("clockwork")
    box = game.components(2, game.settle(2, {}))
    cards = [face for face, count in box.decks[0].faces.items() for _ in range(count)]
    names = [f"{box.faces[face]['set']}-{box.faces[face]['number']}" for face in cards]
    names += [f"person-{who}" for who in range(1, 7)]
    pages = pages_of("clockwork", Order(2, {}), lang=lang)
    for art, name in zip(fronts(pages), names, strict=True):
        assert without_words(art, drawn[name]) == drawn[name].drawing
    assert behind(pages) == {drawn["back"].drawing, drawn["escapes"].drawing}


def without_words(art: str, sprite: sprites.Sprite) -> str:
    """What the press has written after the picture is text and nothing else."""
    head, drawn, tail = art.partition(sprite.art)
    assert re.fullmatch(r"(<text [^>]*>[^<]*</text>)+</svg>", tail)
    return head + drawn + "</svg>"


def test_the_city_is_the_screens_with_names_on_it() -> None:
    (poster,) = pages_of("clockwork", Order(2, {})).assemblies
    drawn = sprites.sprites("clockwork")["city"]
    assert without_words(poster.art, drawn) == drawn.drawing


@pytest.mark.clause("P-1.2", "P-1.3", "P-1.4")
@pytest.mark.parametrize("seats", [1, 2])
def test_rooms_cards_and_tokens_of_prison_are_the_screens(seats: int) -> None:
    game, drawn = SHELF["prison"], sprites.sprites("prison")
    box = game.components(seats, game.settle(seats, {}))
    decks = {deck.name: deck.faces for deck in box.decks}
    pages = pages_of("prison", Order(seats, {}))
    printed = fronts(pages)
    assert printed[:8] == [drawn[f"room-{room}"].drawing for room in decks["rooms"]]
    assert drawn["closed"].drawing in behind(pages)
    hands = [name for deck in decks if deck.endswith("-cards") for name in decks[deck]]
    for name in (name for name in hands if "action" in name or "jump" in name or "fight" in name):
        (card,) = {art for art in printed if drawn[name].art in art}
        assert without_words(card, drawn[name]) == drawn[name].drawing
    for name, traits in box.faces.items():
        if "class" in traits:
            assert_on_a_token(f"figure-{traits['class']}-{traits['side']}", printed, name)
        elif "object" in traits:
            assert_on_a_token(f"thing-{traits['object']}-{traits['side']}", printed, name)


def assert_on_a_token(picture: str, printed: list[str], name: str) -> None:
    assert any(sprites.sprites("prison")[picture].art in art for art in printed), name


@pytest.mark.clause("S-C1", "S-C4")
def test_cards_and_workers_of_skyscraper_are_the_screens() -> None:
    game, drawn = SHELF["skyscraper"], sprites.sprites("skyscraper")
    box = game.components(2, game.settle(2, {}))
    pages = pages_of("skyscraper", Order(2, {}))
    cards = [
        name for deck in box.decks[:3] for name, count in deck.faces.items() for _ in range(count)
    ]
    for art, name in zip(fronts(pages), cards, strict=False):
        assert drawn[f"card-{name}"].art in art
    backs = behind(pages)
    for name in cards:
        assert any(drawn[f"behind-{name}"].art in art for art in backs)
    folded = [pages.art[piece.art] for tray in pages.trays for piece in tray.pieces]
    for crew in range(4):
        assert sum(drawn[f"worker-{crew}"].art in art for art in folded) == 5 + 1, "and the marker"
        assert sum(drawn[f"marker-{crew}"].art in art for art in folded) == 1


@pytest.mark.clause("U-C1", "U-C3")
def test_parts_and_soldiers_of_urfin_are_the_screens() -> None:
    drawn = sprites.sprites("urfin")
    pages = pages_of("urfin", Order(1, {}))
    assert pages.hero == drawn["lid"].drawing
    listed = [pages.art[one.art] for one in pages.decks[0].faces]
    for art, kind in zip(
        listed, ("base1", "base2", "roof1", "roof2", "roof3", "wall"), strict=False
    ):
        assert drawn[f"{kind}-green"].art in art
        assert (
            any(drawn[f"{kind}-green"].art in board.art for board in pages.boards) or kind == "wall"
        )
    folded = [pages.art[piece.art] for tray in pages.trays for piece in tray.pieces]
    for name in ("soldier", "soldier-smiling"):
        numbers = [art.partition(drawn[name].art)[2] for art in folded if drawn[name].art in art]
        assert [lettering(after) for after in numbers] == [str(number) for number in range(1, 11)]


def lettering(after: str) -> str:
    """What is written right behind a picture."""
    found = re.match(r"<text [^>]*>([^<]*)</text>", after)
    assert found
    return found[1]


@pytest.mark.clause("U-C4", "U-A7")
@pytest.mark.parametrize("board", ["emerald", "meadow"])
def test_the_land_of_urfin_is_put_together_from_the_screens_pictures(board: str) -> None:
    drawn = sprites.sprites("urfin")
    (poster,) = pages_of("urfin", Order(1, {"map": board, "game": "adult"})).assemblies
    land = ground_of(SHELF["urfin"].components(1, {"map": board}).boards["map"])
    bridges, roads = len(land.cells("B")), len(land.roads)
    counts = {"palace": 1, "bridge": bridges, "shield": roads, "flag-2": roads, "flag-3": roads}
    assert {name: poster.art.count(drawn[name].art) for name in counts} == counts
    posts = [name for name in drawn.sprites if name.startswith("post-")]
    assert sum(poster.art.count(drawn[name].art) for name in posts) == roads
    for name in ("fir", "round", "land-straw", "land-stubble", "land-poppies", "land-waves"):
        assert drawn[name].art in poster.art


@pytest.mark.parametrize("game", DRAWN)
def test_without_its_pictures_the_way_to_get_them_is_said(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sprites, "FOLDER", tmp_path)
    with pytest.raises(PressError, match=r"^printing needs its pictures: make install$"):
        print_game(game, tmp_path / "game.pdf", seats=SHELF[game].seats[0])


@pytest.mark.parametrize("game", DRAWN)
def test_a_pale_ink_takes_the_place_of_one_that_is_printed(game: str) -> None:
    """Else a colour changed in the pictures would quietly cost toner."""
    pages = pages_of(game, Order(SHELF[game].seats[0], {}, all_decks=True))
    boards = (board.art for board in pages.boards)
    posters = (poster.art for poster in pages.assemblies)
    everything = "".join((pages.hero, *pages.art, *boards, *posters))
    assert [ink for ink in sprites.sprites(game).pale if ink not in everything] == []
