"""The Ancients."""
