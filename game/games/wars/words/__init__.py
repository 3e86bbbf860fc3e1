"""Cthulhu Wars in words: the table as it is read, prompts, the chronicle."""
