"""Lovecraft Country, the board of the Duel (maps reference, section 6).

Six of its printed places are the two ends of three portals. Both ends are one area in the
rules; where they lie, and what each of them touches by itself, matters to a picture only.
"""

from collections.abc import Mapping

from game.games.wars.factions.rules.tables import FACTION_TABLES
from game.games.wars.rules.maps import TRACK_3, Map, Printed

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

_START = {
    faction.side: faction.starts["lovecraft_country"]
    for faction in FACTION_TABLES
    if "lovecraft_country" in faction.starts
}


def lovecraft_country(starts: Mapping[int, str] | None = None) -> Map:
    """The board, with other start areas (by side, as printed places or areas) if any are given."""
    joined = {place: area for area, places in PORTALS.items() for place in places}
    return Map("lovecraft_country", (2,), PRINTED, joined, {**_START, **(starts or {})}, TRACK_3)


LOVECRAFT_COUNTRY = lovecraft_country()
MAPS = {LOVECRAFT_COUNTRY.id: LOVECRAFT_COUNTRY}
"""The boards of the Duel by id."""
