"""The dungeon as text: squares with who stands and what lies there, and what is between them.

`Na3` is the player's figure 3, a Naga; the other side's are small (`na13`), the wounded have a `~`.
`'key4` is object 4; `@` a gear, `()` a pit, `?` a square of a closed room. Between squares `|`, and
`---` are wall, `#` and `===` a shut portcullis, `:` and `:::` a slit.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from igroteka.games.prison.classes import Class
from igroteka.games.prison.figures.scene import floor
from igroteka.games.prison.floor.dungeon import ROWS, WIDTH
from igroteka.games.prison.rooms import Edge
from igroteka.games.prison.state import OFF_FLOOR, YELLOW, Figure, State, Thing
from igroteka.kernel import Facts, Page, Picture
from igroteka.parts.grid import EAST, SOUTH

from .naming import COLUMNS

NARROWEST = 5
BESIDE = {Edge.OPEN: " ", Edge.SLIT: ":", Edge.PORTCULLIS: "#", Edge.WALL: "|"}
BELOW = {Edge.OPEN: " ", Edge.SLIT: ":", Edge.PORTCULLIS: "=", Edge.WALL: "-"}
FIGURE = re.compile(r"~?[A-Za-z]{2}(\d+)")
THING = re.compile(r"'[a-z]+(\d+)")
ORNAMENT = {"@", "()", "?"}


def figure_word(number: int, figure: Figure) -> str:
    short = {Class.BACKSTABBER: "Bs", Class.BANSHEE: "Bn"}.get(figure.kind, "")
    name = short or figure.kind.name[:2].capitalize()
    own = name if figure.side == YELLOW else name.lower()
    return f"{'~' if figure.wounded else ''}{own}{number}"


def thing_word(number: int, thing: Thing) -> str:
    return f"'{thing.kind.name.lower()}{number}"


class Dungeon(Picture[State]):
    """Holds the squares of all tokens on the floor; where others are is said of each."""

    title = "dungeon"

    def draw(self, state: State) -> Sequence[str]:
        words = {square: " ".join(found) for square, found in self.words(state).items()}
        wide = [widest(words, column) for column in range(WIDTH)]
        edges = floor(state).edges
        letters = (letter.center(width) for letter, width in zip(COLUMNS, wide, strict=True))
        outside = "   +" + "".join("-" * width + "+" for width in wide)
        lines = ["    " + " ".join(letters), outside]
        for row in range(ROWS):
            squares = list(enumerate(range(row * WIDTH, (row + 1) * WIDTH)))
            cells = (words[s].center(wide[at]) + BESIDE[edges[s][EAST]] for at, s in squares)
            lines.append(f"{row:>2} |{''.join(cells)}")
            below = (BELOW[edges[s][SOUTH]] * wide[at] + "+" for at, s in squares)
            lines.append(f"   +{''.join(below)}")
        return lines

    def words(self, state: State) -> dict[int, list[str]]:
        ground = floor(state)
        words: dict[int, list[str]] = {square: [] for square in range(ROWS * WIDTH)}
        for number, figure in enumerate(state.figures):
            if figure.square >= OFF_FLOOR:
                words[figure.square].append(figure_word(number, figure))
        for number, thing in enumerate(state.things):
            if thing.square >= OFF_FLOOR:
                words[thing.square].append(thing_word(number, thing))
        for square, found in words.items():
            found += [] if ground.open[square] else ["?"]
            found += ["()"] if square in ground.pits else []
            found += ["@"] if square in ground.gears else []
        return words

    def without(self, facts: Facts) -> Facts:
        figures = [without_square(one) for one in facts["figures"]]
        return {**facts, "figures": figures, "things": list(map(without_square, facts["things"]))}

    def read(self, page: Page, facts: Mapping[str, Any]) -> Facts:
        figures, things = list(facts.get("figures", ())), list(facts.get("things", ()))
        for square, word, at in words_in(page):
            is_figure = FIGURE.fullmatch(word)
            met, tokens = (is_figure, figures) if is_figure else (THING.fullmatch(word), things)
            if not met or not int(met.group(1)) < len(tokens):
                raise page.bad(at, f"{word!r} is neither a figure nor a thing")
            number = int(met.group(1))
            if not isinstance(tokens[number], dict) or "square" in tokens[number]:
                raise page.bad(at, f"{word!r} stands there twice")
            tokens[number] = {**tokens[number], "square": square}
        return {**facts, "figures": figures, "things": things}


def without_square(token: Facts) -> Facts:
    on_floor = token["square"] >= OFF_FLOOR
    return {name: one for name, one in token.items() if name != "square" or not on_floor}


def widest(words: Mapping[int, str], column: int) -> int:
    return max(NARROWEST, *(len(words[row * WIDTH + column]) for row in range(ROWS)))


def words_in(page: Page) -> Iterator[tuple[int, str, int]]:
    """Every token with its square, and its line; the upper wall says where columns begin."""
    if len(page.lines) < 2 * ROWS + 2:
        raise page.bad(len(page.lines), f"the dungeon has {ROWS} rows with walls between")
    posts = [at for at, sign in enumerate(page.lines[1]) if sign == "+"]
    if len(posts) != WIDTH + 1:
        raise page.bad(1, f"the upper wall has {len(posts)} posts, not {WIDTH + 1}")
    for row in range(ROWS):
        line = page.lines[2 * row + 2]
        for column in range(WIDTH):
            for word in line[posts[column] + 1 : posts[column + 1]].split():
                if word not in ORNAMENT:
                    yield row * WIDTH + column, word, 2 * row + 2
