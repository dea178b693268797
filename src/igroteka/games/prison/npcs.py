"""The 32 cards of the Non-Player: goals, lists and traits, read and looked over (P-13)."""

import tomllib
from collections import Counter
from enum import StrEnum
from functools import cached_property
from importlib.resources import files
from typing import Literal

from msgspec import Struct, ValidationError, convert

from .classes import Class, Kind

GOALS_EACH = 6
CARDS_EACH = 4
KNOWN = "known"
Part = Literal["name", "class", "main", "classes", "objects", "trait"]


class Goal(StrEnum):
    COMBAT = "combat"
    REVEAL = "reveal"
    EXIT = "exit"
    REGROUP = "regroup"
    TAKE = "take"
    ROTATE = "rotate"
    BREAK = "break"
    OPEN = "open"
    HEAL = "heal"
    PUSH = "push"


ONLY_FOR = {
    Goal.BREAK: Class.COLOSSUS,
    Goal.OPEN: Class.BACKSTABBER,
    Goal.HEAL: Class.CLERIC,
    Goal.PUSH: Class.BANSHEE,
}


class BadCard(ValueError):
    """The data draws no card the NP could play by; the text names the card."""


class CardData(Struct, frozen=True, forbid_unknown_fields=True, rename={"kind": "class"}):
    id: str
    kind: str
    goals: tuple[str, ...]
    main: str
    classes: tuple[str, ...]
    objects: tuple[str, ...]
    trait: str
    known: tuple[Part, ...]


class CardsData(Struct, frozen=True, forbid_unknown_fields=True):
    npc: tuple[CardData, ...]


class Aim(Struct, frozen=True):
    """`known` if the solo rulebook tells it of that card, AP and all; else it is ours (P-13.2)."""

    goal: Goal
    ap: int
    known: bool = False


class Npc(Struct, frozen=True, dict=True):
    """`main` is a place in `goals`; `classes` and `objects` run from highest to lowest.

    `known` are the parts of the card besides its goals that the solo rulebook tells something of.
    """

    id: str
    kind: Class
    goals: tuple[Aim, ...]
    main: int
    classes: tuple[Class, ...]
    objects: tuple[Kind, ...]
    trait: str
    known: tuple[Part, ...]

    @cached_property
    def ranks(self) -> tuple[int, ...]:
        """By kind; lower is dearer, not on the list is lowest (P-10.3)."""
        wanted = self.objects
        return tuple(wanted.index(kind) if kind in wanted else len(Kind) for kind in Kind)

    def rank(self, thing: Kind) -> int:
        return self.ranks[thing]


def read(text: str) -> tuple[Npc, ...]:
    try:
        cards = convert(tomllib.loads(text), CardsData).npc
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise BadCard(f"npcs: {error}") from error
    npcs = tuple(map(_card, cards))
    each = Counter(npc.kind for npc in npcs)
    if any(each[kind] != CARDS_EACH for kind in Class):
        raise BadCard(f"npcs: {CARDS_EACH} cards a class (P-13.1)")
    return npcs


def _card(data: CardData) -> Npc:
    try:
        npc = Npc(
            id=data.id,
            kind=Class[data.kind.upper()],
            goals=tuple(map(_aim, data.goals)),
            main=[goal.split()[0] for goal in data.goals].index(data.main),
            classes=tuple(Class[name.upper()] for name in data.classes),
            objects=tuple(Kind[name.upper()] for name in data.objects),
            trait=data.trait,
            known=data.known,
        )
    except (KeyError, ValueError) as error:
        raise BadCard(f"npc {data.id}: {error}") from error
    _is_sound(npc)
    return npc


def _aim(text: str) -> Aim:
    goal, ap, *mark = text.split()
    if mark not in ([], [KNOWN]):
        raise ValueError(f"{text!r} is neither ours nor {KNOWN}")
    return Aim(Goal(goal), int(ap), bool(mark))


def _is_sound(npc: Npc) -> None:
    goals = [aim.goal for aim in npc.goals]
    if len(set(goals)) != GOALS_EACH or len(goals) != GOALS_EACH:
        raise BadCard(f"npc {npc.id}: {GOALS_EACH} different goals")
    if len(set(npc.classes)) != len(Class) or len(npc.classes) != len(Class):
        raise BadCard(f"npc {npc.id}: every class once")
    if len(set(npc.objects)) != len(npc.objects):
        raise BadCard(f"npc {npc.id}: an object stands twice on the list")
    for goal in goals:
        if ONLY_FOR.get(goal, npc.kind) != npc.kind:
            raise BadCard(f"npc {npc.id}: {goal} is not for a {npc.kind.name.lower()}")
    if "name" not in npc.known and (npc.known or any(aim.known for aim in npc.goals)):
        raise BadCard(f"npc {npc.id}: nothing is known of a card of our own")
    _reads_past_a_gear(npc, goals)


def _reads_past_a_gear(npc: Npc, goals: list[Goal]) -> None:
    """On a gear rotate is achieved every round, and nothing below it is ever read (P-13.2)."""
    if npc.kind == Class.MEKANORK or not {Goal.ROTATE, Goal.EXIT} <= set(goals):
        return
    if goals.index(Goal.ROTATE) < goals.index(Goal.EXIT):
        raise BadCard(f"npc {npc.id}: only a mekanork ranks rotate above exit (P-13.2)")


NPCS = read(files(__package__).joinpath("npcs.toml").read_text(encoding="utf-8"))
