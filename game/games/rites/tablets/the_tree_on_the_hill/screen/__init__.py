"""What the window shows of The Tree on the Hill."""
