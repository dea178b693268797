"""Igroteka: a house where tabletop games are kept and played."""

__version__ = "0.3.0"
