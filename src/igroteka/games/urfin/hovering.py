"""What a hovering part would do, worked out: a base as if it were a tower already."""

from igroteka.kernel import Seat

from .actions import Put
from .ahead import Outlook, outlook
from .building import grabbed_by, joined
from .country import country
from .field import is_bare, with_built
from .parts import NO_PART
from .preview import Preview
from .shooting import covered
from .state import Built, State


def hovering(state: State, seat: Seat, action: Put) -> Preview:
    held = grabbed_by(state, seat)
    assert held is not None
    built = joined(state, held.part, action)
    coming = foreseen(state, built)
    land = country(state.map).map
    cells = () if built.wall != NO_PART else covered(land.width, land.height, built)
    return Preview(tuple(sorted(cells)), coming.places(), coming.hits())


def foreseen(state: State, built: Built) -> Outlook:
    """A base stands in the way and shoots as far as a base does."""
    coming = outlook(state, with_built(state.field, built))
    if is_bare(built):
        coming.field[built.cell] = False
        coming.built[built.cell] = built
    return coming
