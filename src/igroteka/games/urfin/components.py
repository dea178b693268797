"""What lies in the box of Urfin, for the press (U-C1, U-C3, U-C4)."""

from igroteka.kernel import Components, Deck, Traits

from .country import country
from .parts import ALL_PARTS, COLOUR_OF, COLOURS, KIND_OF, KINDS, PARTS


def components(map: str) -> Components:
    """All 36 parts, a soldier for each road, and the board."""
    roads = country(map).map.roads
    return Components(
        decks=(
            Deck("parts", {name(part): ALL_PARTS[part] for part in PARTS}),
            Deck("soldiers", {f"soldier-{road.number}": 1 for road in roads}),
        ),
        faces={name(part): traits(part) for part in PARTS},
        boards={"map": board(map)},
    )


def name(part: int) -> str:
    return f"{KINDS[KIND_OF[part]]}-{COLOURS[COLOUR_OF[part]]}"


def traits(part: int) -> Traits:
    return {"part": part, "kind": KINDS[KIND_OF[part]], "colour": COLOURS[COLOUR_OF[part]]}


def board(map: str) -> Traits:
    """`road-1` are the cells of road 1, and so on; `signposts` in the order of the roads."""
    land = country(map).map
    return {
        "name": land.name,
        "width": land.width,
        "height": land.height,
        "ground": land.ground,
        "zone": land.zone,
        "roads": len(land.roads),
        "signposts": tuple(road.cells[road.signposts[0]] for road in land.roads),
        **{f"road-{road.number}": road.cells for road in land.roads},
    }
