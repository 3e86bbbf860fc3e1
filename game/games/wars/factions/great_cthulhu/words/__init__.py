"""The words of Great Cthulhu."""
