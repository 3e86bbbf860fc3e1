"""Which sound goes with what happens on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.engine.event import Event
from game.ui.sound import VOICE

SOUNDS = {
    "victory": ("ended",),
    "defeat": (),
    "instant_death": (),
    "rising": ("summoned",),
    "awakening": (),
    "fallen": (),
    VOICE: (),
    "sixth_book": (),
    "rite_won": (),
    "ritual": ("ritual", "rite_over"),
    "battle": ("battle",),
    "gate": ("gate_built", "gate_carried", "gate_slept", "gate_woke", "cathedral_built"),
    "kill": ("killed", "eliminated"),
    "pain": ("psyched_out",),
    "capture": ("captured", "wall_captured", "prize_captured", "looted", "cthulhu_captured"),
    "knock": ("knocked", "answered_knock"),
    "dice": ("rolled", "rolled_for", "rerolled", "cursed"),
    "book": ("book", "excavated", "invoked"),
    "power_play": ("power_play",),
    "sign": ("sign", "revealed"),
    "deal": ("dealt", "reshuffled"),
    "card": ("played", "pair", "ghoul", "planted", "grew", "ridge", "slope", "cliff", "added", "bid", "presented"),
    "set_down": (),
    "move": ("moved", "placed", "submerged", "sorcery"),
    "doom": ("doom",),
    "page": ("phase", "prize", "wall_revealed", "grave_dug", "henchman"),
}
"""The sounds, the weightiest first, and the kinds of events they go with; kinds not named are silent. ``VOICE`` stands
for those of all factions."""
BY_KIND = {kind: sound for sound, kinds in SOUNDS.items() for kind in kinds}
BY_WORD = {
    ("placed", "awaken"): "awakening",
    ("assigned", "pain"): "pain",
    ("ended", "instant_death"): "instant_death",
}
"""The sound of an event one of whose words says more than its kind."""
INSTEAD = {"defeat": ("victory",), "instant_death": ("victory", "defeat"), "sixth_book": ("book",),
           "fallen": ("kill",), "rite_won": ("ritual",), "set_down": ("move",)}  # fmt: skip
"""Sounds in whose company others are not heard."""
LIFT, SET_DOWN = "lift", "set_down"
ASKED = "page"
"""The sound of a question put to a person after somebody else has acted."""
DICE = "dice"
MOST = 3
_WEIGHT = {name: number for number, name in enumerate(SOUNDS)}


def sound_of(event: Event) -> str | None:
    """The sound of one event; None for none."""
    words = (BY_WORD.get((event.kind, arg)) for arg in event.args if isinstance(arg, str))
    return next((found for found in words if found), BY_KIND.get(event.kind))


def nothing_more(event: Event) -> Iterable[str]:
    """No sound besides that of the event's kind."""
    return ()


class TableSounds:
    """Lets one step of the match be heard at a time. Told only what is shown, so nothing secret is heard.

    ``own`` names what is heard with an event besides the sound of its kind.
    """

    def __init__(
        self, play: Callable[[str], object], own: Callable[[Event], Iterable[str]] = nothing_more
    ) -> None:
        self._play, self._own = play, own
        self._asked = True
        self._heard: set[str] = set()
        """What is heard already of the step to come."""

    def throw(self) -> None:
        """Let dice be heard; what they bring is heard with the next step, when they lie."""
        self._heard.add(DICE)
        self._play(DICE)

    def ahead(self, events: Iterable[Event]) -> None:
        """Let be heard what led to dice that have not been thrown yet; the next step does not say it again."""
        found = {sound_of(event) or "" for event in events} - {""}
        self._heard |= found
        self._let_be_heard(found)

    def lift(self) -> None:
        """Somebody takes a piece into the hand."""
        self._play(LIFT)

    def set_down(self) -> None:
        """Somebody lets a piece go where it belongs: it is not heard to move once more."""
        self._heard |= {SET_DOWN, *INSTEAD[SET_DOWN]}
        self._play(SET_DOWN)

    def step(self, events: Iterable[Event], asked: bool, skipping: bool = False) -> None:
        """Play the sounds of what has happened since the last step.

        Each at most once, the weightiest ``MOST`` of them, and none while ``skipping``. ``asked`` tells whether a
        person now has a question before them.
        """
        called, self._asked = asked and not self._asked, asked
        heard, self._heard = self._heard, set()
        if skipping:
            return
        found = {ASKED} if called else set()
        for event in events:
            found |= {sound_of(event) or "", *self._own(event)}
        self._let_be_heard(found - heard - {"", *(other for name in found for other in INSTEAD.get(name, ()))})

    def _let_be_heard(self, found: Iterable[str]) -> None:
        for name in sorted(found, key=_weight)[:MOST]:
            self._play(name)


def _weight(name: str) -> tuple[int, str]:
    return _WEIGHT[VOICE if name.startswith(VOICE) else name], name
