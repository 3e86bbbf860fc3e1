"""The rules of Yellow Sign."""
