"""Roads: rules, positions and views."""

from .rules import Roads

__all__ = ["Roads"]
