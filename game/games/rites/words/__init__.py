"""Rites of Cthulhu in words: the cards as they are read, prompts, the chronicle."""
