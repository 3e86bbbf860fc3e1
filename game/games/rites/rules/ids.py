"""Every id a program may meet in Rites of Cthulhu that stands in no other table."""

OPTION_KINDS = (
    "rite", "play", "card", "plot", "pile", "side", "artifact", "invoke", "become", "excavate", "steal",
    "reveal", "capture", "knock", "forego", "cliff", "draw", "pass", "stay", "show", "keep_down", "keep",
    "discard", "done", "no",
)  # fmt: skip
DECISION_KINDS = (
    "rite", "offer", "second", "pass_on", "give_back", "powder", "silver_key", "steal", "trade", "trade_for",
    "gate", "force", "force_card", "force_back", "tree", "elder_sign", "mountain", "cliff_card", "cliff_pile",
    "dunwich", "wall", "uncovered", "knock", "dispute", "vote", "before_prize", "prize", "bid", "first_peek",
    "ghoul", "move", "present", "show",
)  # fmt: skip
EVENT_KINDS = (
    "lot", "grand_cultist", "rite_begins", "dealt", "rite", "handed_in", "excavated", "added", "invoked",
    "happened", "privilege", "looked", "peeked", "gave", "buried", "drew", "reshuffled", "requested",
    "power_play", "stole", "rite_over", "captured", "traded", "played", "summoned", "summons_failed", "closed",
    "cthulhu_captured", "exchanged", "planted", "grew", "ridge", "slope", "cliff", "pair", "wall_revealed",
    "wall_captured", "knocked", "answered_knock", "wall_stays", "voted", "dispute_won", "forewent", "prize",
    "prize_discarded", "prize_captured", "prize_tied", "bid", "ghoul", "ghoul_moved", "ghoul_stays",
    "ghoul_passed", "grave_dug", "presented", "not_presented", "henchman", "psyched_out", "dummy_lost",
    "looted", "grave_stays", "forced", "ended",
)  # fmt: skip
REASON_CODES = (
    "fits_no_tree", "drawn_only", "no_book_first", "fits_no_slope", "grave_looted", "own_ghoul_there",
)  # fmt: skip
