"""Which sound goes with what happens on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.engine.event import Event

BY_KIND = {
    "moved": "move",
    "placed": "move",
    "submerged": "move",
    "rolled": "dice",
    "rolled_for": "dice",
    "killed": "kill",
    "eliminated": "kill",
    "captured": "capture",
    "gate_built": "gate",
    "ritual": "ritual",
    "book": "book",
    "sign": "sign",
    "revealed": "sign",
    "phase": "page",
    "ended": "ritual",
    "dealt": "deal",
    "reshuffled": "deal",
    "played": "card",
    "pair": "card",
    "ghoul": "card",
    "planted": "card",
    "grew": "card",
    "ridge": "card",
    "slope": "card",
    "cliff": "card",
    "added": "card",
    "bid": "card",
    "presented": "card",
    "knocked": "knock",
    "answered_knock": "knock",
    "prize": "page",
    "wall_revealed": "page",
    "grave_dug": "page",
    "henchman": "page",
    "wall_captured": "capture",
    "prize_captured": "capture",
    "looted": "capture",
    "cthulhu_captured": "capture",
    "excavated": "book",
    "invoked": "book",
    "power_play": "sign",
    "summoned": "awakening",
    "psyched_out": "pain",
    "rite_over": "ritual",
}
"""The sound of an event, by its kind; kinds not named are silent."""
BY_WORD = {("placed", "awaken"): "awakening", ("assigned", "pain"): "pain"}
"""The sound of an event one of whose words says more than its kind."""
ASKED = "page"
"""The sound of a question put to a person after somebody else has acted."""
AFTER_DICE = ("kill", "pain", "sign", "book", "page")
"""What is heard only when the dice lie: it tells what they brought."""
MOST = 3
WEIGHTIEST = ("awakening", "ritual", "gate", "kill", "pain", "capture", "knock", "dice", "book", "sign", "deal",
             "card", "move", "page")  # fmt: skip


def sound_of(event: Event) -> str | None:
    """The sound of one event; None for none."""
    words = (BY_WORD.get((event.kind, arg)) for arg in event.args if isinstance(arg, str))
    return next((found for found in words if found), BY_KIND.get(event.kind))


class TableSounds:
    """Lets one step of the match be heard at a time. Told only what is shown, so nothing secret is heard."""

    def __init__(self, play: Callable[[str], object]) -> None:
        self._play = play
        self._asked = True
        self._held: list[str] = []

    def step(self, events: Iterable[Event], asked: bool, skipping: bool = False, rolling: bool = False) -> None:
        """Play the sounds of what has happened since the last step.

        Each at most once, the weightiest ``MOST`` of them, and none while ``skipping``. ``asked`` tells whether a
        person now has a question before them. While dice are ``rolling``, what they bring waits for ``settle``.
        """
        called, self._asked = asked and not self._asked, asked
        if skipping:
            self._held = []
            return
        self.settle()
        found = {sound_of(event) for event in events}
        if called:
            found.add(ASKED)
        names = [name for name in WEIGHTIEST if name in found][:MOST]
        self._held = [name for name in names if rolling and name in AFTER_DICE]
        for name in names:
            if name not in self._held:
                self._play(name)

    def settle(self) -> None:
        """Play what has waited for the dice; does nothing if nothing has."""
        held, self._held = self._held, []
        for name in held:
            self._play(name)
