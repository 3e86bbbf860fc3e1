"""Sculpted figures at run time: found by unit, read aside, set on their bases, and heads for portraits."""
