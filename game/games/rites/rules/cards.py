"""The two decks as tables: 56 entities of four cults, 13 artifacts.

An entity is a number, ``cult * 14 + rank``. A card on the table may count as one rank higher or
lower (The Camera Obscura): it is then written ``card + UP`` or ``card + DOWN``, and ``RANK`` and
``CULT`` take both forms.
"""

from typing import NamedTuple

from game.games.rites.rules.tablets import NAMES

CULTS = ("green", "blue", "yellow", "gray")
LETTERS = "gbyw"
GREEN, BLUE, YELLOW, GRAY = range(4)
RANKS = 14
CARDS = 56
HAND = 5

UP, DOWN = 64, 128
SHIFTS = (0, UP, DOWN)
CARD_OF = 63
"""``laid & CARD_OF`` is the card itself."""

CARD_ID = tuple(f"{letter}{rank}" for letter in LETTERS for rank in range(RANKS))
CARD_NUMBER = {name: card for card, name in enumerate(CARD_ID)}
BIT = tuple(1 << card for card in range(CARDS))
ALL_CARDS = (1 << CARDS) - 1


def _rank(laid: int) -> int:
    card = laid & CARD_OF
    return card % RANKS + (1 if laid & UP else -1 if laid & DOWN else 0)


RANK = tuple(_rank(laid) for laid in range(3 * 64))
CULT = tuple(min((laid & CARD_OF) // RANKS, GRAY) for laid in range(3 * 64))
CULT_MASK = tuple(sum(BIT[cult * RANKS + rank] for rank in range(RANKS)) for cult in range(4))
RANK_MASK = tuple(sum(BIT[cult * RANKS + rank] for cult in range(4)) for rank in range(RANKS))

CTHULHU = CARD_NUMBER["g11"]
TWINS = (CARD_NUMBER["b7"], CARD_NUMBER["b6"])
"""Wilbur Whateley and The Dunwich Horror."""
TWIN_RANKS = (7, 6)
BOOK_OF_AZATHOTH = CARD_NUMBER["y0"]

SHIFTABLE = tuple(1 <= card % RANKS <= 12 and card != CTHULHU for card in range(CARDS))
"""Whether The Camera Obscura may change the card; nothing becomes or stops being a forbidden book."""
LAID_ID = {
    card + shift: CARD_ID[card] + sign
    for card in range(CARDS)
    for shift, sign in ((0, ""), (UP, "+"), (DOWN, "-"))
    if not shift or SHIFTABLE[card]
}
"""A card as it is laid: its name, with a sign where it counts as one higher or lower."""
LAID_NUMBER = {name: laid for laid, name in LAID_ID.items()}


def _ways(card: int) -> tuple[int, ...]:
    if not SHIFTABLE[card]:
        return (card,)
    return (card, card + UP) if card % RANKS == 1 else (card, card + UP, card + DOWN)


WAYS = tuple(_ways(card) for card in range(CARDS))
"""How a card may be laid by whoever has The Camera Obscura to use: as it is first."""


def cards_in(mask: int) -> list[int]:
    """The cards of a mask, lowest number first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Artifact(NamedTuple):
    """An artifact: its points, whom its power is for (``all`` cultists or a ``single`` one), and when it acts.

    ``before`` powers are carried out when the card is turned up, others wait for their moment in the rite.
    """

    id: str
    value: int
    everyone: bool
    before: bool


ARTIFACTS = (
    Artifact("camera_obscura", 3, False, False),
    Artifact("jade_amulet", 4, False, False),
    Artifact("shining_trapezohedron", 4, False, False),
    Artifact("brain_cylinder", 5, False, False),
    Artifact("black_stone", 5, True, True),
    Artifact("powder_of_ibn_ghazi", 6, False, True),
    Artifact("scroll_of_tyog", 6, True, True),
    Artifact("silver_key", 7, False, True),
    Artifact("tillinghast_resonator", 7, True, True),
    Artifact("zanns_viol", 8, True, True),
    Artifact("innsmouth_tiara", 8, True, True),
    Artifact("coffin_shaped_clock", 9, True, True),
    Artifact("star_shaped_soapstone", 10, True, True),
)
(
    CAMERA, AMULET, TRAPEZOHEDRON, CYLINDER, STONE, POWDER, SCROLL, KEY, RESONATOR, VIOL, TIARA, CLOCK, SOAPSTONE,
) = range(13)  # fmt: skip
ARTIFACT_ID = tuple(artifact.id for artifact in ARTIFACTS)
ARTIFACT_NUMBER = {name: number for number, name in enumerate(ARTIFACT_ID)}
ALL_ARTIFACTS = (1 << len(ARTIFACTS)) - 1


def points(artifacts: int) -> int:
    """The sum of the elder signs of a mask of artifacts."""
    return sum(ARTIFACTS[number].value for number in cards_in(artifacts))


RITE_ID = tuple(NAMES)
RITE_NUMBER = {name: number for number, name in enumerate(RITE_ID)}
RITES_PLAYED = {2: 6, 3: 6, 4: 4, 5: 5, 6: 6}
"""Rites in a game by number of cultists (rulebook, Performing Rites)."""
