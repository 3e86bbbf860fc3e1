"""Frames and stacks of them as plain data and back, with everything read from outside checked."""

from typing import Any

from game.engine.errors import CodecError
from game.engine.frame import FRAMES, Frame

_LIMIT = 1 << 200
"""More than the figures of any box: sets of units are bit masks."""
_LENGTH = 300
_DEPTH = 4


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def encode_frame(frame: Frame) -> list[Any]:
    """``[tag, field, field, ...]``; big numbers (bit masks) stay numbers."""
    return [frame.tag, *(_plain(getattr(frame, name)) for name in frame.parts)]


def _checked(value: Any, depth: int = 0) -> Any:
    """A frame's field as frames keep it (lists become tuples), or ``CodecError``."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        if -_LIMIT < value < _LIMIT:
            return value
    elif isinstance(value, str):
        if len(value) <= 64:
            return value
    elif isinstance(value, (list, tuple)) and len(value) <= _LENGTH and depth < _DEPTH:
        return tuple(_checked(part, depth + 1) for part in value)
    raise CodecError("a frame holds something that no frame can hold")


def decode_frame(data: Any) -> Frame:
    """The frame that ``encode_frame`` wrote; raises ``CodecError``."""
    if not isinstance(data, (list, tuple)) or not data or not isinstance(data[0], str):
        raise CodecError("a frame is not a list that begins with its name")
    cls = FRAMES.get(data[0])
    if cls is None:
        raise CodecError(f"there is no frame called {data[0][:40]!r}")
    if len(data) - 1 != len(cls.parts):
        raise CodecError(f"the frame {data[0]} has the wrong number of fields")
    try:
        return cls(*(_checked(value) for value in data[1:]))
    except TypeError as problem:
        # Compiled frames take nothing that is not of their fields' types.
        raise CodecError(f"the frame {data[0]} holds something that it cannot hold") from problem


def encode_stack(stack: tuple[Frame, ...], seat: int | None = None) -> list[list[Any]]:
    """All frames, bottom first; for a seat, each as that seat may see it."""
    if seat is None:
        return [encode_frame(frame) for frame in stack]
    return [encode_frame(frame.seen_by(seat)) for frame in stack]


def decode_stack(data: Any) -> tuple[Frame, ...]:
    """The stack that ``encode_stack`` wrote; raises ``CodecError``."""
    if not isinstance(data, list) or len(data) > 50:
        raise CodecError("the stack is not a list of frames")
    return tuple(decode_frame(part) for part in data)
