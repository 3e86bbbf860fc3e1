"""Modes, drones' pitches and notes: what the music is tuned to."""

SECONDS = 24
"""How long a segment is. Drones turn a whole number of times in it, so any segment may follow any other."""

MODES: dict[str, tuple[int, ...]] = {
    "aeolian": (0, 2, 3, 5, 7, 8, 10),
    "dorian": (0, 2, 3, 5, 7, 9, 10),
    "phrygian": (0, 1, 3, 5, 7, 8, 10),
    "hungarian": (0, 2, 3, 6, 7, 8, 11),
    "double_harmonic": (0, 1, 4, 5, 7, 8, 11),
    "octatonic": (0, 1, 3, 4, 6, 7, 9, 10),
}
"""Steps of the modes in half tones above the drone."""

DRONES = {"title": 73.42, "wars": 69.30, "duel": 61.74, "rites": 82.41}
"""The pitch of the drone of each place, in hertz."""


def whole(hertz: float) -> float:
    """The nearest pitch that turns a whole number of times in a segment."""
    return round(hertz * SECONDS) / SECONDS


def pitch(place: str, mode: str, degree: int, octave: int = 0) -> float:
    """A degree of a mode above the drone of a place; degrees below 0 and beyond the mode's last go on in other octaves.
    """
    steps = MODES[mode]
    over, step = divmod(degree, len(steps))
    return float(DRONES[place] * 2 ** (octave + over + steps[step] / 12))
