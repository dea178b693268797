"""The box of Prison."""

from msgspec import Struct

from igroteka.kernel import Box, Lid, SetUp

from . import icons
from .classes import BUILDS, Build, Class, Kind
from .npcs import NPCS, Goal, Npc
from .secrets import hidden
from .telling.rooms_seen import RoomSeen, unturned

Levels = tuple[int, ...]


class Contents(Struct, frozen=True):
    """Names stand in the order of the rules' numbers; icons by value of the card, and by level.

    Rooms lie unturned, as if each were alone on the first place. `starters` are the four that we
    would send first: one who runs, one who floats, one who opens, one who heals.
    """

    rooms: tuple[RoomSeen, ...]
    npcs: tuple[Npc, ...]
    classes: tuple[str, ...]
    objects: tuple[str, ...]
    goals: tuple[str, ...]
    builds: tuple[Build, ...]
    levels: tuple[str, ...]
    action_icons: dict[int, Levels]
    jump_icons: Levels
    fight_icons: dict[int, Levels]
    np_fights: dict[int, tuple[int, ...]]
    eye_actions: tuple[int, ...]
    eye_fights: tuple[int, ...]
    fights: tuple[int, ...]
    actions: tuple[int, ...]
    jumps: int
    starters: tuple[int, ...]


def listed(sets: dict[int, set[int]]) -> dict[int, tuple[int, ...]]:
    return {key: tuple(sorted(each)) for key, each in sets.items()}


CONTENTS = Contents(
    rooms=tuple(unturned()),
    npcs=NPCS,
    classes=tuple(kind.name.lower() for kind in Class),
    objects=tuple(kind.name.lower() for kind in Kind),
    goals=tuple(Goal),
    builds=tuple(BUILDS[kind] for kind in Class),
    levels=icons.LEVELS,
    action_icons=listed(icons.ACTION_ICONS),
    jump_icons=tuple(sorted(icons.JUMP_ICONS)),
    fight_icons=listed(icons.FIGHT_ICONS),
    np_fights=listed(icons.NP_FIGHTS),
    eye_actions=tuple(sorted(icons.EYE_ACTIONS)),
    eye_fights=tuple(sorted(icons.EYE_FIGHTS)),
    fights=icons.FIGHTS,
    actions=icons.ACTIONS,
    jumps=icons.JUMPS,
    starters=(Class.NAGA, Class.WIZARD, Class.BACKSTABBER, Class.CLERIC),
)

SET_UPS: tuple[SetUp, ...] = (
    (1, {}),
    (1, {"level": "white"}),
    (1, {"level": "yellow"}),
    (1, {"level": "green", "sight": "on"}),
    (1, {"level": "blue"}),
    (1, {"level": "red"}),
    (1, {"level": "black", "sight": "on"}),
    (2, {}),
)

BOX = Box(
    lid=Lid(age=10, minutes=(20, 30), measured=True),
    place=4,
    seen_to_the_end=True,
    contents=CONTENTS,
    set_ups=SET_UPS,
    hidden=hidden,
    gentle={"level": "white"},
    basics=(
        *("P-1.1", "P-1.2", "P-1.3", "P-1.7", "P-2.1", "P-2.3", "P-2.4"),
        *("P-3.1", "P-3.2", "P-3.3", "P-3.4", "P-3.5"),
        *("P-4.1", "P-4.2", "P-4.3", "P-4.4", "P-4.5", "P-4.6", "P-4.7", "P-4.8", "P-4.9"),
        "P-4.11",
        *("P-5.1", "P-5.3", "P-5.4", "P-5.5", "P-5.6", "P-6.1", "P-6.2"),
        *("P-7.1", "P-7.2", "P-7.3", "P-7.4", "P-7.5", "P-7.6", "P-7.7"),
        *("P-8.1", "P-8.3", "P-9.1", "P-9.2", "P-9.3", "P-9.4", "P-9.6", "P-9.8"),
        *("P-11.1", "P-11.2", "P-11.3"),
    ),
    benched={
        "pink": {"level": "pink", "sight": "on"},
        "black": {"level": "black", "sight": "on"},
    },
)
