"""Whatever the running game can say has words: every question, option, event and reason in the source."""

import ast
import functools
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import game.games.duel as duel
import game.games.wars as wars
from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.event import Event
from game.engine.option import Blocked, Reason, option
from game.engine.position import Position
from game.games.registry import facts_of
from game.games.wars.rules.factions import NAMES
from game.games.wars.rules.flow.ending import WarsResult
from game.games.wars.rules.rules import make_rules
from game.games.wars.rules.scenario import UNIT_NUMBER
from game.games.wars.rules.units import BOOKS, KINDS, REQUIREMENT_BIT, SIDE_NUMBER
from game.games.wars.rules.units import FACTIONS as EVERY
from game.games.wars.words.arguments import QUESTIONS, REASONS
from game.games.wars.words.keywords import keywords, link
from game.language.spoken import has, spoken
from game.match.gamewords import words_for
from game.match.words import chronicle, plain, words
from scripts.wording.catalogs import catalog, folders, places

SOURCES = (Path(wars.__file__).parent, Path(duel.__file__).parent)
RULES = make_rules(players=4)
FACTIONS = facts_of("wars").first_sides()
GC, CC, BG, YS = range(4)
AREA = RULES.map.number
UNTOLD = {
    "forced": "an answer nobody had a choice in",
    "assigned": "told when the dead leave and the beaten retreat",
    "results_lost": "nobody suffers",
    "battle_over": "the next line says so",
    "slot": "the side's deeds say so",
    "paid": "told with what was paid for",
    "gate_controlled": "told with the action that takes it; the first gates are in the rules",
    "agreed": "told with what comes of it",
    "not_agreed": "told with what comes of it",
    "action": "told with what it does",
}
SAMPLES: dict[str, tuple[int | str, ...]] = {
    "ability": (YS, "vengeance"),
    "battle": (GC, BG, 3),
    "battle_resumed": (GC, BG, 3),
    "book": (GC, "dreams"),
    "cathedral_built": (3,),
    "cathedral_removed": (3,),
    "captured": (UNIT_NUMBER["great_cthulhu/acolyte/0"], 3, CC),
    "cursed": (EVERY.index("opener_of_the_way"), 3, 1, 2),
    "decay": (2,),
    "decayed": (GC, 2),
    "declined": (GC, "ritual"),
    "desecrated": (3,),
    "direction": (GC, 1),
    "doom": (GC, 2, "gates"),
    "drafted": (GC, 1),
    "gate_slept": (EVERY.index("sleeper"), 3),
    "gate_woke": (EVERY.index("sleeper"), 3),
    "set_up": (GC, 3),
    "softened": (EVERY.index("sleeper"),),
    "sorcery": (UNIT_NUMBER["sleeper/serpent_man/0"], GC),
    "eliminated": (UNIT_NUMBER["yellow_sign/undead/0"], 3, "killed", GC),
    "ended": ("doom_30",),
    "exempted": (UNIT_NUMBER["yellow_sign/undead/0"],),
    "first_player": (GC,),
    "gate_abandoned": (GC, 3),
    "gate_built": (GC, 3, 0),
    "gate_carried": (3, 4, "beyond_one"),
    "gate_removed": (3,),
    "gathered": (GC, 6, 1, 0, 0),
    "handicap": (YS, 2, 3),
    "ice_age": (SIDE_NUMBER["windwalker"], 3),
    "killed": (0, 3, BG),
    "moved": (0, 3, 4, "move"),
    "passed": (GC, 3),
    "phase": ("doom", 4),
    "placed": (0, 3, "recruit"),
    "pledged": (GC, 2),
    "power": (GC, 2, "thousand_forms"),
    "requirement": (GC, "gc_awaken"),
    "returned": (0, CC),
    "revealed": (GC, 3),
    "ritual": (GC, 5, 2, 1),
    "rerolled": (GC, 6, 5, 1),
    "rolled": (GC, 6, 5, 1),
    "rolled_for": (YS, "desecrate", 2, 3, 4),
    "sign": (GC, 0, "ritual"),
    "submerged": (0, 3),
    "surrounded": (GC, 3),
    "wiped_out": (GC,),
    "withdrawn": (UNIT_NUMBER["yellow_sign/undead/0"], 3, "devolve"),
    "out": (UNIT_NUMBER["yellow_sign/undead/0"],),
}


# what the source can say


@functools.cache
def _calls() -> list[tuple[str, ast.Call, ast.AST]]:
    """(name of the function called, the call, the function around it) of both packages; read when first asked for.

    Of the factions those that are entered.
    """
    found: list[tuple[str, ast.Call, ast.AST]] = []
    folders = {*NAMES, "rules"}
    paths = [path for source in SOURCES for path in source.glob("**/rules/**/*.py")]
    for path in sorted(each for each in paths if "factions" not in each.parts or folders.issuperset(each.parts[-3:-1])):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        around: dict[ast.AST, ast.AST] = {}
        for scope in ast.walk(tree):
            if isinstance(scope, ast.FunctionDef):
                around |= dict.fromkeys(ast.walk(scope), scope)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                found.append((name, node, around.get(node, tree)))
    return found


def _texts(node: ast.AST, scope: ast.AST) -> set[str]:
    """Every text the expression can be, as far as the source shows."""
    if isinstance(node, ast.JoinedStr):
        fixed = "".join(part.value for part in node.values if isinstance(part, ast.Constant))
        return {f"{fixed}kill", f"{fixed}pain"} if fixed == "assign_" else {fixed}
    if isinstance(node, ast.IfExp):
        return _texts(node.body, scope) | _texts(node.orelse, scope)
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.Name):
        given = [
            part.value
            for part in ast.walk(scope)
            if isinstance(part, ast.Assign) and any(getattr(to, "id", "") == node.id for to in part.targets)
        ]
        return set().union(*(_texts(value, scope) for value in given))
    return set()


PLACE = {"ask": 2, "Decision": 2, "emit": 0, "emit_secret": 0, "Reason": 0, "Awakening": 3, "option": 0, "action": 0}
"""Where functions are given the texts that need words (by position)."""


@functools.cache
def _given(function: str) -> set[str]:
    """Every text a function is given at its place."""
    return {text for name, call, scope in _calls() if name == function and len(call.args) > PLACE[function]
            for text in _texts(call.args[PLACE[function]], scope)}  # fmt: skip


@functools.cache
def _hung(hook: str) -> set[str]:
    """What is offered like an action, by the hook it hangs on."""
    return {text for name, call, scope in _calls() if name == "hook" and _texts(call.args[0], scope) == {hook}
            for text in _texts(call.args[1], scope)}  # fmt: skip


def _decisions() -> set[str]:
    return _given("ask") | _given("Decision")


def _events() -> set[str]:
    return _given("emit") | _given("emit_secret") | {"forced"}


def _reasons() -> set[str]:
    return _given("Reason") | _given("Awakening")


def test_the_source_is_read() -> None:
    assert {"move_area", "assign_kill", "assign_pain", "pre_battle", "first_player", "pledge"} <= _decisions()
    assert {"agreed", "not_agreed", "sign", "moved", "phase"} <= _events()
    assert {"devour", "gc_first_doom", "blood_sacrifice"} <= _hung("pre_battle") | _hung("doom_event")
    assert {"power", "no_prey", "guarded", "has_gate", "no_court", "too_far"} <= _reasons()


def test_every_question_has_words_and_none_is_left_over() -> None:
    assert set(QUESTIONS) == _decisions()
    assert not [kind for kind in QUESTIONS if not has(f"wars-ask-{kind.replace('_', '-')}")]


def test_every_reason_has_words_and_none_is_left_over() -> None:
    assert set(REASONS) == _reasons()
    asked = [f"wars-reason-{code.replace('_', '-')}" for code in REASONS]
    assert not [key for key in asked if not has(key) or not has(f"{key}.short")]


def test_every_option_has_words() -> None:
    forms = {kind for kind in _given("option") if has(f"wars-option-{kind.replace('_', '-')}")} | {"direction"}
    named = {kind for kind in _given("option") for thing in ("action", "ability", "book") if words().has(thing, kind)}
    assert _given("option") - forms - named == set()
    assert not [kind for kind in _given("action") if not words().has("action", kind)]
    for hook in ("pre_battle", "doom_event"):
        for name in _hung(hook):
            assert words().option_label(RULES, _question("ritual", (5,)), option(name))


def test_every_event_is_told_or_untold_on_purpose() -> None:
    assert set(SAMPLES) | set(UNTOLD) == _events()
    assert not set(SAMPLES) & set(UNTOLD)


@pytest.mark.parametrize("kind", sorted(SAMPLES))
def test_an_event_by_itself_is_a_line(kind: str) -> None:
    line = words().event(RULES, Event(kind, SAMPLES[kind]))
    assert line is not None
    assert len(plain(line.text)) > 8


@pytest.mark.parametrize("kind", sorted(UNTOLD))
def test_an_untold_event_is_no_line(kind: str) -> None:
    samples = {"action": (GC, "move"), "gate_controlled": (GC, 3, 0), "slot": (GC,)}
    assert words().event(RULES, Event(kind, samples.get(kind, (GC, 1, "x")))) is None


def test_messages_ask_for_what_the_rules_tell() -> None:
    patterns = catalog(folders("en")).patterns
    for prefix, known in (("wars-ask-", QUESTIONS), ("wars-reason-", REASONS)):
        for kind, arguments in known.items():
            base = prefix + kind.replace("_", "-")
            told = {place for place, _ in arguments}
            for key in (base, f"{base}.hint", f"{base}.short", f"{base}-more", f"{base}-more.hint", f"{base}-theirs"):
                assert places(patterns.get(key, [])) <= told, key


# the texts are tidy


def _texts_of(*prefixes: str) -> dict[str, str]:
    """The messages of the catalog whose ids begin so, as they are written."""
    raw = spoken().chain[0].raw
    return {key: text.strip() for key, text in raw.items() if key.startswith(prefixes)}


@pytest.mark.parametrize(
    ("slip", "pattern"),
    [
        ("double space", r"  "),
        ("straight quotation mark or apostrophe", r"[\"']"),
        ("space before a stop", r" [.,;:!?]"),
        ("doubled stop", r"\.\.|,,|;;|\.,"),
        ("doubled word", r"(?i)\b([a-z]+) \1\b"),
        ("line break or tab", r"[\n\r\t]"),
        ("dash", r"—| - "),
    ],
)
def test_typography(slip: str, pattern: str) -> None:
    found = _texts_of("wars-ask-", "wars-option-", "wars-reason-", "wars-events-")
    shown = {key: re.sub(r"\{[^{}]*->|\n +\*?\[\w+\] *|\n *\}|\n +", "\x00", text) for key, text in found.items()}
    assert [key for key, text in shown.items() if re.search(pattern, text)] == [], slip


def test_questions_end_in_a_mark_or_are_plain_requests() -> None:
    kinds = tuple(f"wars-ask-{kind.replace('_', '-')}" for kind in QUESTIONS)
    variants = ("", "-more", "-theirs", "-acted", "-counted", "-events", "-ghroth", "-ghroth-last",
                "-thousand-forms", "-thousand-forms-last")  # fmt: skip
    for key, text in _texts_of("wars-ask-").items():
        if key in {kind + variant for kind in kinds for variant in variants}:
            assert text[0].islower() and (text.startswith("choose ") or "?" in text), key
            assert len(text) <= 72, key
        if key.endswith(".hint") and "->" not in text:
            assert len(text) <= 50, key


# playing


def _rich(seed: int) -> dict[str, object]:
    """A position in which nearly everything can happen: all books but one or two, much Power, crowded areas."""
    rng = random.Random(seed)
    factions = _four(seed)
    places = ("europe", "arabia", "indian_ocean", "south_pacific", "pool")
    return {
        "phase": "action",
        "turn": 3,
        "slot": factions[seed % 4],
        "power": dict.fromkeys(factions, 16),
        "books": {name: list(BOOKS[side])[: 6 - (seed + side) % 3] for side, name in _numbered(factions)},
        "units": {
            name: {kind.id: [rng.choice(places) for _ in range(kind[3])] for kind in KINDS if kind.side in (None, side)}
            for side, name in _numbered(factions)
        },
        "signs": {name: [1, 3] for name in factions},
    }


def _four(seed: int) -> tuple[str, ...]:
    """The first four factions, or with odd seeds three of them and one of the others."""
    others = EVERY[4:]
    if not seed % 2 or not others:
        return FACTIONS[:4]
    first = [name for place, name in enumerate(FACTIONS[:4]) if place != seed // 2 % 4]
    return (*first, others[seed // 2 % len(others)])


def _numbered(factions: tuple[str, ...]) -> list[tuple[int, str]]:
    return [(SIDE_NUMBER[name], name) for name in factions]


def _play(seed: int, edition: str, rich: bool) -> Position:
    """A random game that stops to read every question, label and reason."""
    rules = make_rules(factions=_four(seed), edition=edition, scenario=_rich(seed) if rich else None)
    rng = random.Random(seed)
    pos = Position.start(rules, Chance.seeded(seed))
    text = words()
    while pos.decision is not None and len(pos.events) < 4000:
        asked = pos.decision
        view = pos.view(asked.seat) if rng.random() < 0.2 else None
        said = [text.prompt(rules, asked), text.hint(rules, asked), *text.option_labels(rules, asked, view)]
        assert len(set(said[2:])) == len(asked.options)
        for blocked in pos.stack[-1].blocked(pos):
            long, short = text.reason(rules, blocked), text.reason(rules, blocked, short=True)
            assert len(long) <= 70, long
            assert len(short) <= 24, short
            said += [long, short]
        assert not [part for part in said if re.search(r"[{}<>*]|  | $|the The", part)], said
        quiet = ("pass", "abandon_gate", "move", "recruit")
        bold = [choice for choice in asked.options if choice.kind not in quiet and choice != asked.default]
        pos.answer(rng.choice(bold if bold and rng.random() < 0.7 else asked.options))
    return pos


@pytest.fixture(scope="module")
def games() -> list[Position]:
    return [
        _play(seed, edition, rich)
        for seed, edition, rich in [
            (1, "first", True), (2, "later", True), (3, "first", True), (4, "later", True), (5, "first", False),
            (6, "later", False),
        ]
    ]  # fmt: skip


def test_random_games_read_well(games: list[Position]) -> None:
    forms: set[str] = set()
    for pos in games:
        lines = chronicle(pos.rules, pos.events)
        assert lines
        for line in lines:
            text = plain(line.text)
            assert not re.search(r"[{}<>*]|  |^ | $|\.\.|, \.|: \.|the The|a [AEIOU]|\b(an?) \1\b", text), text
            assert text[0].isupper() or text[0].isdigit(), text
            assert line.kind == "heading" or text.endswith("."), text
            assert line.text.count("**") % 2 == 0
            assert line.text.count("</>") == len(re.findall(r"<[a-z_]+>", line.text))
            forms.add(re.sub(r"\d+", "N", text)[:18])
    assert len(forms) > 60


def test_a_chronicle_fed_in_pieces_is_the_same(games: list[Position]) -> None:
    pos = games[0]
    whole = chronicle(pos.rules, pos.events)
    pieces = words().chronicle(pos.rules)
    for start in range(0, len(pos.events), 7):
        pieces.feed(pos.events[start : start + 7])
        assert pieces.lines or start < 7
    assert pieces.lines == whole
    assert [line.number for line in whole] == sorted(line.number for line in whole)


def test_values_of_elder_signs_are_told_to_their_owner_alone(games: list[Position]) -> None:
    for pos in games:
        for seat in range(4):
            seen = [event for event in (event.seen_by(seat) for event in pos.events) if event is not None]
            private = [line for line in chronicle(pos.rules, seen) if line.kind == "private"]
            drawn = [e for e in pos.events if e.kind == "sign" and pos.rules.seat_of[e.args[0]] == seat]
            assert {pos.rules.seat_of[line.side] for line in private} == ({seat} if drawn else set())


# single sentences


def _said_line(*events: tuple[object, ...]) -> list[str]:
    return [plain(line.text) for line in chronicle(RULES, [Event(str(kind), args) for kind, *args in _tuples(events)])]


def _tuples(events: tuple[tuple[object, ...], ...]) -> Iterator[tuple[object, ...]]:
    for kind, *args in events:
        yield (kind, *args)


def _unit(name: str) -> int:
    return UNIT_NUMBER[name]


def test_a_ritual_is_one_line_with_what_it_brings() -> None:
    assert _said_line(
        ("ritual", BG, 7, 1, 1), ("paid", BG, 7, "ritual"), ("doom", BG, 1, "ritual"), ("sign", BG, 0, "ritual"),
        ("declined", CC, "ritual"), ("declined", YS, "ritual"),
    ) == [
        "Black Goat performs a Ritual for 7 Power: 1 Doom and 1 Elder Sign.",
        "Crawling Chaos and Yellow Sign perform no Ritual.",
    ]  # fmt: skip


def test_a_ritual_at_the_last_price_says_that_the_game_ends() -> None:
    assert RULES.map.track[-1] == 10
    assert _said_line(("ritual", BG, 10, 2, 0), ("paid", BG, 10, "ritual"), ("doom", BG, 2, "ritual")) == [
        "Black Goat performs a Ritual for 10 Power: 2 Doom. "
        "The Ritual marker is at Instant Death: the game ends with this Doom phase."
    ]


def test_desecrate_names_roll_and_need() -> None:
    area = AREA["scandinavia"]
    assert _said_line(
        ("action", YS, "desecrate"), ("paid", YS, 2, "desecrate"), ("rolled_for", YS, "desecrate", 2, 3, area),
        ("desecrated", area), ("placed", _unit("yellow_sign/undead/1"), area, "desecrate"),
    ) == ["Yellow Sign desecrates Scandinavia: rolled 2, needed 3 or less. An Undead appears."]  # fmt: skip


def test_several_units_moved_are_one_line() -> None:
    pacific, asia = AREA["south_pacific"], AREA["south_asia"]
    units = [_unit(f"crawling_chaos/flying_polyp/{number}") for number in (0, 1)]
    acolyte = _unit("crawling_chaos/acolyte/0")
    events: list[tuple[object, ...]] = [("action", CC, "move")]
    for unit, area in ((units[0], pacific), (acolyte, AREA["arabia"]), (units[1], pacific)):
        events += [("paid", CC, 1, "move"), ("moved", unit, asia, area, "move")]
        events += [("gate_abandoned", CC, asia)] if unit == acolyte else []
    assert _said_line(*events) == [
        "Crawling Chaos flies 2 Flying Polyps to the South Pacific and an Acolyte to Arabia."
        " The gate in South Asia is abandoned."
    ]


def test_a_battle_is_told_in_steps() -> None:
    area = AREA["indian_ocean"]
    ghoul, deep = _unit("black_goat/ghoul/0"), _unit("great_cthulhu/deep_one/0")
    assert _said_line(
        ("action", GC, "battle"), ("paid", GC, 1, "battle"), ("battle", GC, BG, area), ("rolled", GC, 6, 6, 4),
        ("rolled", BG, 5, 1), ("assigned", ghoul, "kill"), ("results_lost", BG, "kill", 1),
        ("killed", ghoul, area, GC), ("eliminated", ghoul, area, "killed", GC),
        ("killed", _unit("black_goat/shub_niggurath/0"), area, GC),
        ("moved", deep, area, AREA["arabia"], "retreat"), ("battle_over", area), ("requirement", GC, "gc_kill_1"),
        ("book", GC, "dreams"),
    ) == [
        "Great Cthulhu attacks Black Goat in the Indian Ocean.",
        "Great Cthulhu rolls 2 Kills and 1 Pain. Black Goat rolls 1 Pain.",
        "Shub-Niggurath is Killed.",
        "Killed: a Ghoul of Black Goat.",
        "Retreat: a Deep One to Arabia.",
        f"Great Cthulhu earns {words().name('book', 'dreams')} for killing or devouring a unit.",
    ]  # fmt: skip


def test_a_book_in_the_middle_of_a_move_does_not_break_the_line() -> None:
    area, other = AREA["europe"], AREA["arabia"]
    one, two = _unit("black_goat/ghoul/0"), _unit("black_goat/ghoul/1")
    lines = _said_line(
        ("action", BG, "move"), ("moved", one, area, other, "move"), ("requirement", BG, "bg_share"),
        ("power", BG, 3, "bg_share"), ("book", BG, "frenzy"), ("moved", two, area, other, "move"),
    )  # fmt: skip
    assert lines[0] == "Black Goat moves 2 Ghouls to Arabia."
    assert len(lines) == 3


def test_rounds_begin_when_the_order_begins_anew() -> None:
    slots = [("slot", side) for side in (BG, CC, GC, YS, BG, GC, BG, BG)]
    lines = _said_line(("first_player", BG), ("direction", BG, 0), ("phase", "action", 5), *slots)
    # Alone with Power, a side acts again and again: no headings for that.
    assert lines == ["Black Goat is first player. Play goes counterclockwise.", "Turn 5 · Action",
                     "Turn 5, round 2", "Turn 5, round 3"]  # fmt: skip


def test_what_one_side_does_alone_is_no_round_and_numbers_do_not_jump() -> None:
    """Black Goat acts three times alone; then Great Cthulhu has Power again."""
    slots = [("slot", side) for side in (GC, BG, BG, BG, BG, GC, BG, GC)]
    _, *lines = _said_line(("first_player", GC), ("phase", "action", 2), *slots)
    assert lines == ["Turn 2 · Action", "Turn 2, round 2", "Turn 2, round 3"]


def test_a_round_is_told_alone_where_the_turn_is_not_known() -> None:
    assert _said_line(("slot", GC), ("slot", BG), ("slot", GC)) == ["Round 2"]


@pytest.mark.parametrize(("scores", "told"), [
    ([(GC, 27, 0), (CC, 9, 0), (BG, 29, 0), (YS, 34, 1)],
        "Yellow Sign wins with 34 Doom, ahead of Black Goat with 29, Great Cthulhu with 27 and Crawling Chaos with 9."),
    ([(GC, 36, 0), (CC, 31, 0), (BG, 29, 0), (YS, 31, 1)],
        "Yellow Sign wins with 31 Doom, ahead of Black Goat with 29. "
        "Without six spellbooks: Great Cthulhu with 36 and Crawling Chaos with 31."),
    ([(GC, 30, 1), (CC, 8, 0), (BG, 30, 1), (YS, 12, 0)],
        "Great Cthulhu and Black Goat share the victory with 30 Doom each."),
    ([(GC, 30, 0), (CC, 8, 0), (BG, 29, 0), (YS, 12, 0)], "No one has all six spellbooks."),
    ([], ""),
])  # fmt: skip
def test_the_end_names_the_winner_and_the_scores(scores: list[tuple[int, int, int]], told: str) -> None:
    sides = [EVERY[side] for side, _, won in scores if won]
    doom = {EVERY[side]: number for side, number, _ in scores}
    result = WarsResult((), tuple(sides), not sides, len(sides) > 1, "doom_30", doom, {})
    lines = chronicle(RULES, [Event("ended", ("doom_30",))], result if scores else None)
    heading, *told_lines = [plain(line.text) for line in lines]
    assert heading == f"The game ends: {words().name('end', 'doom_30')}"
    assert " ".join(told_lines).startswith(told) and bool(told_lines) is bool(told)


def test_every_requirement_has_a_reason_that_stands_in_a_sentence() -> None:
    for requirement in REQUIREMENT_BIT:
        (line,) = _said_line(("requirement", GC, requirement))
        begins, _, reason = line.partition(" for ")
        assert begins == "Great Cthulhu earns a spellbook" and reason[0] == reason[0].lower(), line


def test_a_polyp_is_not_told_as_hidden_by_another_when_it_hides() -> None:
    polyp, ghoul = _unit("crawling_chaos/flying_polyp/0"), _unit("black_goat/ghoul/0")
    used = ("ability", CC, "invisibility")
    assert _said_line(used, ("exempted", polyp)) == ["A Flying Polyp of Crawling Chaos hides from the battle."]
    assert _said_line(used, ("exempted", ghoul)) == ["A Flying Polyp hides a Ghoul of Black Goat from the battle."]


def test_one_and_several_are_told_apart() -> None:
    assert _said_line(("decayed", GC, 1)) == ["Great Cthulhu cannot pay for Decay and loses its last Power."]
    assert _said_line(("decayed", GC, 2)) == ["Great Cthulhu cannot pay for Decay and loses its last 2 Power."]
    for paid, books in ((4, "a spellbook"), (10, "two spellbooks")):
        action = "cc_pay_4" if paid == 4 else "cc_pay_both"
        lines = _said_line(("action", CC, action), ("paid", CC, paid, action))
        assert lines == [f"Crawling Chaos pays {paid} Power to earn {books}."]


def test_a_reveal_is_one_line() -> None:
    assert _said_line(
        ("revealed", GC, 2), ("doom", GC, 2, "sign"), ("revealed", GC, 3), ("doom", GC, 3, "sign"), ("ended", "reveal")
    ) == [
        "Great Cthulhu reveals 2 Elder Signs (2, 3): 5 Doom.",
        f"The game ends: {words().name('end', 'reveal')}",
    ]


def _question(kind: str, about: tuple[int | str, ...], side: int = GC) -> Decision:
    return Decision(0, side, kind, [option("done"), option("no")], about)


@pytest.mark.parametrize(
    ("kind", "about", "prompt", "hint"),
    [
        ("move_area", (_unit("great_cthulhu/starspawn/0"),), "where does the Starspawn go?", ""),
        ("assign_kill", (GC, 2, 3), "which unit is Killed?", "2 Kills to assign"),
        ("assign_pain", (GC, 1, 3), "which unit is Pained?", "last one to assign"),
        ("assign_pain", (BG, 3, 3), "which Black Goat unit is Pained?", "3 Pains to assign"),
        ("capture_unit", (AREA["indian_ocean"], YS), "which Cultist does Yellow Sign capture?",
         "in the Indian Ocean"),
        ("action", (0, 0), "choose an action", ""),
        ("action", (1, 0), "anything else this turn?", "unlimited actions only"),
        ("awaken_area", (_unit("yellow_sign/king_in_yellow/0"),), "where do you awaken the King in Yellow?", ""),
        ("retreat_area", (_unit("black_goat/ghoul/0"), AREA["europe"]), "where does Black Goat’s Ghoul retreat?",
         "from Europe"),
        ("pledge", ("ghroth", BG, 4, 1, 1), "how many Cultists do you pledge?", "the others pledge 1 of 4"),
    ],
)  # fmt: skip
def test_questions(kind: str, about: tuple[int | str, ...], prompt: str, hint: str) -> None:
    asked = _question(kind, about)
    assert words().prompt(RULES, asked) == prompt
    assert words().hint(RULES, asked) == hint


@pytest.mark.parametrize(
    ("kind", "chosen", "label"),
    [
        ("move_unit", option("unit", AREA["south_pacific"], _unit("great_cthulhu/starspawn/0")),
         "Starspawn in the South Pacific"),
        ("move_unit", option("done"), "Done moving"),
        ("move_area", option("area", AREA["europe"]), "Europe"),
        ("submerge_unit", option("done"), "Done submerging"),
        ("emissary", option("yes"), "Yes, to a Pain"),
        ("direction", option("direction", number=0), "Counterclockwise"),
        ("harbinger", option("signs", number=2), "2 Elder Signs"),
        ("pre_battle", option("devour"), "Devour"),
        ("invisibility", option("unit", AREA["europe"], _unit("black_goat/ghoul/0")), "Black Goat’s Ghoul in Europe"),
        ("book", option("book", side=GC, number=2), words().name("book", "dreams")),
    ],
)  # fmt: skip
def test_labels(kind: str, chosen: object, label: str) -> None:
    asked = _question(kind, (0, 0, 0, 0, 0))
    assert words().option_label(RULES, asked, chosen) == label  # type: ignore[arg-type]


def test_a_reason_is_a_half_sentence() -> None:
    blocked = Blocked(option("build_gate"), Reason("power", (3, 2)))
    assert words().reason(RULES, blocked) == "needs 3 Power, you have 2"
    assert words().reason(RULES, blocked, short=True) == "needs 3 Power"


def test_a_game_without_words_is_an_error() -> None:
    with pytest.raises(KeyError):
        words_for("chess")


def test_a_title_that_holds_a_name_is_no_link_to_it() -> None:
    told = link("The cards of Cthulhu Wars, not of Rites of Cthulhu, are about Cthulhu.")
    assert told == "The cards of Cthulhu Wars, not of Rites of Cthulhu, are about <@unit/cthulhu>Cthulhu</>."
    assert keywords("Cthulhu Wars") == []
