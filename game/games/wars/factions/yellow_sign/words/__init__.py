"""The words of The Yellow Sign."""
