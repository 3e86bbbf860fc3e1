"""What the window shows of Cthulhu Rises."""
