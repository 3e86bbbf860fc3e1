"""The window: the only package that imports pygame and pygame_gui."""
