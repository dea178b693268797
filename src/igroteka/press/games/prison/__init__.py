"""Prison on paper."""

from .sheet import sheet

__all__ = ["sheet"]
