"""Messages in the player's language: catalogs of Fluent files, names with grammatical forms, plural rules."""
