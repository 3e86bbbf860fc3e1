"""The ids a program may meet in Rites of Cthulhu that stand in no other table."""

from typing import NamedTuple


class Ids(NamedTuple):
    """How rites end, kinds of options, questions and events, and codes of reasons: those of a rite, or of all."""

    ends: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    decisions: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()


OF_THE_GAME = Ids(
    options=(
        "rite", "play", "card", "plot", "side", "artifact", "invoke", "become", "excavate", "steal", "done", "no",
    ),
    decisions=(
        "rite", "offer", "second", "pass_on", "give_back", "powder", "silver_key", "steal", "trade", "trade_for",
    ),
    events=(
        "lot", "grand_cultist", "rite_begins", "dealt", "rite", "excavated", "added", "invoked", "happened",
        "privilege", "looked", "peeked", "gave", "buried", "drew", "reshuffled", "requested", "power_play", "stole",
        "rite_over", "captured", "traded", "forced", "ended",
    ),
    ends=("overthrow", "failed"),
)  # fmt: skip
"""Those that belong to no single rite."""
