"""Figures on the floor: who stands where, steps, jumps, loads, gears, wounds (P-4, P-6)."""
