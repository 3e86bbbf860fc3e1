"""Windwalker."""
