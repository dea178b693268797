"""The eight classes of characters and the six kinds of objects (P-5, P-6)."""

from enum import IntEnum

from msgspec import Struct


class Class(IntEnum):
    BACKSTABBER = 0
    BANSHEE = 1
    CLERIC = 2
    COLOSSUS = 3
    MEKANORK = 4
    NAGA = 5
    TELEPATH = 6
    WIZARD = 7


class Kind(IntEnum):
    """WOUNDED is no object, but NPC rank it among them (P-13.1)."""

    ROPE = 0
    KEY = 1
    FIREBALL = 2
    BOW = 3
    SPEAR = 4
    SHIELD = 5
    WOUNDED = 6


class Build(Struct, frozen=True):
    speed: int
    strength: int


BUILDS = {
    Class.BACKSTABBER: Build(4, 2),
    Class.BANSHEE: Build(4, 1),
    Class.CLERIC: Build(4, 2),
    Class.COLOSSUS: Build(2, 5),
    Class.MEKANORK: Build(3, 2),
    Class.NAGA: Build(6, 2),
    Class.TELEPATH: Build(3, 0),
    Class.WIZARD: Build(4, 1),
}
