"""Many houses on one database, faults, and whether every client's history fits the log."""
