"""One event is told to who did it, to whom it was done, and to onlookers, each in a sentence of their own."""

import pytest

from game.engine.event import Event
from game.games.registry import rules_for
from game.games.wars.rules.scenario import UNIT_NUMBER
from game.games.wars.rules.units import FACTIONS
from game.match.words import plain, words

GREAT, GOAT = FACTIONS.index("great_cthulhu"), FACTIONS.index("black_goat")
ACOLYTE, GHOULS = UNIT_NUMBER["great_cthulhu/acolyte/0"], [UNIT_NUMBER[f"black_goat/ghoul/{n}"] for n in (0, 1)]


@pytest.mark.parametrize(
    ("sides", "told"),
    [
        ((), ("Black Goat captures an Acolyte of Great Cthulhu in Antarctica.", "Black Goat moves 2 Ghouls to {}.")),
        ((GREAT,), ("Black Goat captures your Acolyte in Antarctica.", "Black Goat moves 2 Ghouls to {}.")),
        ((GOAT,), ("You capture an Acolyte of Great Cthulhu in Antarctica.", "You move 2 Ghouls to {}.")),
    ],
)
def test_an_event_is_told_to_its_reader(sides: tuple[int, ...], told: tuple[str, str]) -> None:
    rules = rules_for({"game": "wars", "players": 4})
    area, ocean = (rules.map.number[name] for name in ("antarctica", "indian_ocean"))  # type: ignore[attr-defined]
    chronicle = words().chronicle(rules)
    chronicle.tell_to(sides)
    chronicle.feed([
        Event("action", (GOAT, "capture")), Event("captured", (ACOLYTE, area, GOAT)), Event("action", (GOAT, "move")),
        *(Event("moved", (ghoul, area, ocean, "")) for ghoul in GHOULS),
    ])  # fmt: skip
    said = [plain(line.text) for line in chronicle.lines if line.side == GOAT]
    assert said == [each.format("the Indian Ocean") for each in told]
