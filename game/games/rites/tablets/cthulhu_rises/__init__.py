"""Cthulhu Rises."""
