"""The chapters of the rules and their entries, in reading order; what they say are messages (``rules.ftl``)."""

from game.games.wars.rules.maps import MAPS
from game.games.wars.rules.units import FACTIONS
from game.language.spoken import name, per_language, say
from game.language.values import Text
from game.match.chapters import Chapter, told_chapters

CHAPTERS: dict[str, tuple[str, ...]] = {
    "aim": ("aim_win", "aim_thirty", "aim_instant_death", "aim_action_phase", "aim_winner", "aim_cap"),
    "setup": (
        "setup_maps", "setup_ring", "setup_start", "setup_late", "setup_first_turn", "setup_supply",
        "setup_ritual_track",
    ),
    "turn": (
        "turn_overview", "turn_gather", "turn_minimum", "turn_first_player", "turn_doom_points", "turn_rituals",
        "turn_special", "turn_doom_end", "turn_action", "turn_slot",
    ),
    "actions": (
        "action_move", "action_battle", "action_build", "action_recruit", "action_summon", "action_awaken",
        "action_capture", "action_pass", "action_unique", "action_requirement", "action_unlimited_gates",
        "action_unlimited_battle", "action_after",
    ),
    "gates": ("gates_control", "gates_lost", "gates_take"),
    "capture": ("capture_who", "capture_choice", "capture_prison"),
    "signs": ("signs_gain", "signs_secret", "signs_reveal"),
    "books": ("books_earn", "books_when", "books_several", "books_six"),
    "battle": (
        "battle_declare", "battle_pre", "battle_roll", "battle_kills", "battle_pains", "battle_post", "battle_retreat",
        "battle_no_room", "battle_books", "battle_words",
    ),
    "talks": ("talks_what", "talks_pledges", "talks_fail_forms", "talks_fail_ghroth"),
    "editions": (
        "editions_about", "editions_doom_events", "editions_thirty", "editions_awaken_shub", "editions_fertility",
        "editions_wiped_out", "editions_assigning", "editions_necrophagy", "editions_gather", "editions_dreams",
        "editions_submerge", "editions_share",
    ),
    "duel": (
        "duel_about", "duel_phases", "duel_decay", "duel_decay_back", "duel_portals", "duel_losses", "duel_gates",
        "duel_signs", "duel_unlimited", "duel_ends",
    ),
    "two": ("two_factions", "two_draft", "two_acting", "two_first", "two_ends"),
    "rulings": tuple(f"r{number}" for number in range(1, 98)),
    "program": (
        "program_one_option", "program_free_gates", "program_why_not", "program_counting", "program_advice",
        "program_keeping", "program_campaigns", "program_chronicle", "program_report",
    ),
}  # fmt: skip
"""The ids of the entries of each chapter: links, lessons and remarks lead to them."""


@per_language
def chapters() -> tuple[Chapter, ...]:
    """All chapters, in reading order."""
    places = {"setup_start": {"starts": _starts()}}
    return told_chapters(CHAPTERS, lambda id: f"wars-rules-{id.replace('_', '-')}", places)


def _starts() -> list[Text]:
    """Each faction that has no choice, with the areas where it begins: a divided one after the whole."""
    found: dict[int, dict[str, None]] = {}
    for board in MAPS.values():
        for side, area in board.start.items():
            found.setdefault(side, {})[board.areas[area]] = None
    return [say("wars-rules-setup-start.of", side=name("faction", FACTIONS[side]),
                areas=[name("area", area) for area in areas]) for side, areas in sorted(found.items())]  # fmt: skip
