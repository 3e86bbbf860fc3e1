"""The rules of the Ancients."""
