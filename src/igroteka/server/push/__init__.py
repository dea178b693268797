"""Web Push: whoever is away when their turn comes is told by their own browser's push service."""
