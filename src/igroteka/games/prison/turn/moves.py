"""What a player's move does to the position."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

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
from igroteka.games.prison.classes import BUILDS
from igroteka.games.prison.deeds import bought
from igroteka.games.prison.deeds.combat_cards import named, played, with_cards
from igroteka.games.prison.deeds.fights import challenge, neighbours
from igroteka.games.prison.deeds.opening import called, chosen
from igroteka.games.prison.events import Walked
from igroteka.games.prison.figures import carrying, gears
from igroteka.games.prison.figures.gears import has_trait
from igroteka.games.prison.figures.scene import scene
from igroteka.games.prison.floor.dungeon import BESIDE
from igroteka.games.prison.icons import jump_calls
from igroteka.games.prison.state import NONE, Moving, State
from igroteka.games.prison.tasks import Clash, Teleport
from igroteka.kernel import Emit

from .course import pick, play_card
from .deed_refusals import SCREAM_AP

CHILL, SLOWEST = 2, 1


def spent(state: State, ap: int = 1) -> State:
    return replace(state, ap=state.ap - ap, acted=True)


def begin(state: State, action: Begin, _emit: Emit | None) -> State:
    moving = Moving(action.figure, speed(state, action.figure))
    return replace(spent(state), moving=moving)


def speed(state: State, number: int) -> int:
    """Whoever begins beside Lady Frost is slower by two."""
    standing = scene(state).standing
    beside = (standing.get(at, NONE) for at in neighbours(state, state.figures[number].square))
    full = BUILDS[state.figures[number].kind].speed
    return max(SLOWEST, full - CHILL) if any(has_trait(state, n, "chill") for n in beside) else full


def step(state: State, action: Step, emit: Emit | None) -> State:
    moving = state.moving
    assert moving
    square = state.figures[moving.figure].square
    there = BESIDE[square][action.side]
    if emit:
        emit(Walked(moving.figure, square, there))
    state = replace(state, moving=Moving(moving.figure, moving.points - 1))
    state = bought.come_to(state, moving.figure, there, emit)
    return state if state.figures[moving.figure].square == there else replace(state, moving=None)


def jump(state: State, action: Jump, emit: Emit | None) -> State:
    """A jump card is used up; it may call a reinforcement at once (P-11.2)."""
    left = state.cards[state.side].jumps - 1
    state = with_cards(spent(state), state.side, jumps=left)
    state = bought.jump(state, action.figure, action.square, emit)
    calls = state.mode == "solo" and jump_calls(state.level)
    return called(state, 1) if calls else state


def attack(state: State, action: Attack, emit: Emit | None) -> State:
    return challenge(spent(state), action.figure, action.target, action.how, emit)


def scream(state: State, action: Scream, emit: Emit | None) -> State:
    side = bought.away(state, action.figure, action.target)
    there = bought.pushed_to(state, action.target, side)
    return bought.push(spent(state, SCREAM_AP), action.figure, action.target, there, emit)


def fire(state: State, action: Fire, emit: Emit | None) -> State:
    target = bought.first_in_line(state, action.figure, action.side)
    return bought.burn(spent(state), action.figure, target, emit)


def portcullis(state: State, action: Portcullis, emit: Emit | None) -> State:
    square = state.figures[action.figure].square
    return bought.gate(spent(state), action.figure, square, action.side, emit)


def smash(state: State, action: Break, emit: Emit | None) -> State:
    square = state.figures[action.figure].square
    return bought.smash(spent(state), action.figure, square, action.side, emit)


def turn(state: State, action: Turn, emit: Emit | None) -> State:
    return gears.rotate(spent(state), action.place, action.quarters, action.figure, emit)


def fight_card(state: State, action: FightCard, emit: Emit | None) -> State:
    task = state.agenda[0]
    assert isinstance(task, Clash)
    return played(state, task, action.value, emit)


def name(state: State, action: Name, _emit: Emit | None) -> State:
    task = state.agenda[0]
    assert isinstance(task, Clash)
    return named(state, task, action.value)


def choose(state: State, action: Choose, emit: Emit | None) -> State:
    task = state.agenda[0]
    assert isinstance(task, Teleport)
    return chosen(state, task, action.line, emit)


DOES: dict[type, Callable[[State, Any, Emit | None], State]] = {
    Pick: pick,
    PlayCard: play_card,
    Begin: begin,
    Step: step,
    Stop: lambda state, _, __: replace(state, moving=None),
    PickUp: lambda state, action, emit: carrying.pick_up(state, action.wounded, emit),
    Drop: lambda state, _, emit: carrying.drop(state, emit),
    Give: lambda state, _, emit: carrying.give(state, emit),
    Reveal: lambda state, action, _: bought.reveal(spent(state), action.figure, action.place),
    Turn: turn,
    Attack: attack,
    Jump: jump,
    Heal: lambda state, action, emit: bought.heal(spent(state), action.figure, action.target, emit),
    Portcullis: portcullis,
    Break: smash,
    Fire: fire,
    Scream: scream,
    Pass: lambda state, _, __: replace(state, ap=0),
    FightCard: fight_card,
    Name: name,
    Choose: choose,
}
