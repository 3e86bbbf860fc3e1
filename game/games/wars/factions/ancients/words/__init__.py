"""The words of the Ancients in tables."""
