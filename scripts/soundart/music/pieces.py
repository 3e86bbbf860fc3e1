"""The pieces: seven slow ones, each a motif, two chords a segment, and what they are played on."""

from dataclasses import dataclass

Motif = tuple[tuple[int, float, float], ...]
"""Notes as (degree of the mode, beat it begins on, how many beats it is held). A segment has eight beats."""
Chord = tuple[int, ...]


@dataclass(frozen=True)
class Piece:
    """One piece. ``lead`` has the motif, ``answer`` replies, ``pad`` holds the ``chords``, two for each of the first
    three segments and one for the last; ``tolls`` are degrees of the bell. Octaves are above the drone.
    """

    place: str
    mode: str
    motif: Motif
    reply: Motif
    chords: tuple[Chord, ...]
    tolls: tuple[int, ...]
    lead: str
    answer: str
    pad: str
    bell: str = "tolled"
    lead_octave: int = 1
    answer_octave: int = 2
    pad_octave: int = 1
    bell_octave: int = 2
    bright: float = 0.2


PIECES: dict[str, Piece] = {
    # A dark hall by the sea: a sunken line of the strings, and somebody who tolls for it.
    "title_hall": Piece(
        "title", "phrygian", ((4, 0.8, 2.0), (5, 2.5, 1.0), (4, 3.3, 1.2), (1, 4.4, 2.2)),
        ((2, 1.2, 2.0), (1, 3.0, 1.4), (0, 4.3, 2.2)),
        ((0, 4, 7), (1, 5, 8), (0, 3, 7), (-1, 4, 6), (0, 4, 8), (1, 4, 7), (0, 4, 7)),
        (0, 4, 5, 0), "bowed", "choir", "choir",
    ),
    # What lies under the sea: half tones that sink.
    "wars_deep": Piece(
        "wars", "phrygian", ((0, 0.8, 1.8), (1, 2.4, 1.4), (0, 3.6, 1.0), (-2, 4.5, 2.2)),
        ((3, 1.0, 1.8), (2, 2.6, 1.2), (1, 3.7, 2.6)),
        ((0, 2, 4), (1, 3, 5), (0, 4, 8), (-1, 3, 5), (0, 2, 7), (1, 3, 7), (0, 4, 7)),
        (0, 1, 0, 4), "bowed", "bowed", "choir", answer_octave=1, bright=0.0,
    ),
    # The stars are nearly right: glass and strings that ring, in the mode of half and whole steps.
    "wars_stars": Piece(
        "wars", "octatonic", ((0, 0.8, 2.2), (3, 2.4, 1.8), (5, 3.8, 2.4)),
        ((6, 1.0, 1.0), (4, 2.2, 1.0), (5, 3.4, 1.0), (2, 4.8, 1.6)),
        ((0, 3, 5), (1, 4, 6), (0, 5, 7), (2, 4, 7), (0, 3, 6), (1, 4, 7), (0, 3, 5)),
        (5, 3, 8, 0), "glass", "plucked", "bowed", lead_octave=2, pad_octave=1, bell_octave=3, bright=0.5,
    ),
    # An orchard in the hills after dark: a fiddle that knows a tune.
    "duel_orchard": Piece(
        "duel", "dorian", ((4, 0.8, 1.2), (6, 1.8, 0.9), (5, 2.5, 0.9), (4, 3.2, 1.4), (2, 4.4, 2.2)),
        ((0, 1.0, 1.4), (2, 2.2, 1.0), (1, 3.2, 1.2), (0, 4.3, 2.0)),
        ((0, 4, 7), (-1, 3, 6), (0, 2, 7), (-2, 2, 5), (0, 4, 9), (-1, 3, 8), (0, 4, 7)),
        (0, 4, 2, 0), "bowed", "plucked", "choir", lead_octave=2, bell_octave=3,
    ),
    # The mill pond: plucked, with a step too wide.
    "duel_pond": Piece(
        "duel", "hungarian", ((0, 0.8, 1.0), (2, 1.6, 1.0), (3, 2.4, 1.6), (2, 3.8, 1.0), (-1, 4.8, 1.6)),
        ((4, 1.0, 2.0), (3, 2.8, 1.4), (2, 4.1, 2.2)),
        ((0, 4, 7), (0, 3, 7), (0, 5, 9), (-1, 4, 8), (0, 2, 4), (-1, 3, 6), (0, 4, 7)),
        (0, 3, 7, 4), "plucked", "bowed", "bowed", lead_octave=2, answer_octave=2, bell_octave=3, bright=0.3,
    ),
    # By candle light: men who sing what they should not.
    "rites_candles": Piece(
        "rites", "double_harmonic", ((0, 0.8, 2.0), (1, 2.6, 1.2), (0, 3.6, 1.0), (-1, 4.4, 2.2)),
        ((4, 1.0, 1.4), (5, 2.2, 1.0), (3, 3.2, 2.6)),
        ((0, 4), (0, 5), (0, 4, 7), (1, 5), (0, 3, 7), (-1, 4), (0, 4, 7)),
        (0, 4, 7, 0), "chant", "glass", "choir", lead_octave=1, bell_octave=3,
    ),
    # Cards on velvet: gut strings, slow, and voices behind the curtain.
    "rites_velvet": Piece(
        "rites", "phrygian", ((4, 0.8, 1.0), (5, 1.6, 0.8), (4, 2.4, 1.0), (2, 3.4, 1.2), (0, 4.6, 2.0)),
        ((7, 1.0, 1.8), (5, 2.6, 1.4), (4, 3.9, 2.4)),
        ((0, 4), (1, 5), (0, 4, 7), (-2, 3), (0, 2, 7), (1, 3), (0, 4, 7)),
        (4, 0, 5, 7), "plucked", "bowed", "choir", lead_octave=1, answer_octave=1, bell_octave=3,
    ),
}  # fmt: skip
"""All pieces; a segment of one is the file ``<piece>_<number>``, a tense one ``<piece>_tense_<number>``."""
TENSE = tuple(name for name in PIECES if not name.startswith("title"))
"""The pieces that have tense segments too."""
