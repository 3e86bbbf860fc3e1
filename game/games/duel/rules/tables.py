"""The Duel's numbers, what it decides otherwise than the two editions (Duel rulebook), and what it leaves open.

The latter are options of a match with a default each (docs/rulings.md, R55 to R61).
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from game.engine.errors import SetupError
from game.games.duel.rules.maps import LOVECRAFT_COUNTRY
from game.games.wars.factions.great_cthulhu.rules.figures import GC
from game.games.wars.rules.editions import Edition
from game.games.wars.rules.setting import read_choice, read_flag, read_side
from game.games.wars.rules.units import FACTIONS, KINDS

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
        if GC in sides and first != GC:
            raise SetupError("first_player", "Great Cthulhu is always first player")
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
        raise SetupError("starts", "not a table of factions to areas")
    found = {}
    for name, area in value.items():
        if not isinstance(area, str) or area not in LOVECRAFT_COUNTRY.number:
            raise SetupError("starts", f"there is no area {str(area)[:40]!r} on {LOVECRAFT_COUNTRY.id}")
        found[read_side("starts", name, sides)] = area
    usual = {side: LOVECRAFT_COUNTRY.areas[LOVECRAFT_COUNTRY.start[side]] for side in sides}
    if len({*(usual | found).values()}) < len(sides):
        raise SetupError("starts", "both factions start in the same area")
    return {side: area for side, area in found.items() if area != usual[side]}
