"""The rules machine every game shares: positions, decisions, frames, chance, events, views.

Knows no faction, no card, no file, no clock and no window; standard library only.
"""
