"""The rules of Great Cthulhu."""
