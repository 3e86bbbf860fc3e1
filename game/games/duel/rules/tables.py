"""The Duel's board and numbers, what it decides otherwise than the editions (Duel rulebook), and its open points.

Lovecraft Country: maps reference, section 6. Six of its printed places are the two ends of three portals. Both ends are
one area in the rules; where they lie, and what each of them touches by itself, matters to a picture only.
What is left open are options of a match with a default each (docs/rulings.md, R55 to R61).
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import Any, NamedTuple

from game.engine.errors import SetupError, quoted
from game.games.wars.rules.editions import Edition
from game.games.wars.rules.facts import WarsFacts
from game.games.wars.rules.maps import TRACK_3, Map, Printed, printed_glyphs
from game.games.wars.rules.setting import read_choice, read_flag, read_side
from game.games.wars.rules.units import FACTIONS, KINDS, NEVER_OPENING, OPENING

PRINTED: dict[str, Printed] = {
    "merrimac_river": ("ocean", "none", "arkham dunwich innsmouth"),
    "gardner_reservoir": ("ocean", "none", "arkham devils_reef innsmouth martins_cove rockport salem"),
    "martins_cove": ("ocean", "none", "boston gardner_reservoir jersey_reef loblolly_cove rockport salem"),
    "devils_reef": ("ocean", "none", "gardner_reservoir innsmouth loblolly_cove rockport"),
    "miskatonic_river": ("ocean", "none", "arkham dunwich"),
    "loblolly_cove": ("ocean", "none", "devils_reef jersey_reef martins_cove rockport"),
    "mystic_river": ("ocean", "none", "arkham boston charles_river salem"),
    "jersey_reef": ("ocean", "none", "loblolly_cove martins_cove"),
    "charles_river": ("ocean", "none", "boston mystic_river"),
    "innsmouth": ("land", "claw", "arkham devils_reef gardner_reservoir merrimac_river rockport"),
    "rockport": ("land", "chevron", "devils_reef gardner_reservoir innsmouth loblolly_cove martins_cove"),
    "arkham": (
        "land",
        "chevron",
        "dunwich gardner_reservoir innsmouth merrimac_river miskatonic_river mystic_river salem",
    ),
    "salem": ("land", "claw", "arkham boston gardner_reservoir martins_cove mystic_river"),
    "boston": ("land", "crescent", "charles_river martins_cove mystic_river salem"),
    "dunwich": ("land", "crescent", "arkham merrimac_river miskatonic_river"),
}
"""Every place drawn on the board. The rulebook calls what is not land water."""

PORTALS: dict[str, tuple[str, str]] = {
    "devils_reef_miskatonic_river": ("devils_reef", "miskatonic_river"),
    "loblolly_cove_mystic_river": ("loblolly_cove", "mystic_river"),
    "jersey_reef_charles_river": ("jersey_reef", "charles_river"),
}
"""Areas in two places of the board, and these."""


def lovecraft_country(starts: Mapping[int, str] | None = None) -> Map:
    """The board, with other start areas (by side, as printed places or areas) if any are given."""
    joined = {place: area for area, places in PORTALS.items() for place in places}
    glyphs = printed_glyphs("lovecraft_country") | {side: (area,) for side, area in (starts or {}).items()}
    return Map("lovecraft_country", (2,), PRINTED, joined, glyphs, TRACK_3)


LOVECRAFT_COUNTRY = lovecraft_country()
MAPS = {LOVECRAFT_COUNTRY.id: LOVECRAFT_COUNTRY}
"""The boards of the Duel by id."""


DUEL = Edition(
    id="duel",
    events_in_ritual_slot=True,
    any_doom_ends=True,
    awakening_cultists_anywhere=True,
    summons_unlimited=False,
    wipe_out_ends_battle=True,
    necrophagy_before_pains=True,
    cultists_in_play_gather=True,
    dreams_cost=2,
    emerge_cost=0,
    share_pays=False,
    active_interrupts_first=True,
    books_win=False,
    battle_for_all=True,
    emissary_stays=False,
    losses_pay=True,
    gathers_last=True,
)

SIGNS = (0, 6, 4, 2)
"""Elder Signs in the bag by value."""
START_POWER = 8

SPOILS: tuple[int, ...] = tuple(
    kind.cost if kind.cheaper is None else (kind.cost + kind.cheaper + 1) // 2 for kind in KINDS
)
"""By kind of unit: the Doom its loss is to the enemy who caused it: its cost, the average of several rounded up."""


DECAY = ("turn", "action")
CAPTIVE_PAYS = ("captured", "returned")


class Options(NamedTuple):
    """The open points, at their defaults.

    ``first_player``: who begins where Great Cthulhu does not (``None``: the first by the
    alphabet). ``starts``: start areas other than the board's. ``decay``: paid once a ``turn``,
    or for every ``action``. ``captive_pays``: a captive is Doom when it is ``captured``, or when
    it is ``returned`` at Gather. ``replaced_doom``: a unit replaced by an effect is Doom too.
    ``share_pays``: Black Goat's sharing an area with the enemy also pays 1 Power.
    """

    first_player: int | None = None
    starts: Mapping[int, str] = MappingProxyType({})
    decay: str = "turn"
    captive_pays: str = "captured"
    replaced_doom: bool = True
    share_pays: bool = False

    def written(self) -> dict[str, Any]:
        """The options that differ from their defaults, as a match is asked for them."""
        usual = Options()
        found: dict[str, Any] = {name: value for name, value in self._asdict().items() if value != getattr(usual, name)}
        if "first_player" in found:
            found["first_player"] = FACTIONS[found["first_player"]]
        if "starts" in found:
            found["starts"] = {FACTIONS[side]: area for side, area in self.starts.items()}
        return found


NAMES = ("handicap", *Options._fields)
"""Every option of the Duel."""


def read_options(data: Mapping[str, Any], sides: tuple[int, ...]) -> Options:
    """The options, checked; raises ``SetupError`` naming the one that makes no sense."""
    first = data.get("first_player")
    if first is not None:
        first = read_side("first_player", first, sides)
        if first not in OPENING and not set(OPENING).isdisjoint(sides):
            raise SetupError("first_player", "duel-setup-first-player")
        if first in NEVER_OPENING:
            raise SetupError("first_player", "duel-setup-never-first", faction=FACTIONS[first])
    return Options(
        first,
        _starts(data.get("starts", {}), sides),
        read_choice("decay", data.get("decay", "turn"), DECAY),
        read_choice("captive_pays", data.get("captive_pays", "captured"), CAPTIVE_PAYS),
        read_flag("replaced_doom", data.get("replaced_doom", True)),
        read_flag("share_pays", data.get("share_pays", False)),
    )


def _starts(value: Any, sides: tuple[int, ...]) -> dict[int, str]:
    if not isinstance(value, Mapping):
        raise SetupError("starts", "duel-setup-starts")
    found = {}
    for name, area in value.items():
        if not isinstance(area, str) or area not in LOVECRAFT_COUNTRY.number:
            raise SetupError("starts", "wars-setup-area", area=quoted(area, 40), map=LOVECRAFT_COUNTRY.id)
        side = read_side("starts", name, sides)
        if side not in LOVECRAFT_COUNTRY.start:
            raise SetupError("starts", "duel-setup-start-chosen", faction=name)
        found[side] = area
    usual = {
        side: LOVECRAFT_COUNTRY.areas[area] for side, area in LOVECRAFT_COUNTRY.start.items() if side in sides
    }
    if len({*(usual | found).values()}) < len(usual):
        raise SetupError("starts", "duel-setup-same-start")
    return {side: area for side, area in found.items() if area != usual[side]}


class DuelFacts(WarsFacts):
    """The box of Cthulhu Wars on a board of its own."""

    def casts(self, players: int, among: Sequence[str] = ()) -> list[tuple[str, ...]]:
        """Any two factions."""
        return list(combinations(among or self.sides(), players))


FACTS = DuelFacts(MAPS.values(), ())
