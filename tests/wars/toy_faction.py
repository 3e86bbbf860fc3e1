"""A fifth faction is found as a folder, told and played: run by test_a_fifth_faction in a process of its own."""

import random
import sys
from pathlib import Path

import game.games.wars.factions as folders
from game.games.wars.rules import factions

NEW = "quiet_star"
factions.NAMES.append(NEW)
folders.__path__.append(str(Path(__file__).parent))

from game.api import ids, new_match  # noqa: E402
from game.bots import Question, make  # noqa: E402
from game.bots.shipped import BOTS  # noqa: E402
from game.engine.chance import Chance  # noqa: E402
from game.engine.position import Position  # noqa: E402
from game.games.registry import rules_for, words_of_games  # noqa: E402
from game.games.wars.bots.learned.chances import DATA, Chances, read, scores_of  # noqa: E402
from game.games.wars.bots.learned.standing import NAMES, counted  # noqa: E402
from game.games.wars.bots.learned.survey import Survey  # noqa: E402
from game.games.wars.bots.learned.traits import described  # noqa: E402
from game.games.wars.rules.factions import side_of  # noqa: E402
from game.games.wars.rules.state import FLAG, NOTE  # noqa: E402
from game.games.wars.rules.units import FACTIONS, UNITS  # noqa: E402
from game.games.wars.screen.map.pieces import items_of  # noqa: E402
from game.games.wars.words.asking import asking  # noqa: E402
from game.games.wars.words.card_now import Situation, combat_now, cost_now  # noqa: E402
from game.games.wars.words.orders import reminders  # noqa: E402
from game.games.wars.words.tableview import read_table  # noqa: E402
from game.language.spoken import catalogs, term  # noqa: E402
from game.match.gamewords import words_of  # noqa: E402
from game.match.words import chronicle, plain  # noqa: E402

QS = side_of(NEW)
BOOKS = [f"qs_book_{number}" for number in range(6)]
NEEDS = [f"qs_{number}_doom" for number in range(6)]
NAMED = {"faction": {NEW: "Quiet Star"}, "unit": {"whisper": "Whisper", "hush": "Hush"},
         "ability": {"starlight": "Starlight"}, "action": {"starlight": "Starlight"},
         "book": {book: f"Night {number}" for number, book in enumerate(BOOKS)},
         "requirement": {need: f"Dark {number}" for number, need in enumerate(NEEDS)}}  # fmt: skip
OWN = "\n".join([
    *(f"-{term(kind, key)} = {called}\nthings-{kind}-{key.replace('_', '-')} = What {called} does."
      for kind, things in NAMED.items() for key, called in things.items()),
    *(f"wars-goals-{need.replace('_', '-')} = {need}\n    .how = Save Power." for need in NEEDS),
    "wars-ask-qs-where = where does it shine?",
    "wars-reason-qs-dark = it has shone\n    .short = has shone",
    "wars-events-starlight = { $side } shines { IN($area) }.",
    "wars-events-qs-seen = There is a light { IN($area) }.",
    "wars-reminder-starlight = You have not used **Starlight**.\n    .do = Use it",
    *(f"wars-card-{key} = It is there." for key in ("whisper", "hush", "other-quiet-star")),
    *(f"wars-card-quiet-star-step-{step} = Wait." for step in range(1, 5)),
])  # fmt: skip
"""What lies in the faction's catalog."""


def play(names, seed, level="", most=20_000):
    """A game, at random or with the answers of bots of a level; the position goes through its file now and then."""
    dice = random.Random(seed)
    rules = rules_for({"game": "wars", "factions": names, "seed": seed})
    pos = Position.start(rules, Chance.seeded(seed))
    bots = [make(level, seed + seat, ("nodes", 40.0)) for seat in range(len(names))] if level else []
    for number in range(most):
        if pos.decision is None:
            break
        assert not rules.violations(pos)
        if number % 50 == 0 or pos.decision.kind == "qs_where":
            kept = rules.encode_state(pos.state)
            again = rules.decode_state(kept)
            assert rules.encode_state(again) == kept and again.notes == pos.state.notes
            assert rules.unsound(pos) == ""
        chosen = bots[pos.decision.seat].choose(Question.of(pos)) if bots else dice.choice(pos.decision.options)
        pos.answer(chosen)
    assert most < 20_000 or rules.result(pos).winners is not None
    return pos


def slot():
    """A slot of the new faction's."""
    units = {NEW: {"acolyte": ["australia"] * 5 + ["antarctica"]}}
    return new_match("wars", factions=[NEW, "great_cthulhu", "yellow_sign"], map="earth_3", setup={
        "turn": 2, "phase": "action", "slot": NEW, "power": {NEW: 4}, "units": units,
        "gates": {"australia": f"{NEW}/acolyte/0"}})  # fmt: skip


def told():
    """What its folder's words say at the table: its card, its goals, an action asked for, done and recalled."""
    match = slot()
    words = words_of(match.rules)
    card = words.opening_card(match, 0)
    assert [point.picture for point in card.parts[1].points] == [
        "piece:acolyte", "piece:whisper", "piece:hush", "icon:gate"
    ]  # fmt: skip
    goals = {goal.id: goal for group in words.goals(match, 0) for goal in group.goals}
    assert {goal for goal in goals if goal.startswith("goal.qs_")} == {f"goal.{need}" for need in NEEDS[:3]}
    side = read_table(match, 0).by_faction[NEW]
    needed = {need.id: (need.have, need.need) for need in side.requirements}
    assert needed["qs_3_doom"] == (4, 8) and needed["qs_0_doom"] == (0, 0)
    hush = next(row for row in side.kinds if row.kind == "hush")
    assert cost_now(side, "hush", 6) == 6 and combat_now(read_table(match, 0), side, hush) == "4"
    sight = Situation(match, read_table(match, 0), True)
    assert sight.about(("requirement", "qs_3_doom")).text and sight.about(("ability", "starlight")).can
    pass_by = next(each for each in match.position.decision.options if each.kind == "pass")
    assert [each.kind for each in reminders(match, pass_by)] == ["starlight"]
    match.choose(kind="starlight")
    assert plain(match.decision.prompt).endswith("where does it shine?") and not asking(match).why
    match.choose(kind="area", area="australia")
    lines = [plain(line.text) for line in chronicle(match.rules, match.events)]
    assert "Quiet Star shines in Australia." in lines
    table = read_table(match, 0)
    assert [area.id for area in table.areas if area.tokens] == ["australia"]
    items = items_of(table.by_area["australia"], lambda piece: "")
    assert [item.token.building for item in items if item.token] == [True]
    assert "Starlight" in str(Situation(match, table, True).about(("area", "australia")).lines)
    known = ids("wars")
    assert "qs_where" in known["decisions"] and "starlight" in known["options"] and "qs_seen" in known["events"]


def judged():
    """What its folder looks at besides counts in the judgement as it is written there, and has words in the policy."""
    pos = play([NEW, "great_cthulhu", "yellow_sign"], 1, "adept", most=60)
    first, other = pos.copy(), pos.copy()
    first.state.flags, other.state.flags = 0, FLAG["qs_shone"]
    rows = [counted(each) for each in (first, other)]
    place = pos.rules.sides.index(QS)
    assert [row.rows[place][len(NAMES) :] for row in rows] == [[0.0], [1.0]]
    assert {len(row) for row in rows[0].rows} == {len(NAMES), len(NAMES) + 1}
    scores = [scores_of(pos, each, read(DATA, part="chances"))[place] for each in rows]
    assert abs(scores[1] - scores[0] - 0.5 - 1.5 * rows[0].late) < 1e-9
    parts = [Chances().parts(each)[place] for each in (first, other)]
    assert abs(sum(parts[1].values()) - Chances().shares(other)[place]) < 1e-9 and parts[1]["books"] > parts[0]["books"]
    assert Survey(pos).extra[QS] == 1
    match = slot()
    match.choose(kind="starlight")
    asked = described(match.position)
    assert "shone0" in asked.marks and all("light0" in traits for traits in asked.traits)


if __name__ == "__main__":
    assert FACTIONS[QS] == NEW and FACTIONS[:4] == tuple(factions.NAMES[:4])
    catalogs("games", lambda code: [*words_of_games(code), ("quiet_star.ftl", OWN)])
    told()
    judged()
    for seed in range(3):
        lone = play([NEW, "great_cthulhu", "yellow_sign"], seed)
        four = play(["black_goat", "crawling_chaos", "great_cthulhu", NEW], seed)
        assert len(lone.state.loc) == len(four.state.loc) == UNITS
        assert [each.state.notes[NOTE["qs_shines"]] for each in (lone, four)] == [
            each.state.flags & FLAG["qs_shone"] > 0 for each in (lone, four)
        ]
    assert len(play(list(FACTIONS[:4]), 1).state.loc) == 64
    for level in BOTS:
        play([NEW, "great_cthulhu", "yellow_sign"], 7, level)
    sys.exit(0)
