"""The factions, a folder each. ``tables``, ``abilities`` and ``knowledge`` are where each is entered, with one line."""
