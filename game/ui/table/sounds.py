"""Which sound goes with what happens on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.engine.event import Event

SOUNDS = {
    "awakening": ("summoned",),
    "ritual": ("ritual", "ended", "rite_over"),
    "gate": ("gate_built", "gate_carried", "gate_slept", "gate_woke", "cathedral_built"),
    "kill": ("killed", "eliminated"),
    "pain": ("psyched_out",),
    "capture": ("captured", "wall_captured", "prize_captured", "looted", "cthulhu_captured"),
    "knock": ("knocked", "answered_knock"),
    "dice": ("rolled", "rolled_for", "rerolled", "cursed"),
    "book": ("book", "excavated", "invoked"),
    "sign": ("sign", "revealed", "power_play"),
    "deal": ("dealt", "reshuffled"),
    "card": ("played", "pair", "ghoul", "planted", "grew", "ridge", "slope", "cliff", "added", "bid", "presented"),
    "move": ("moved", "placed", "submerged", "sorcery"),
    "page": ("phase", "prize", "wall_revealed", "grave_dug", "henchman"),
}  # fmt: skip
"""The sounds, the weightiest first, and the kinds of events they go with; kinds not named are silent."""
BY_KIND = {kind: sound for sound, kinds in SOUNDS.items() for kind in kinds}
BY_WORD = {("placed", "awaken"): "awakening", ("assigned", "pain"): "pain"}
"""The sound of an event one of whose words says more than its kind."""
ASKED = "page"
"""The sound of a question put to a person after somebody else has acted."""
DICE = "dice"
MOST = 3


def sound_of(event: Event) -> str | None:
    """The sound of one event; None for none."""
    words = (BY_WORD.get((event.kind, arg)) for arg in event.args if isinstance(arg, str))
    return next((found for found in words if found), BY_KIND.get(event.kind))


class TableSounds:
    """Lets one step of the match be heard at a time. Told only what is shown, so nothing secret is heard."""

    def __init__(self, play: Callable[[str], object]) -> None:
        self._play = play
        self._asked = True
        self._thrown = False

    def throw(self) -> None:
        """Let dice be heard; what they bring is heard with the next step, when they lie."""
        self._thrown = True
        self._play(DICE)

    def step(self, events: Iterable[Event], asked: bool, skipping: bool = False) -> None:
        """Play the sounds of what has happened since the last step.

        Each at most once, the weightiest ``MOST`` of them, and none while ``skipping``. ``asked`` tells whether a
        person now has a question before them.
        """
        called, self._asked = asked and not self._asked, asked
        thrown, self._thrown = self._thrown, False
        if skipping:
            return
        found = {sound_of(event) for event in events} - ({DICE} if thrown else set())
        if called:
            found.add(ASKED)
        for name in [name for name in SOUNDS if name in found][:MOST]:
            self._play(name)
