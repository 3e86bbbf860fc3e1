"""The factions, a folder each. ``rules``, ``bots`` and ``arms`` are where each is entered, with one line."""
