"""Scenes and panels as descriptions: boxes that are measured, placed, painted, pressed and told of."""
