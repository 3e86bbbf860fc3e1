"""The chapters of the rules and their entries, in reading order; what they say are messages (``rules.ftl``)."""

from game.language.spoken import per_language
from game.match.chapters import Chapter, told_chapters

CHAPTERS: dict[str, tuple[str, ...]] = {
    "rites_game": (
        "rites_aim", "rites_count", "rites_cards", "rites_title", "rites_course", "rites_nobody", "rites_seen",
    ),
    "rites_artifacts": ("artifact_points", "artifact_again", "artifact_midway"),
    "rites_power_plays": ("power_become", "power_excavate", "power_steal", "power_when", "power_aeons"),
    "rite_cthulhu_rises": (
        "cthulhu_gate", "cthulhu_first", "cthulhu_summon", "cthulhu_capture", "cthulhu_force", "cthulhu_win",
    ),
    "rite_tree": ("tree_grow", "tree_turn", "tree_double", "tree_win"),
    "rite_dunwich": ("dunwich_pairs", "dunwich_turn", "dunwich_knock", "dunwich_win"),
    "rite_mountains": ("mountains_ridge", "mountains_slopes", "mountains_cliffs", "mountains_turn"),
    "rite_aeons": ("aeons_bid", "aeons_privilege", "aeons_win"),
    "rite_hound": ("hound_ghouls", "hound_dig", "hound_psych", "hound_win"),
}  # fmt: skip
"""The ids of the entries of each chapter: links, lessons and remarks lead to them."""


@per_language
def chapters() -> tuple[Chapter, ...]:
    """All chapters, in reading order."""
    return told_chapters(CHAPTERS, _message)


def _message(id: str) -> str:
    """The message of a chapter or an entry: what every id begins with is left out."""
    return f"rites-rules-{id.removeprefix('rites_').removeprefix('rite_').replace('_', '-')}"
