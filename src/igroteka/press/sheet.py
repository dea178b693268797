"""What a game gives the press: words and drawings, but not yet a place on any paper."""

from collections.abc import Mapping

from msgspec import Struct

from igroteka.kernel.clauses import Section


class Order(Struct, frozen=True):
    """What is to be printed; `all_decks` asks for every deck the game has, whatever the options."""

    seats: int
    options: Mapping[str, str]
    all_decks: bool = False


class PrintFace(Struct, frozen=True):
    """`art` is SVG and shows the deck's bleed on all four sides; so does a `back` of its own."""

    name: str
    count: int
    art: str
    back: str = ""


class Shown(Struct, frozen=True):
    """A square picture in the list of what is in the box."""

    name: str
    count: int
    art: str


class PrintDeck(Struct, frozen=True):
    """Cards of one size; `back` for faces without their own; `bleed_mm` is shown beyond the cut."""

    title: str
    width_mm: float
    height_mm: float
    bleed_mm: float
    faces: tuple[PrintFace, ...]
    back: str

    @property
    def size(self) -> int:
        return sum(face.count for face in self.faces)


class Board(Struct, frozen=True):
    """A page with one drawing, to be used as it is or cut out."""

    title: str
    note: str
    art: str
    width_mm: float
    height_mm: float


class Poster(Struct, frozen=True):
    """A board larger than the paper: on several sheets to glue, or whole on a page of its own."""

    title: str
    art: str
    width_mm: float
    height_mm: float


class Piece(Struct, frozen=True):
    """Something to cut, fold and glue, with its lines in the drawing."""

    art: str
    width_mm: float
    height_mm: float


class Pieces(Struct, frozen=True):
    """Pieces that are made in the same way; `note` says how."""

    title: str
    note: str
    pieces: tuple[Piece, ...]


class Figure(Struct, frozen=True):
    """A small picture below a clause, showing what may or may not be done.

    `tall` is how high it is beside its width.
    """

    clause: str
    art: str
    tall: float
    note: str
    right: bool


class Row(Struct, frozen=True):
    """A line of the rules in short, with its picture and the clause that says it all."""

    id: str
    text: str
    art: str = ""
    tall: float = 1


class Sheet(Struct, frozen=True):
    """Everything printed for one game; `accent` is its bright colour.

    `shown` is what the cover says is in the box; without it, all faces of all decks. `pale` are
    the inks of large areas, each with a lighter one that saves toner. The press itself adds what
    stands beside the rules: `figures` below their clauses, the rules in `short`, and the `gallery`
    of figures that whoever learns the game should see first.
    """

    title: str
    tagline: str
    facts: tuple[str, ...]
    hero: str
    accent: str
    intro: str
    rules: tuple[Section, ...]
    rules_lang: str
    figures: tuple[Figure, ...] = ()
    short: tuple[Row, ...] = ()
    gallery: tuple[Figure, ...] = ()
    decks: tuple[PrintDeck, ...] = ()
    shown: tuple[Shown, ...] = ()
    boards: tuple[Board, ...] = ()
    posters: tuple[Poster, ...] = ()
    pieces: tuple[Pieces, ...] = ()
    pale: dict[str, str] = {}
