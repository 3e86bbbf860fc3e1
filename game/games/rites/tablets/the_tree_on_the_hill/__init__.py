"""The Tree on the Hill."""
