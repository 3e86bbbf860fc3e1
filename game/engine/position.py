"""A position: the state, what is going on as a stack of frames, and the one open decision."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any, ClassVar, TypeVar, dataclass_transform

from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.errors import CodecError, DeadEnd, IllegalAnswer, SetupError
from game.engine.event import EVERYONE, Event
from game.engine.option import Blocked, Option
from game.engine.plain import expect_keys

_STEPS_WITHOUT_A_QUESTION = 20_000
_new_event = tuple.__new__
_LIMIT = 1 << 200
"""More than the figures of any box: sets of units are bit masks."""
_LENGTH = 300
_DEPTH = 4
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


class Position:
    """A moment of a match, complete: everything the rules need to go on.

    ``decision`` is the open question, ``None`` when the match is over. ``events`` holds
    what has happened in this object since it was made or its events were taken. ``rules``
    are other ones from the moment on at which the match itself has settled them (a draft).
    Positions are copied, never shared between players; a copy begins without events.
    """

    __slots__ = ("chance", "decision", "events", "rules", "stack", "state")

    def __init__(
        self,
        rules: Any,
        state: Any,
        stack: tuple[Frame, ...],
        chance: Chance,
        decision: Decision | None = None,
    ) -> None:
        self.rules: Any = rules
        self.state: Any = state
        self.stack = stack
        self.chance = chance
        self.decision = decision
        self.events: list[Event] = []

    # making and copying

    @classmethod
    def start(cls, rules: Any, chance: Chance) -> "Position":
        """The first position of a match, advanced to its first decision."""
        state, stack = rules.begin(chance)
        pos = cls(rules, state, stack, chance)
        pos.advance()
        return pos

    def copy(self) -> "Position":
        """An independent position that will go the same way. Frames and decision are shared: they never change."""
        return Position(self.rules, self.state.copy(), self.stack, self.chance.copy(), self.decision)

    def key(self) -> tuple[Any, ...]:
        """Equal for equal positions (state, stack and chance), different for different ones."""
        chance = self.chance
        return (
            self.state.key(),
            repr(encode_stack(self.stack)),
            (chance.state, chance.stream, chance.dice, chance.draws),
            repr(self.rules.chosen),
        )

    # the stack

    def push(self, frame: Frame) -> None:
        """Begin a process on top of what is going on."""
        self.stack = (*self.stack, frame)

    def pop(self) -> None:
        """End the process on top."""
        self.stack = self.stack[:-1]

    def replace(self, *frames: Frame) -> None:
        """Put frames in the place of the one on top; the last of them is the new top."""
        self.stack = self.stack[:-1] + frames

    def emit(self, kind: str, *args: int | str) -> None:
        """Report an event everybody may see."""
        # Thousands a second: made without the named tuple's own constructor.
        self.events.append(_new_event(Event, (kind, args, EVERYONE, None)))

    def emit_secret(
        self, kind: str, args: tuple[int | str, ...], seats: int, public: tuple[int | str, ...] | None
    ) -> None:
        """Report an event that only ``seats`` (a bit mask) may see whole."""
        self.events.append(Event(kind, args, seats, public))

    # going on

    def advance(self) -> None:
        """Run until somebody has a real choice or the match is over.

        A question with one option is answered here and reported as an event ``forced``,
        unless the decision is asked always. Raises ``DeadEnd`` for a question without options.
        """
        settle = self.rules.settle
        self.decision = None
        for _ in range(_STEPS_WITHOUT_A_QUESTION):
            if settle(self):
                continue
            stack = self.stack
            if not stack:
                return
            asked = stack[-1].run(self)
            if asked is None:
                continue
            options = asked.options
            if len(options) > 1 or (options and asked.always):
                self.decision = asked
                return
            if not options:
                raise DeadEnd(f"{asked.kind} offers nothing")
            chosen = options[0]
            self.events.append(Event("forced", (asked.side, asked.kind, *chosen)))
            stack[-1].answer(self, chosen)
        raise DeadEnd("the rules go round in circles")

    def answer(self, chosen: Option) -> None:
        """Take an option of the open decision and go on to the next.

        Raises ``IllegalAnswer``, with nothing changed, for anything not offered.
        """
        asked = self.decision
        if asked is None:
            raise IllegalAnswer("the match is over: nothing is asked")
        if chosen not in asked.options:
            raise IllegalAnswer(f"{chosen!r} is not offered")
        self.stack[-1].answer(self, chosen)
        self.advance()

    def reveal(self, side: int, values: Sequence[int]) -> None:
        """Carry out, or note, what a side does outside the open decision, then ask again what stands open.

        What the values mean is the game's matter: things revealed at once, or a request for the next moment the rules
        allow it. Raises ``IllegalAnswer``, with nothing changed, when the side cannot do this.
        """
        self.rules.reveal(self, side, values)
        self.advance()

    # looking

    @property
    def over(self) -> bool:
        return self.decision is None and not self.stack

    def view(self, seat: int) -> dict[str, Any]:
        """Plain data: all that ``seat`` knows. Holds no seed, chance, bag or hidden value."""
        asked = self.decision
        question: dict[str, Any] | None = None
        if asked is not None and (asked.seat == seat or not asked.secret):
            question = {
                "seat": asked.seat,
                "side": asked.side,
                "kind": asked.kind,
                "about": list(asked.about),
                "default": list(asked.default) if asked.default else None,
                "options": [list(choice) for choice in asked.options] if asked.seat == seat else None,
            }
        return {
            "game": self.rules.game,
            "seat": seat,
            "setup": self.rules.setup,
            "state": self.rules.encode_state(self.state, seat),
            "stack": encode_stack(self.stack, seat),
            "decision": question,
        }

    def encode(self) -> dict[str, Any]:
        """Plain data from which ``decode`` makes an equal position; complete, so never a view."""
        data = {
            "state": self.rules.encode_state(self.state),
            "stack": encode_stack(self.stack),
            "chance": self.chance.encode(),
        }
        chosen = self.rules.chosen
        return data if chosen is None else {**data, "rules": chosen}

    @classmethod
    def decode(cls, rules: Any, data: Any) -> "Position":
        """The position that ``encode`` wrote; ``rules`` are those of any position of the match.

        Raises ``CodecError`` for anything that is not one: see ``admitted``.
        """
        later = isinstance(data, dict) and "rules" in data
        keys = ("state", "stack", "chance", "rules") if later else ("state", "stack", "chance")
        parts = expect_keys(data, keys, "the position")
        try:
            if later:
                settling: Any = rules
                rules = settling.after(parts["rules"])
            state = rules.decode_state(parts["state"])
        except CodecError:
            raise
        except Exception as problem:
            raise CodecError(f"the position makes no sense ({type(problem).__name__})") from problem
        return cls.admitted(rules, state, decode_stack(parts["stack"]), Chance.decode(parts["chance"]))

    @classmethod
    def admitted(cls, rules: Any, state: Any, stack: tuple[Frame, ...], chance: Chance) -> "Position":
        """A position from outside, once nothing speaks against playing on from it to the end.

        Raises ``CodecError`` where the rules could not have made such a stack over such a state. Positions the program
        has made itself, views among them, need no such look.
        """
        try:
            pos = cls(rules, state, stack, chance)
            wrong = rules.unsound(pos)
            if not wrong:
                pos.advance()
                wrong = next(iter(broken(pos)), "")
        except Exception as problem:
            # Frames from a damaged file can name units or steps that are not there.
            raise CodecError(f"the position makes no sense ({type(problem).__name__})") from problem
        if wrong:
            raise CodecError(f"the position breaks a rule of the game ({wrong})")
        pos.events.clear()
        return pos


def broken(pos: "Position") -> list[str]:
    """The names of the invariants that do not hold; empty when all is well.

    The engine's own: somebody is asked while anything is going on, every question has an
    option, none is offered twice, the default is among them. The rest is the game's.
    """
    wrong = []
    asked = pos.decision
    if asked is None:
        if pos.stack:
            wrong.append("nobody_is_asked")
    else:
        if not asked.options:
            wrong.append("nothing_is_offered")
        if len(set(asked.options)) != len(asked.options):
            wrong.append("option_offered_twice")
        if asked.default is not None and asked.default not in asked.options:
            wrong.append("default_is_not_offered")
        if not 0 <= asked.seat < pos.rules.seats:
            wrong.append("asked_is_no_seat")
    return wrong + pos.rules.violations(pos)  # type: ignore[no-any-return]


def goes_on(setup: Any) -> bool:
    """Whether a set-up says what is going on."""
    return isinstance(setup, dict) and "stack" in setup


def taken_up(rules: Any, setup: dict[str, Any]) -> tuple[Any, tuple[Frame, ...]]:
    """State and stack of a set-up that says what is going on (``stack``), as ``Match.state_dict`` writes it.

    Raises ``SetupError`` for one that no match could come to.
    """
    try:
        state = rules.decode_state({key: value for key, value in setup.items() if key != "stack"})
        stack = decode_stack(setup["stack"])
        # Tried on a copy, with other dice: the match itself goes on from here.
        Position.admitted(rules, state.copy(), stack, Chance.seeded(0))
    except CodecError as problem:
        if isinstance(problem.__cause__, SetupError):
            raise problem.__cause__ from None
        raise SetupError("stack", str(problem)) from problem
    return state, stack


def determinise(rules: Any, view: dict[str, Any], chance: Chance) -> Position:
    """A full position consistent with a view: everything hidden, and all chance to come, dealt anew."""
    state = rules.decode_state(rules.fill_hidden(view["state"], chance))
    pos = Position(rules, state, (), Chance.seeded(chance.bits() << 32 | chance.bits()))
    pos.stack = tuple(frame.filled(pos, chance) for frame in decode_stack(view["stack"]))
    pos.advance()
    pos.events.clear()
    return pos


# frames as plain data and back, with everything read from outside checked


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
