"""The hand that draws: always the same small irregularities for the same thing."""

MASK = 0xFFFFFFFF


def chance(*numbers: int) -> float:
    """From 0 up to 1, the same for the same numbers."""
    mixed = 0x9E3779B9
    for number in numbers:
        mixed = (mixed ^ (number + 0x7F4A7C15)) * 0x85EBCA6B & MASK
        mixed = (mixed ^ (mixed >> 13)) * 0xC2B2AE35 & MASK
        mixed ^= mixed >> 16
    return mixed / 2**32
