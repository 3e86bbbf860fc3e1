"""Widgets in the table's hand, and the board of them that a scene shows."""
