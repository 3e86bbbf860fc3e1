"""Colours and type of the whole window, by role.

Sizes are design units (see ``layout``). One rule above all: gold light means "you can";
nothing decorative glows, and a faction's colour always means "whose".
"""

from dataclasses import dataclass

from game.games.arms import Arms
from game.games.registry import games

RGB = tuple[int, int, int]


def rgb(code: str) -> RGB:
    """Colour of a ``#rrggbb`` code."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: RGB, b: RGB, share: float) -> RGB:
    """Colour that is ``share`` of the way from ``a`` to ``b``."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def hexcode(colour: RGB) -> str:
    """``#rrggbb`` code of a colour."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


WINDOW = rgb("#0a0e15")
VIGNETTE_TOP = rgb("#101826")
VIGNETTE_BOTTOM = rgb("#080b11")
PANEL_TOP = rgb("#131c29")
PANEL_BOTTOM = rgb("#0d131d")
BUTTON_TOP = rgb("#1a2432")
BUTTON_BOTTOM = rgb("#111926")
CHOSEN_TOP = rgb("#2c2617")
CHOSEN_BOTTOM = rgb("#1c180f")
BLOCKED = rgb("#0e141d")
FIELD = rgb("#0b111a")
INK = rgb("#0b0f16")

TEXT = rgb("#ece2ca")
TEXT_SECOND = rgb("#b3a88f")
TEXT_THIRD = rgb("#9a937f")
REASON = rgb("#b99c86")
CREAM = rgb("#f6edd8")
PALE = rgb("#fff3d0")

BRASS_LINE = rgb("#8d7448")
BRASS = rgb("#c9a865")
GOLD = rgb("#f0cd84")
GOLD_DEEP = rgb("#a87a38")

PASS_FILL = rgb("#241618")
PASS_RIM = rgb("#a0564c")
PASS_TEXT = rgb("#f0d3c8")
KILL = rgb("#e2574e")
PAIN = rgb("#e0ac4a")
FREE = rgb("#8fce9e")

SEA_DEEP = rgb("#0b1623")
SEA_SHELF = rgb("#2a5a66")
SEA_LINES = rgb("#8fc3bb")
COAST = rgb("#d6bd84")

MARKED = rgb("#5a4a22")
"""Ground of what a search has found."""

NOBODY = rgb("#9aa0a8")
ARMS: dict[str, Arms] = {}
for _game in games().values():
    ARMS |= _game.part("arms") if _game.arms else {}
"""What the sides of the games that ship are known by."""
# The colours in use; ``palette.use`` changes them, so nobody keeps a copy.
FACTION: dict[str, RGB] = {side: rgb(arms.colours["standard"]) for side, arms in ARMS.items()}

# Names that rich text may use for a colour: <gold>...</>; a faction's id is one too.
NAMED: dict[str, RGB] = {
    "text": TEXT,
    "second": TEXT_SECOND,
    "third": TEXT_THIRD,
    "reason": REASON,
    "cream": CREAM,
    "gold": GOLD,
    "brass": BRASS,
    "kill": KILL,
    "pain": PAIN,
    "free": FREE,
}


def faction_colour(faction: str | None) -> RGB:
    """Colour of a faction, or of a name of ``NAMED``; grey for nobody's and unknown ones."""
    return FACTION.get(faction or "") or NAMED.get(faction or "", NOBODY)


def faction_text(faction: str | None) -> RGB:
    """Faction colour lightened so that words in it reach 4.5:1 on panels."""
    return mix(faction_colour(faction), (255, 255, 255), 0.18)


@dataclass(frozen=True, slots=True)
class Role:
    """A kind of text: family, weight, slant, size on the wide and on the compact grid, letter space."""

    family: str
    weight: int
    size: float
    compact: float
    italic: bool = False
    tracking: float = 0.0
    caps: bool = False


CINZEL = "Cinzel"
GARAMOND = "EBGaramond"
SANS = "AlegreyaSans"

GAME_TITLE = Role(CINZEL, 700, 82, 56, tracking=2)
TITLE_LARGE = Role(CINZEL, 700, 34, 26)
TITLE = Role(CINZEL, 700, 27, 21)
TITLE_SMALL = Role(CINZEL, 700, 21, 17)
FACTION_NAME = Role(CINZEL, 700, 17, 15)
LAND = Role(CINZEL, 600, 15, 13, tracking=1, caps=True)
HEAD = Role(CINZEL, 600, 15, 14, tracking=1, caps=True)
HEAD_LARGE = Role(CINZEL, 600, 24, 18, tracking=2, caps=True)
SEA = Role(GARAMOND, 500, 19, 16, italic=True)
CHAPTER = Role(GARAMOND, 500, 17, 16, italic=True)
BANNER = Role(GARAMOND, 700, 23, 18)
BANNER_PLAIN = Role(GARAMOND, 500, 23, 18)
CARD = Role(GARAMOND, 500, 20, 18)
CARD_BOLD = Role(GARAMOND, 700, 20, 18)
BODY = Role(GARAMOND, 500, 18, 16)
BODY_BOLD = Role(GARAMOND, 700, 18, 16)
BODY_ITALIC = Role(GARAMOND, 500, 17, 16, italic=True)
SUBTITLE = Role(GARAMOND, 500, 28, 21, italic=True)
LABEL = Role(SANS, 700, 16, 15)
LOG = Role(SANS, 500, 15, 14)
SMALL = Role(SANS, 500, 15, 14)
SMALL_BOLD = Role(SANS, 700, 15, 14)
NOTE = Role(SANS, 500, 16, 14)
"""What is said beside a thing: upright, and as easy to read as the thing itself."""
TINY = Role(SANS, 500, 13, 13)
TINY_BOLD = Role(SANS, 700, 13, 13)
NUMBER = Role(SANS, 800, 28, 21)
COUNT = Role(SANS, 800, 14, 13)

SMALLEST_PX = 13
"""No letter is ever drawn smaller than this, whatever the scale."""
