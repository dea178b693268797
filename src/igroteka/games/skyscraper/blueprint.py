"""The site as the simulator reads it: cards, workers, joints and hands as elements."""

from collections.abc import Iterable

from msgspec import Struct

from .acts import NONE, AnyAct, SetCard, SetWorker
from .carrying import STEP_S
from .deck import CARDS
from .floors import floor_plan
from .measures import (
    BOW,
    CARD_KG,
    GRAVITY,
    GROUND,
    UNIT,
    WORKER_HIGH,
    WORKER_KG,
    WORKER_WIDE,
    Vector,
    halves_of,
    place_of,
)
from .stances import cells_of, lying_of, stances
from .state import State
from .statics import centre, middle_of
from .structure import Building, Standing, structure

# Who meets whom: standing cards meet nobody but workers and what is carried or loose.
STANDS, WALKS, SITE = 1, 2, 4
LOOSE = STANDS | SITE
LYING = "0.7071067811865476 0 0.7071067811865476 0"

OPTION = (
    f'<option timestep="{STEP_S}" gravity="0 0 -{GRAVITY}" solver="Newton" jacobian="sparse" '
    'integrator="implicitfast" iterations="30" tolerance="1e-7">'
    '<flag autoreset="disable"/></option><size memory="64M"/>'
)
# All the fingers of the other hand around a card: it gives a little, and takes the sway out of it.
FIRM = 'solref="0.012 1" solimp="0.98 0.98 0.001" torquescale="0.5"'
# A card between fingers bends where it meets another.
BENDS = 'priority="1" solref="0.01 1" solimp="0.9 0.95 0.001"'


class Link(Struct, frozen=True):
    """A joint between two cards by their numbers; the site itself is NONE."""

    first: int
    second: int


class Blueprint(Struct, frozen=True):
    """Joints in the order of the simulator's: the standing ones, then those of the new card; then
    comes the hand that holds. `under` is the card a worker is on, NONE the site."""

    cards: Building
    new: int
    stances: dict[int, Vector]
    under: dict[int, int]
    links: tuple[Link, ...]
    fresh: int
    hold: int
    xml: str


def drafted(state: State) -> Blueprint:
    act = state.act
    assert act
    cards = state.building
    if isinstance(act, SetCard):
        cards = (*cards, Standing(act.card, act.pose, act.beams, state.turn))
    new = len(state.building) if isinstance(act, SetCard) else NONE
    hold = act.hand.hold if act.hand and is_free(cards, act.hand.hold) else NONE
    at = workers_at(state)
    links, fresh = links_of(cards, new), links_to(cards, new)
    body = [*map(card_xml, cards, range(len(cards)), [new] * len(cards))]
    body += [worker_xml(n, at[n], n in lying_of(state), is_carried(act, n)) for n in at]
    body += [fist_xml(place_of(cards[hold].pose))] if hold != NONE else []
    held = [link_xml(cards, link, True) for link in links]
    held += [link_xml(cards, link, False) for link in fresh]
    held += [f'<weld body1="other" body2="c{hold}" active="false" {FIRM}/>'] * (hold != NONE)
    xml = (
        f"<mujoco>{OPTION}<worldbody>"
        f'<geom type="plane" pos="0 0 {GROUND}" size="3 3 1" contype="{SITE}" conaffinity="0"/>'
        f"{''.join(body)}</worldbody><equality>{''.join(held)}</equality></mujoco>"
    )
    return Blueprint(cards, new, at, under_of(state), (*links, *fresh), len(links), hold, xml)


def under_of(state: State) -> dict[int, int]:
    card_at = floor_plan(state.building).card_at
    return {number: card_at[cell] for number, cell in cells_of(state).items()}


def is_free(cards: Building, number: int) -> bool:
    """Foundation and supports stand fast."""
    return number != NONE and not CARDS[cards[number].card].ground


def workers_at(state: State) -> dict[int, Vector]:
    """Those on ground where a flat support comes to lie step aside for it (S-B8)."""
    act, found = state.act, stances(state, lying_of(state))
    if not isinstance(act, SetCard) or not (act.pose.is_floor and act.pose.z == 0):
        return found
    middle, halves = place_of(act.pose), halves_of(act.pose)
    return {
        number: at
        for number, at in found.items()
        if at[2] > UNIT or (abs(at - middle)[:2] > halves[:2] + WORKER_WIDE).any()
    }


def links_of(cards: Building, new: int) -> tuple[Link, ...]:
    """Between standing cards, but not of the foundation with itself."""
    joints = structure(cards).joints
    pairs = (Link(joint.first, joint.second) for joint in joints if new != joint.second)
    return tuple(x for x in pairs if is_free(cards, x.first) or is_free(cards, x.second))


def links_to(cards: Building, new: int) -> tuple[Link, ...]:
    """Of the new card; a support stands on the site too."""
    joints = structure(cards).joints
    found = tuple(Link(joint.first, new) for joint in joints if joint.second == new)
    return found if new == NONE or is_free(cards, new) else (*found, Link(NONE, new))


def card_xml(card: Standing, number: int, new: int) -> str:
    ground, carried = CARDS[card.card].ground, number == new
    meets = LOOSE if carried else 0
    free = "<freejoint/>" if carried or not ground else ""
    size, bends = numbers(halves_of(card.pose, BOW * carried)), BENDS if carried else ""
    return (
        f'<body name="c{number}" pos="{numbers(place_of(card.pose))}" gravcomp="{int(carried)}">'
        f'{free}<geom type="box" size="{size}" mass="{CARD_KG}" '
        f'friction="0.4" contype="{STANDS}" conaffinity="{meets}" {bends}/></body>'
    )


def is_carried(act: AnyAct, worker: int) -> bool:
    return isinstance(act, SetWorker) and act.worker == worker


def worker_xml(number: int, place: Vector, lies: bool, carried: bool) -> str:
    turn = f'quat="{LYING}"' if lies else ""
    size = numbers((WORKER_WIDE / 2, WORKER_WIDE / 2, WORKER_HIGH / 2))
    return (
        f'<body name="w{number}" pos="{numbers(place)}" gravcomp="{int(carried)}" {turn}>'
        f"<freejoint/>"
        f'<geom type="box" size="{size}" mass="{WORKER_KG}" friction="0.6" contype="{WALKS}" '
        f'conaffinity="{STANDS | WALKS | SITE}"/></body>'
    )


def fist_xml(place: Vector) -> str:
    return f'<body name="other" mocap="true" pos="{numbers(place)}"/>'


def link_xml(cards: Building, link: Link, active: bool) -> str:
    """A weld in the middle of the line the two share; of a support with the site at its own."""
    card = cards[link.second].pose
    if link.first == NONE:
        where, first = (0.0, 0.0, 0.0), "world"
    else:
        at = (middle_of(card, cards[link.first].pose) - centre(card)) * UNIT
        where, first = tuple(at), f"c{link.first}"
    return (
        f'<weld body1="{first}" body2="c{link.second}" anchor="{numbers(where)}" '
        f'active="{str(active).lower()}"/>'
    )


def numbers(values: Iterable[float]) -> str:
    return " ".join(f"{value:.7g}" for value in values)
