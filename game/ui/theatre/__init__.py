"""The replay theatre: any game watched from its beginning. ``door.open_theatre`` is the one way in."""
