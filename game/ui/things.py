"""What can be reached on the window: its role, its id, where it is and in which state.

Tests and the scripts that play the window find everything by role and id, so that they know no widget.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame


class Thing(NamedTuple):
    """One thing on the window; ``rect`` in pixels, ``id`` stable and never the label (``save``, ``seat.2.name``).

    ``label`` is what is written on it or typed into it, ``selected`` whether it is the choice made, or switched on.
    Things of one widget that are chosen one by one have ids that begin with its own: ``order.name``.
    """

    role: str
    id: str
    rect: pygame.Rect
    label: str = ""
    enabled: bool = True
    selected: bool = False
    focused: bool = False
    tip: str = ""
    """What the tooltip tells of it."""
