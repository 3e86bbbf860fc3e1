"""Rites of Cthulhu in saves, the chronicle and the theatre."""

from game.engine.event import Event
from game.games.rites.rules.cards import RITE_ID
from game.games.rites.words.ritewords import every
from game.match.gamerecords import GameRecords, MarkKind
from game.match.match import Match

_MARK_OF = {"rite": "rite", "captured": "artifact", "stole": "artifact", "power_play": "power_play"}


class RitesRecords(GameRecords):
    """A rite is what a turn is elsewhere, and which one it is its phase."""

    marks = (
        MarkKind("rite", "Rites", "candle"),
        MarkKind("artifact", "Artifacts won", "artifact_silver_key"),
        MarkKind("power_play", "Power-plays", "power_play"),
        MarkKind("knock", "Knocks", "knock"),
        MarkKind("bluff", "Psych-outs", "bluff"),
    )

    def progress(self, match: Match) -> tuple[int, str]:
        state = match.position.state
        return state.number, RITE_ID[state.rite] if state.rite >= 0 else ""

    def turn_begun(self, event: Event) -> int | None:
        return int(event.args[0]) if event.kind == "rite_begins" else None

    def mark(self, event: Event) -> tuple[str, int | None] | None:
        kind = _MARK_OF.get(event.kind) or next((e.marks[event.kind] for e in every() if event.kind in e.marks), None)
        return (kind, int(event.args[0])) if kind else None
