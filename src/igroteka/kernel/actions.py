"""A move somebody chose: a small frozen struct, one class a kind, its fields what was chosen."""

from msgspec import Struct


class Action(Struct, frozen=True, tag_field="type", tag=True):
    """Base of every kind of move; the wire carries the class name as `type`."""
