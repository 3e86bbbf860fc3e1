"""Great Cthulhu."""
