"""Urfin: rules, positions and views."""
