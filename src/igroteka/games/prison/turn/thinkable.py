"""Every move a player might think of; `refuse` says which of them may be made."""

from collections.abc import Iterator

from igroteka.games.prison.actions import (
    Attack,
    Begin,
    Break,
    Choose,
    Drop,
    FightCard,
    Fire,
    Give,
    Heal,
    Jump,
    Name,
    Pass,
    Pick,
    PickUp,
    PlayCard,
    Portcullis,
    Reveal,
    Scream,
    Step,
    Stop,
    Turn,
)
from igroteka.games.prison.classes import Class, Kind
from igroteka.games.prison.deeds.fights import ways_to_hit
from igroteka.games.prison.deeds.opening import closed_places
from igroteka.games.prison.figures.able import first_reveals
from igroteka.games.prison.figures.gears import rooms_from
from igroteka.games.prison.figures.jumping import landings
from igroteka.games.prison.figures.scene import carries, enemies, healthy
from igroteka.games.prison.icons import ACTIONS, FIGHTS
from igroteka.games.prison.rooms import SIDE
from igroteka.games.prison.state import OFF_FLOOR, State

from .refusals import expected

SIDES = range(4)


def thinkable(state: State) -> Iterator[object]:
    match expected(state):
        case "starters":
            yield from map(Pick, range(len(Class)))
        case "card":
            yield from map(PlayCard, ACTIONS)
        case "move":
            yield from (*map(Step, SIDES), *handlings(), Stop())
        case "choose":
            yield from map(Choose, range(SIDE))
        case "name":
            yield from map(Name, sorted(set(FIGHTS)))
        case "fight":
            yield from map(FightCard, sorted(set(FIGHTS)))
        case "act":
            yield from actions(state)


def handlings() -> tuple[object, ...]:
    return PickUp(), PickUp(wounded=True), Drop(), Give()


def actions(state: State) -> Iterator[object]:
    closed, there = closed_places(state), on_floor(state)
    foes = [target for target in there if state.figures[target].side != state.side]
    for number in healthy(state, state.side):
        yield from (Reveal(number, place) for place in closed)
        if not first_reveals(state):
            targets = there if state.figures[number].kind in SPECIAL else foes
            yield from deeds(state, number, targets)
    yield Pass()


def deeds(state: State, number: int, targets: list[int]) -> Iterator[object]:
    yield Begin(number)
    yield from (
        Turn(number, at, quarters) for at in rooms_from(state, number) for quarters in (1, 3)
    )
    for target in targets:
        if enemies(state, number, target):
            yield from (Attack(number, target, how) for how in ways_to_hit(state, number, target))
        yield from special(state, number, target)
    yield from (
        Jump(number, square) for square in landings(state, number, state.figures[number].square)
    )
    figure, tools = state.figures[number], list[type[Portcullis | Break | Fire]]()
    if figure.kind == Class.BACKSTABBER or carries(state, number, Kind.KEY):
        tools.append(Portcullis)
    if figure.kind == Class.COLOSSUS:
        tools.append(Break)
    if figure.kind == Class.WIZARD and carries(state, number, Kind.FIREBALL):
        tools.append(Fire)
    for side in SIDES:
        yield from (tool(number, side) for tool in tools)


SPECIAL: dict[Class, type[Heal | Scream]] = {Class.CLERIC: Heal, Class.BANSHEE: Scream}


def special(state: State, number: int, target: int) -> Iterator[object]:
    if deed := SPECIAL.get(state.figures[number].kind):
        yield deed(number, target)


def on_floor(state: State) -> list[int]:
    return [n for n, figure in enumerate(state.figures) if figure.square >= OFF_FLOOR]
