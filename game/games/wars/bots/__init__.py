"""What strong bots know about Cthulhu Wars: one file for what all factions share, one for each faction."""
