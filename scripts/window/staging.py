"""The table as the mock-ups draw it: turn 5, four sides.

The matches begin from a set position and play a round by script, so that the chronicle has something to tell.
"""

from __future__ import annotations

from typing import Any

from game.match.match import Match, Seat
from game.match.session import Session, Thinking, begin
from game.match.store import Store

GC, CC, BG, YS = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"
SEATS = (Seat("", "Ada"), Seat("adept", "Vane"), Seat("random", "Cora"), Seat("", "Bruno"))
"""In the order of ``FACTIONS``: two people, two bots."""
FACTIONS = (GC, CC, YS, BG)

BOOKS = {
    GC: ["devolve", "absorb", "dreams"],
    CC: ["abduct", "invisibility", "madness", "seek_and_destroy"],
    YS: ["passion", "screaming_dead", "third_eye"],
    BG: ["red_sign", "ghroth", "thousand_young"],
}
UNITS: dict[str, dict[str, list[str]]] = {
    GC: {
        "acolyte": ["south_pacific", "north_pacific", "north_atlantic", "pool", "pool", "pool"],
        "deep_one": ["south_pacific", "south_pacific", "australia", "pool"],
        "shoggoth": ["north_pacific", "pool"],
        "starspawn": ["south_pacific", "south_america"],
        "cthulhu": ["south_pacific"],
    },
    CC: {
        "acolyte": ["south_asia", "north_america", "north_asia", "indian_ocean", "pool", f"captive:{GC}"],
        "nightgaunt": ["north_asia", "indian_ocean", "pool"],
        "flying_polyp": ["north_america", "south_asia", "south_asia"],
        "hunting_horror": ["south_asia", "pool"],
        "nyarlathotep": ["south_asia"],
    },
    YS: {
        "acolyte": ["europe", "scandinavia", "arabia", "north_america", "pool", f"captive:{BG}"],
        "undead": ["europe", "europe", "europe", "scandinavia", "pool", "pool"],
        "byakhee": ["north_asia", "north_asia", "pool", "pool"],
        "king_in_yellow": ["europe"],
        "hastur": ["pool"],
    },
    BG: {
        "acolyte": ["west_africa", "west_africa", "west_africa", "north_atlantic", "pool", "pool"],
        "ghoul": ["pool", "pool"],
        "fungi": ["north_atlantic", "north_atlantic", "west_africa", "pool"],
        "dark_young": ["south_america", "east_africa", "pool"],
        "shub_niggurath": ["west_africa"],
    },
}
MID_GAME: dict[str, Any] = {
    "turn": 5,
    "phase": "action",
    "slot": BG,
    "first_player": BG,
    "clockwise": True,
    "ritual": 3,
    "power": {GC: 7, CC: 10, YS: 7, BG: 5},
    "doom": {GC: 14, CC: 11, YS: 9, BG: 17},
    "books": BOOKS,
    "requirements": {
        GC: ["gc_first_doom", "gc_awaken", "gc_kill_1"],
        CC: ["cc_pay_4", "cc_gates_3", "cc_capture", "cc_awaken"],
        YS: ["ys_gift", "ys_king", "ys_claw"],
        BG: ["bg_areas_4", "bg_share", "bg_awaken"],
    },
    "units": UNITS,
    "gates": {
        "south_pacific": f"{GC}/acolyte/0",
        "north_pacific": f"{GC}/acolyte/1",
        "south_asia": f"{CC}/acolyte/0",
        "europe": f"{YS}/acolyte/0",
        "west_africa": f"{BG}/acolyte/0",
        "antarctica": "abandoned",
        "south_america": f"{BG}/dark_young/0",
    },
    "desecrated": ["europe", "scandinavia"],
    "signs": {GC: [1, 2, 3], CC: [1, 2], YS: [2, 1], BG: [1]},
    "flags": ["cthulhu_awoke"],
}
ROUNDS: tuple[tuple[str, ...], ...] = (
    ("move", "fungi", "east_africa"),
    ("recruit", "australia"),
    ("build_gate", "indian_ocean"),
    ("move", "byakhee", "arabia", "byakhee", "arabia"),
    ("capture", "north_atlantic"),
    ("dreams", "north_america"),
    ("move", "flying_polyp", "indian_ocean", "flying_polyp", "indian_ocean"),
    ("summon", "undead", "europe"),
    ("summon", "ghoul", "west_africa"),
)
"""What is played, slot by slot, before Great Cthulhu is to act: words that are found in the options' names."""


def mid_game(store: Store, seats: tuple[Seat, ...] = SEATS, thinking: Thinking | None = None) -> Session:
    """Turn 5 as drawn: some slots have been played, and Great Cthulhu is to act."""
    inputs = {"game": "wars", "factions": list(FACTIONS), "map": "earth_4_west3_east5", "edition": "first", "seed": 5,
              "setup": MID_GAME}  # fmt: skip
    session = begin(inputs, seats, store, name="Tuesday table", thinking=thinking)
    for words in ROUNDS:
        play_slot(session, *words)
    return session


def play_slot(session: Session, *words: str) -> None:
    """Play the slot of whoever is to act, by words; what they do not answer is declined."""
    match, wanted = session.match, list(words)
    side = match.position.decision.side
    for _ in range(40):
        asked = match.position.decision
        if asked is None or (asked.kind == "action" and asked.side != side):
            return
        found = next((option for option in asked.options if wanted and wanted[0] in names(match, option)), None)
        if found is not None:
            wanted.pop(0)
        session.answer(found or plain_answer(match), match.serial)
    raise ValueError(f"the slot is not over: {words}")


def answer(session: Session, *words: str) -> bool:
    """Answer the open question with the first option named by any of the words; false if there is none."""
    match = session.match
    for option in match.position.decision.options:
        if names(match, option) & set(words):
            session.answer(option, match.serial)
            return True
    return False


def names(match: Match, option: Any) -> set[str]:
    """The words that name an option: its kind, area, faction and the kind of its unit."""
    return {part for value in match.rules.name_option(option).values() for part in str(value).split("/")}


def plain_answer(match: Match) -> Any:
    """What ends or declines, else what comes first."""
    options = match.position.decision.options
    return next((option for option in options if option.kind in ("done", "no", "nobody")), options[0])
