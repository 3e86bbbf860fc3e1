"""What a description is made of, in one place to import from; controls are in ``controls``, ``areas``, ``rows``."""

from game.ui.kit.base import Across, Box, Group, Pad, Sizes
from game.ui.kit.groups import Column, Either, Grid, Row, Stack, Tall
from game.ui.kit.leaves import Bar, Drawn, Fitted, Icon, Line, Space, Text

__all__ = [
    "Across", "Bar", "Box", "Column", "Drawn", "Either", "Fitted", "Grid", "Group", "Icon", "Line", "Pad", "Row",
    "Sizes", "Space", "Stack", "Tall", "Text",
]  # fmt: skip
