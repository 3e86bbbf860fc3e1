"""Cthulhu Wars: Duel: what it adds to Cthulhu Wars, or decides otherwise: board, phases, Decay, Doom for losses."""
