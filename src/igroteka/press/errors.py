"""What can go wrong at the press."""


class PressError(Exception):
    """It cannot be printed; one line says why."""
