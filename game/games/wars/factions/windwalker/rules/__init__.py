"""The rules of Windwalker."""
