"""How a piece goes: four calm segments on its motif, and two tense ones where the game has what to fear."""

from collections.abc import Callable, Iterable, Iterator

import numpy as np
from soundart.music.mix import Note, segment
from soundart.music.pieces import PIECES, TENSE, Chord, Motif, Piece
from soundart.music.scales import pitch
from soundart.tools import LUCK, Wave

BEAT = 3.0
"""Seconds; a segment has eight beats, and the last note is let go by the seventh."""

LOUDNESS = {
    "bowed": 0.30, "choir": 0.26, "chant": 0.32, "glass": 0.17, "tolled": 0.24, "plucked": 0.30, "drum": 0.55,
}  # fmt: skip
"""Peaks of the instruments."""


def _late() -> float:
    """Nobody here keeps time to the hundredth."""
    return float(LUCK.now.uniform(0, 0.22))


def _line(piece: Piece, motif: Motif, voice: str, octave: int, loud: float, side: float,
          begins: float = 0.0, slower: float = 1.0) -> Iterator[Note]:  # fmt: skip
    """A motif on one instrument; notes are held over into each other."""
    for degree, at, beats in motif:
        hertz = pitch(piece.place, piece.mode, degree, octave)
        length = beats * BEAT * slower * 1.15
        start = (begins + at * slower) * BEAT + _late()
        yield Note(voice, start, hertz, min(length, 21.5 - start), LOUDNESS[voice] * loud, side)


def _chord(piece: Piece, chord: Chord, at: float, beats: float, loud: float) -> Iterator[Note]:
    """A chord of the pad, its voices spread over the room and entering one after the other."""
    for order, degree in enumerate(chord):
        hertz = pitch(piece.place, piece.mode, degree, piece.pad_octave)
        start = at * BEAT + order * 0.35 + _late()
        side = (order / max(len(chord) - 1, 1) - 0.5) * 1.4
        strength = LOUDNESS[piece.pad] * 0.75 * loud / np.sqrt(len(chord))
        yield Note(piece.pad, start, hertz, beats * BEAT - order * 0.35, float(strength), side)


def _toll(piece: Piece, number: int, at: float, loud: float, side: float) -> Note:
    hertz = pitch(piece.place, piece.mode, piece.tolls[number], piece.bell_octave)
    return Note(piece.bell, at * BEAT + _late(), hertz, 6.0, LOUDNESS[piece.bell] * loud, side)


def _opening(piece: Piece) -> Iterable[Note]:
    """The motif's first notes alone, and a bell."""
    yield _toll(piece, 0, 0.5, 0.8, 0.5)
    yield from _line(piece, piece.motif[:3], piece.lead, piece.lead_octave, 1.0, -0.35, 1.0, 1.1)
    yield from _chord(piece, piece.chords[0], 3.6, 3.4, 0.7)


def _statement(piece: Piece) -> Iterable[Note]:
    """The whole motif over two chords."""
    yield from _chord(piece, piece.chords[1], 0.5, 3.2, 0.9)
    yield from _chord(piece, piece.chords[2], 3.6, 3.4, 0.9)
    yield from _line(piece, piece.motif, piece.lead, piece.lead_octave, 1.0, -0.35)


def _answer(piece: Piece) -> Iterable[Note]:
    """The reply, by somebody else, further off."""
    yield from _chord(piece, piece.chords[3], 0.5, 3.2, 0.8)
    yield from _line(piece, piece.reply, piece.answer, piece.answer_octave, 0.85, 0.45)
    yield _toll(piece, 1, 4.6, 0.7, -0.5)
    yield from _chord(piece, piece.chords[4], 4.0, 3.0, 0.7)


def _close(piece: Piece) -> Iterable[Note]:
    """The motif's end, and the chord it came from."""
    yield _toll(piece, 2, 0.7, 0.8, 0.5)
    yield from _chord(piece, piece.chords[5], 1.0, 2.6, 0.7)
    yield from _line(piece, piece.motif[-2:], piece.lead, piece.lead_octave, 0.8, -0.35, -1.6)
    yield from _chord(piece, piece.chords[6], 3.6, 3.4, 0.9)
    yield _toll(piece, 3, 5.0, 0.55, -0.2)


def _heart(piece: Piece, beats: Iterable[float], loud: float) -> Iterator[Note]:
    """Two soft strokes of the drum at each beat, like a heart."""
    hertz = pitch(piece.place, piece.mode, 0)
    for beat in beats:
        yield Note("drum", beat * BEAT, hertz, 1.4, LOUDNESS["drum"] * loud, -0.1)
        yield Note("drum", beat * BEAT + 0.42, hertz * 0.94, 1.4, LOUDNESS["drum"] * loud * 0.6, 0.1)


def _pressing(piece: Piece) -> Iterable[Note]:
    """A heart that beats, the motif an octave lower, and half tones that swell against each other."""
    yield from _heart(piece, (0.7, 1.7, 2.7, 3.7, 4.7, 5.7), 0.7)
    yield from _line(piece, piece.motif, "bowed", max(piece.lead_octave - 1, 0), 1.0, -0.3)
    low = pitch(piece.place, piece.mode, 0, 1)
    for order, (steps, at) in enumerate(((0, 1.2), (1, 2.2), (6, 3.4))):
        length = (6.6 - at) * BEAT
        yield Note("choir", at * BEAT, low * 2 ** (steps / 12), length, LOUDNESS["choir"] * 0.5, (order - 1) * 0.7)


def _gathering(piece: Piece) -> Iterable[Note]:
    """The heart goes on, the reply from below, high strings that will not resolve, and a bell that is too near."""
    yield from _heart(piece, (0.5, 1.25, 2.0, 2.75, 3.5, 4.25, 5.0, 5.75), 0.75)
    yield from _line(piece, piece.reply, "bowed", 1, 0.95, 0.35)
    high = pitch(piece.place, piece.mode, 0, 3)
    for order, steps in enumerate((0, 1)):
        yield Note("bowed", (1.0 + order) * BEAT, high * 2 ** (steps / 12), (5.0 - order) * BEAT, 0.06, order - 0.5)
    yield _toll(piece, 0, 3.6, 0.9, 0.3)


Maker = Callable[[], tuple[Wave, Wave]]
"""Makes a segment: its drone and its notes."""
CALM: tuple[Callable[[Piece], Iterable[Note]], ...] = (_opening, _statement, _answer, _close)
PRESSED: tuple[Callable[[Piece], Iterable[Note]], ...] = (_pressing, _gathering)


def segments() -> Iterator[tuple[str, str, Maker]]:
    """All segments: the file's name, the place it belongs to, and what makes it."""
    for name, piece in PIECES.items():
        for number, form in enumerate(CALM, 1):
            yield f"{name}_{number}", piece.place, _maker(f"{name}_{number}", piece, form, 0.15, piece.bright)
        for number, form in enumerate(PRESSED if name in TENSE else (), 1):
            label = f"{name}_tense_{number}"
            yield label, piece.place, _maker(label, piece, form, 0.5, piece.bright - 0.3)


def _maker(
    name: str, piece: Piece, form: Callable[[Piece], Iterable[Note]], dark: float, bright: float
) -> Maker:
    def make() -> Wave:
        seed = sum(ord(letter) * (order + 1) for order, letter in enumerate(name))
        LUCK.sow(seed + 1)
        return segment(piece.place, list(form(piece)), dark, bright, seed)

    return make
