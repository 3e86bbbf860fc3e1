"""The factions, a folder each. ``rules`` and ``bots`` are where each is entered, with one line."""
