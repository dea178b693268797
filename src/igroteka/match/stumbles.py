"""Whatever rules may stumble over when an action was not made for this position."""

STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
