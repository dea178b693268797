"""Positions drawn with box characters.

`table("─┐?", "S C | T")` lays the cards drawn, one character each; `·` is an empty place and `?`
the place a test speaks of. In the newspaper the drawing is the whole field. With lanes a light line
is two lanes wide, a heavy one four.
"""

import unicodedata

from msgspec import Struct

from igroteka.games.roads import Roads
from igroteka.games.roads.actions import Lay
from igroteka.games.roads.network import Card, Network
from igroteka.games.roads.options import Options, Variant
from igroteka.games.roads.state import Stage, State
from igroteka.kernel import Listener, Refusal, Seat
from igroteka.parts.grid import cell_at

from .looks import AS_DRAWN, Look
from .naive import DRAWN, Place, Sides, recount, sides_of

GAME = Roads()
EMPTY = "·?"
PLAIN = "─│┌┐└┘├┤┬┴┼╴╷╵╶"
LANES = PLAIN + "━┃┏┓┗┛┣┫┳┻╋╸╻╹╺" + "┿╂┯┷┠┨┰┸┝┥"
ARMS = {"UP": {0}, "RIGHT": {1}, "DOWN": {2}, "LEFT": {3}, "VERTICAL": {0, 2}, "HORIZONTAL": {1, 3}}
CARD_OF = {sides_of(face, turn): (face, turn) for face in DRAWN for turn in (3, 2, 1, 0)}


class Position(Struct, frozen=True):
    """A state, the place marked `?`, and the side it is looked at from."""

    state: State
    spot: Place
    look: Look

    @property
    def glyphs(self) -> str:
        return LANES if self.state.options.lanes else PLAIN

    def lay_of(self, glyph: str) -> Lay:
        """The card drawn, as it looks from here, at the marked place."""
        sides = self.look.sides(arms(glyph, lanes=self.state.options.lanes))
        face, turn = CARD_OF[sides]
        return Lay(face, *self.spot, turn)

    def fits(self) -> str:
        """All that whose turn it is may lay at the marked place, in the order of `glyphs`."""
        legal = GAME.legal(self.state, self.state.turn)
        return "".join(glyph for glyph in self.glyphs if self.lay_of(glyph) in legal)

    def lay(self, glyph: str, listener: Listener | None = None) -> State:
        lay = self.lay_of(glyph)
        assert lay in GAME.legal(self.state, self.state.turn), f"{glyph} is not legal there"
        return GAME.apply(self.state, self.state.turn, lay, listener)

    def refusal(self, glyph: str) -> Refusal:
        refusal = GAME.refuse(self.state, self.state.turn, self.lay_of(glyph))
        assert refusal is not None, f"{glyph} is legal there"
        return refusal


def table(
    drawing: str,
    hands: str,
    *,
    variant: Variant = "duel",
    lanes: bool = False,
    border: str = "beige",
    look: Look = AS_DRAWN,
    turn: int = 0,
    starter: int = 0,
    box: str = "",
    joined: tuple[int, ...] = (),
    out: tuple[int, ...] = (),
    idle: int = 0,
    stage: Stage = "lay",
) -> Position:
    rows = [row.strip() for row in drawing.strip().splitlines()]
    assert len({len(row) for row in rows}) == 1, "the rows of a drawing are equally long"
    size = (len(rows[0]), len(rows))
    drawn = {(x, y): glyph for y, row in enumerate(rows) for x, glyph in enumerate(row)}
    width, height = look.size(size) if variant == "newspaper" else (0, 0)
    options = Options(variant, 24, lanes, width, height, border == "open")
    held = tuple(tuple(sorted(hand.split())) for hand in hands.split("|"))
    cards = {
        cell_at(*look.place(place, size)): card(glyph, look, lanes=lanes)
        for place, glyph in drawn.items()
        if glyph not in EMPTY
    }
    state = State(
        options,
        len(held),
        stage,
        tuple(sorted(box.split())),
        held,
        joined or (0,) * len(held),
        recount(Network(cards), options),
        Seat(starter),
        Seat(turn),
        tuple(map(Seat, out)),
        idle,
    )
    spots = [place for place, glyph in drawn.items() if glyph == "?"]
    return Position(state, look.place(spots[0], size) if spots else (0, 0), look)


def card(glyph: str, look: Look, *, lanes: bool) -> Card:
    face, turn = CARD_OF[look.sides(arms(glyph, lanes=lanes))]
    return Card(face, turn, Seat(0))


def arms(glyph: str, *, lanes: bool) -> Sides:
    """The widths of a drawn card, read from the name Unicode gives it.

    Either one weight leads (HEAVY DOWN AND LEFT) or each arm has its own (DOWN HEAVY AND …).
    """
    words = unicodedata.name(glyph).removeprefix("BOX DRAWINGS ").split()
    widths = {"LIGHT": 2, "HEAVY": 4} if lanes else {"LIGHT": 1}
    sides = [0, 0, 0, 0]
    for at, word in enumerate(words):
        for side in ARMS.get(word, ()):
            sides[side] = widths[words[at + 1] if words[0] in ARMS else words[0]]
    north, east, south, west = sides
    return north, east, south, west
