"""The words of the Ancients."""
