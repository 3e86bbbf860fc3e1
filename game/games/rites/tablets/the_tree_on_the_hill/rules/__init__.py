"""The rules of The Tree on the Hill."""
