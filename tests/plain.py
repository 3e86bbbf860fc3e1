"""Marks tests that hold for the engine in plain Python alone."""

import pytest

from game.bots import protocol

in_plain_python = pytest.mark.skipif(
    not protocol.__file__.endswith(".py"),
    reason="compiled code calls its own functions directly and takes no stand-ins",
)
