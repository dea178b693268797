"""A move of Prison in words: whoever it is by name or class, squares and rooms as on the board."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import asdict

from igroteka.games.prison import actions as do
from igroteka.games.prison.classes import Class
from igroteka.games.prison.figures.carrying import here, passing
from igroteka.games.prison.floor.dungeon import BESIDE, square_in
from igroteka.games.prison.npcs import NPCS
from igroteka.games.prison.rooms import SIDE
from igroteka.games.prison.state import NONE, State
from igroteka.games.prison.tasks import OpenRoom, PutToken, Teleport
from igroteka.kernel import Spoken, Words, words_for

from .naming import by_class, cards, figure, load, npc, room, square, token

Details = dict[str, Spoken]


def words(state: State, action: Any) -> Words:
    details = DETAILS.get(type(action), nothing)
    return words_for("prison", action, **details(state, action))


def nothing(_state: State, _action: Any) -> Details:
    return {}


def as_it_is(_state: State, action: Any) -> Details:
    """Numbers as a person says them."""
    return asdict(action)


def doer(state: State, action: Any) -> Details:
    return {"figure": figure(state, action.figure)}


def towards(state: State, action: Any) -> Details:
    return {**doer(state, action), "side": action.side}


def at_somebody(state: State, action: Any) -> Details:
    return {**doer(state, action), "target": figure(state, action.target)}


def as_a_walk(state: State, actions: Sequence[Any], said: tuple[Words, ...]) -> tuple[Words, ...]:
    """A whole walk, or the rest of one, is said by its end, and what is done on the way."""
    if not any(isinstance(action, do.Step) for action in actions):
        return said
    walker = actions[0].figure if isinstance(actions[0], do.Begin) else mover(state)
    end = state.figures[walker].square
    for action in actions:
        end = BESIDE[end][action.side] if isinstance(action, do.Step) else end
    details: Details = {"figure": figure(state, walker), "square": square(end)}
    besides = [
        words
        for words, action in zip(said, actions, strict=True)
        if not isinstance(action, do.Begin | do.Step | do.Stop)
    ]
    return (Words("prison-deed-walk", details), *besides)


# the set-up


def picked(_state: State, action: do.Pick) -> Details:
    return {"figure": by_class(Class(action.kind))}


def hidden(state: State, action: do.Hide) -> Details:
    return {"token": token(state, action.number, action.thing), "room": room(action.place)}


def put(state: State, action: do.Put) -> Details:
    task = state.agenda[0]
    assert isinstance(task, PutToken)
    return {"token": token(state, task.number, task.thing), "square": square(action.square)}


# the player's


def stepped(state: State, action: do.Step) -> Details:
    return {"figure": figure(state, mover(state)), "side": action.side}


def mover(state: State) -> int:
    assert state.moving
    return state.moving.figure


def picked_up(state: State, action: do.PickUp) -> Details:
    thing, friend = here(state, mover(state))
    is_thing = thing != NONE and not action.wounded
    return {"what": token(state, thing if is_thing else friend, is_thing)}


def dropped(state: State, _action: do.Drop) -> Details:
    return {"what": load(state, mover(state))}


def given(state: State, _action: do.Give) -> Details:
    return {"to": figure(state, passing(state))}


def revealed(state: State, action: do.Reveal) -> Details:
    return {**doer(state, action), "room": room(action.place)}


def turned(state: State, action: do.Turn) -> Details:
    return {**doer(state, action), "room": action.place + 1, "quarters": action.quarters}


def attacked(state: State, action: do.Attack) -> Details:
    attacker, target = figure(state, action.figure), figure(state, action.target)
    return {"attacker": attacker, "target": target, "how": action.how}


def jumped(state: State, action: do.Jump) -> Details:
    return {**doer(state, action), "square": square(action.square)}


def chosen(state: State, action: do.Choose) -> Details:
    """The square where the dice and the choice meet (P-8.2)."""
    task = state.agenda[0]
    assert isinstance(task, Teleport)
    row = action.line if task.row == NONE else task.row
    column = action.line if task.column == NONE else task.column
    there = square_in(task.place, row * SIDE + column)
    return {"token": token(state, task.number, task.thing), "square": square(there)}


# chance and the NP


def dealt(_state: State, action: do.Deal) -> Details:
    return {"npcs": tuple(map(npc, action.npcs))}


def laid(state: State, _action: do.Lay) -> Details:
    task = state.agenda[0]
    assert isinstance(task, OpenRoom)
    return {"room": room(task.place)}


def drawn(state: State, action: do.Draw) -> Details:
    return {"number": token(state, action.number, action.thing)}


def arrived(_state: State, action: do.Arrive) -> Details:
    return {"figure": npc(action.npc)}


def turned_up(_state: State, action: do.TurnUp) -> Details:
    return {"values": cards(action.values)}


def ordered(state: State, action: do.Order) -> Details:
    return {"row": tuple(figure(state, number) for number in action.row) or 0}


def tied(_state: State, action: do.Tie) -> Details:
    return {"choice": action.choice + 1}


def gone(state: State, action: do.Go) -> Details:
    card = NPCS[state.figures[action.figure].npc]
    goal = card.goals[action.goal].goal
    return {**doer(state, action), "goal": Words(f"prison-goal-{goal}")}


DETAILS: dict[type, Callable[[State, Any], Details]] = {
    do.Pick: picked,
    do.Hide: hidden,
    do.Put: put,
    do.PlayCard: as_it_is,
    do.Begin: doer,
    do.Step: stepped,
    do.PickUp: picked_up,
    do.Drop: dropped,
    do.Give: given,
    do.Reveal: revealed,
    do.Turn: turned,
    do.Attack: attacked,
    do.Jump: jumped,
    do.Heal: at_somebody,
    do.Portcullis: towards,
    do.Break: towards,
    do.Fire: towards,
    do.Scream: at_somebody,
    do.FightCard: as_it_is,
    do.Name: as_it_is,
    do.Choose: chosen,
    do.Lot: as_it_is,
    do.Deal: dealt,
    do.Lay: laid,
    do.Draw: drawn,
    do.Dice: as_it_is,
    do.Arrive: arrived,
    do.TurnUp: turned_up,
    do.Blind: as_it_is,
    do.Order: ordered,
    do.Tie: tied,
    do.Rotation: as_it_is,
    do.Wander: as_it_is,
    do.Activate: doer,
    do.Go: gone,
    do.Rest: doer,
}
