"""The Non-Player: its round, an NPC's mind, its goals and its ways (P-9, P-10, P-13)."""
