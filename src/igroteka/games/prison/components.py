"""What lies in the box of Prison, for the press (P-1.2, P-1.3, P-1.4, P-1.5)."""

from igroteka.kernel import Components, Deck, Traits

from .classes import BUILDS, Class, Kind
from .icons import (
    ACTION_ICONS,
    ACTIONS,
    EYE_ACTIONS,
    EYE_FIGHTS,
    FIGHT_ICONS,
    FIGHTS,
    JUMP_ICONS,
    JUMPS,
    LEVELS,
    NP_FIGHTS,
)
from .npcs import NPCS, Npc
from .rooms import ROOMS, Room

OBJECTS = tuple(kind for kind in Kind if kind is not Kind.WOUNDED)
PLACES = 8


def components(game: str) -> Components:
    """Rooms for both games; the solo game has the prisoners, the duel a blue side."""
    rooms = {room.id: room_traits(room) for room in ROOMS}
    own = (characters("yellow"), objects("yellow"), hand("yellow"))
    if game == "duel":
        return joined(rooms, (*own, characters("blue"), objects("blue"), hand("blue")))
    return joined(rooms, (*own, npcs(), objects("np"), np_fights(), floor_plans(), sights()))


Part = tuple[Deck, dict[str, Traits]]


def joined(rooms: dict[str, Traits], parts: tuple[Part, ...]) -> Components:
    faces = dict(rooms)
    for _, traits in parts:
        faces |= traits
    deck = Deck("rooms", dict.fromkeys(rooms, 1))
    return Components((deck, *(part[0] for part in parts)), faces)


def room_traits(room: Room) -> Traits:
    return {
        "id": room.id,
        "arrow": room.arrow,
        "gear": room.gear,
        "pits": tuple(sorted(room.pits)),
        "edges": tuple(map(int, room.edges)),
    }


def characters(side: str) -> Part:
    traits: dict[str, Traits] = {
        f"{side}-{kind.name.lower()}": {"side": side, **build(kind)} for kind in Class
    }
    return Deck(f"{side}-characters", dict.fromkeys(traits, 1)), traits


def objects(side: str) -> Part:
    traits: dict[str, Traits] = {
        f"{side}-{kind.name.lower()}": {"side": side, "object": kind.name.lower()}
        for kind in OBJECTS
    }
    return Deck(f"{side}-objects", dict.fromkeys(traits, 1)), traits


def hand(side: str) -> Part:
    """Actions, jumps and combat cards, with the icons of the levels (P-11.1)."""
    traits: dict[str, Traits] = {}
    for value in ACTIONS:
        eye = value in EYE_ACTIONS
        traits[f"{side}-action-{value}"] = card(side, "action", value, ACTION_ICONS[value], eye)
    traits[f"{side}-jump"] = card(side, "jump", 0, JUMP_ICONS, False)
    for value in FIGHTS:
        icons, eye = FIGHT_ICONS.get(value, set()), value in EYE_FIGHTS
        traits[f"{side}-fight-{value}"] = card(side, "fight", value, icons, eye)
    return Deck(f"{side}-cards", {name: copies(traits[name]) for name in traits}), traits


def np_fights() -> Part:
    traits: dict[str, Traits] = {}
    for value in FIGHTS:
        icons = {level for level, values in NP_FIGHTS.items() if value in values}
        traits[f"np-fight-{value}"] = card("np", "fight", value, icons, value in EYE_FIGHTS)
    return Deck("np-cards", {name: copies(traits[name]) for name in traits}), traits


def card(side: str, deck: str, value: int, icons: set[int], eye: bool) -> Traits:
    levels = tuple(LEVELS[level] for level in sorted(icons))
    return {"side": side, "deck": deck, "value": value, "icons": levels, "eye": int(eye)}


def copies(traits: Traits) -> int:
    if traits["deck"] == "jump":
        return JUMPS
    return FIGHTS.count(int(str(traits["value"]))) if traits["deck"] == "fight" else 1


def build(kind: Class) -> Traits:
    speed, strength = BUILDS[kind].speed, BUILDS[kind].strength
    return {"class": kind.name.lower(), "speed": speed, "strength": strength}


def npcs() -> Part:
    """A token and a card each (P-13.1)."""
    traits: dict[str, Traits] = {npc.id: npc_traits(npc) for npc in NPCS}
    return Deck("np-characters", dict.fromkeys(traits, 1)), traits


def npc_traits(npc: Npc) -> Traits:
    return {
        "side": "np",
        **build(npc.kind),
        "goals": tuple(aim.goal.value for aim in npc.goals),
        "ap": tuple(aim.ap for aim in npc.goals),
        "main": npc.main,
        "classes": tuple(kind.name.lower() for kind in npc.classes),
        "objects": tuple(kind.name.lower() for kind in npc.objects),
        "trait": npc.trait,
        "goals_known": tuple(int(aim.known) for aim in npc.goals),
        "known": npc.known,
    }


def floor_plans() -> Part:
    """The room cards, for the teleport dice (P-8.1)."""
    traits: dict[str, Traits] = {f"plan-{room.id}": room_traits(room) for room in ROOMS}
    return Deck("room-cards", dict.fromkeys(traits, 1)), traits


def sights() -> Part:
    """A place of the dungeon each (P-12.1)."""
    traits: dict[str, Traits] = {f"sight-{n}": {"place": n} for n in range(PLACES)}
    return Deck("sight-cards", dict.fromkeys(traits, 1)), traits
