"""The Quiet Star's units, books, requirements and start areas."""

from game.games.wars.rules.faction import GREAT_OLD_ONE, MONSTER, Faction, Kind, Note
from game.games.wars.rules.factions import side_of

QS = side_of("quiet_star")

FACTION = Faction(
    id="quiet_star",
    side=QS,
    kinds=(Kind("whisper", QS, MONSTER, 3, 2, 1), Kind("hush", QS, GREAT_OLD_ONE, 1, 6, 4)),
    books=tuple(f"qs_book_{number}" for number in range(6)),
    requirements=tuple(f"qs_{number}_doom" for number in range(6)),
    abilities=("starlight",),
    starts={"earth": "australia"},
    flags=("qs_shone",),
    notes=(Note("qs_shines"), Note("qs_last", "area"), Note("qs_seen", "areas"), Note("qs_units", "units")),
    options=("starlight",),
    decisions={"qs_where": (("count", "number"),)},
    reasons={"qs_dark": ()},
    events={"qs_seen": (("area", "area"),)},
)
