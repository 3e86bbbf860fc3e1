"""The rules of Cthulhu Rises."""
