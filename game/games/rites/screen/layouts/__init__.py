"""The middle of the card table, one module for each rite."""
