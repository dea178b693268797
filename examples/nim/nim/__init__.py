"""Nim: heaps of sticks; whoever takes the last one wins."""

from .rules import Nim

__all__ = ["Nim"]
