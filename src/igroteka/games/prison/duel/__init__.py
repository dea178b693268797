"""The duel for two: what it asks, what lies face down, what a side could believe (P-D1)."""
