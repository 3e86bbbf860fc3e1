"""Frames: what is going on, as a stack of small plain values."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.option import Blocked, Option

if TYPE_CHECKING:
    from game.engine.position import Position

FRAMES: dict[str, type["Frame"]] = {}
"""Every kind of frame by its name in saves."""


class Frame:
    """A running process (a turn, a slot, a battle, "pick a unit"), never changed once made.

    A frame holds numbers, words and tuples of them, and the name of its step: so every
    position can be copied, saved and searched in the middle of anything. ``run`` is
    called whenever the frame is on top of the stack; it either asks (returns a
    ``Decision`` and changes nothing) or goes on (changes the position, replaces, pops
    or pushes, and returns ``None``). ``answer`` takes one of the options it offered.
    """

    __slots__ = ()
    tag: ClassVar[str] = ""
    parts: ClassVar[tuple[str, ...]] = ()
    """The names of its fields, in the order saves hold them."""

    def run(self, pos: "Position") -> Decision | None:
        """Go on, or ask."""
        raise NotImplementedError

    def answer(self, pos: "Position", chosen: Option) -> None:
        """Take an option this frame offered."""
        raise NotImplementedError

    def blocked(self, pos: "Position") -> list[Blocked]:
        """What cannot be chosen and why; made only when somebody asks."""
        return []

    def seen_by(self, seat: int) -> "Frame":
        """The frame as a seat may see it; frames that hold secrets hide them here."""
        return self

    def filled(self, pos: "Position", chance: Chance) -> "Frame":
        """The frame with what ``seen_by`` hid dealt anew at random; ``pos`` has its state, not yet its stack."""
        return self


F = TypeVar("F", bound=type[Frame])


def enrol(made: Any, tag: str, parts: tuple[str, ...]) -> None:
    """Name a class of frames ``tag`` in saves, where its fields follow in this order."""
    if tag in FRAMES:
        raise ValueError(f"two frames are named {tag}")
    made.tag = tag
    made.parts = parts
    FRAMES[tag] = made


@dataclass_transform(field_specifiers=())
def frame(tag: str) -> Callable[[F], F]:
    """Class decorator: makes a slotted value class of a frame and names it ``tag`` in saves."""

    def wrap(cls: F) -> F:
        made: Any = dataclass(slots=True)(cls)
        enrol(made, tag, tuple(field.name for field in fields(made)))
        return made  # type: ignore[no-any-return]

    return wrap
