"""The words of Windwalker."""
