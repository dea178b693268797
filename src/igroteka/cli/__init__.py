"""The commands."""

from .main import main

__all__ = ["main"]
