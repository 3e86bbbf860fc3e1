"""The factions, a folder each. ``rules``, ``bots``, ``words`` and ``arms`` collect what the folders have."""
