"""The cards of things and terms: complete, in our own words, linked, and true of the table."""

import random
import re
from collections.abc import Iterator

import pytest
from matchtools import played, started, step

from game.games.wars.rules.maps import MAPS
from game.games.wars.words.card_now import Situation, reach
from game.games.wars.words.cards import note_of
from game.games.wars.words.keywords import all_cards, card_of, has_card, keywords, link
from game.games.wars.words.tableview import read_table
from game.games.wars.words.works import WORKS
from game.language.spoken import name, say, speak
from game.language.values import markup
from game.match.cards import card
from game.match.words import words

ACTIONS = ("move", "battle", "build_gate", "recruit", "summon", "awaken", "capture", "pass", "dreams", "submerge",
           "desecrate", "avatar", "ghroth", "thousand_forms", "he_who", "screaming_dead", "shriek", "zingaya",
           "bg_sacrifice", "ys_gift")  # fmt: skip


def test_every_thing_has_a_card_with_words_numbers_and_a_place_in_the_rulebook() -> None:
    for kind in ("faction", "unit", "ability", "book", "requirement", "action", "area", "phase", "sign", "edition",
                 "term"):  # fmt: skip
        for key in words().things(kind):
            if (kind, key) in (("action", "done"), ("action", "undo")):
                continue
            made = card(kind, key)
            assert made.name and made.kind and len(made.text) > 20, (kind, key)
            assert made.source and made.chapter, (kind, key)
    for ref in all_cards():
        if ref[0] in ("unit", "area"):
            assert card(*ref).facts
        if ref[1] in WORKS and WORKS[ref[1]].when == "action" and ref[0] in ("book", "ability"):
            assert card(*ref).cost is not None


def test_every_keyword_of_every_text_has_a_card() -> None:
    for ref in all_cards():
        made = card(*ref)
        for other in keywords(made.text):
            assert has_card(other) and card(*other).name
        assert ref not in [note.ref for note in made.notes]
        assert f"<@{ref[0]}/{ref[1]}>" not in made.text


def test_the_longest_name_is_linked_whole_words_only_and_in_the_plural() -> None:
    assert link("Great Cthulhu") == "<@faction/great_cthulhu>Great Cthulhu</>"
    assert link("an abandoned gate") == "an <@term/abandoned>abandoned gate</>"
    assert link("two Deep Ones in North Asia") == "two <@unit/deep_one>Deep Ones</> in <@area/north_asia>North Asia</>"
    assert link("gateway, aggregates") == "gateway, aggregates"
    assert link("Gates and a gate") == "<@term/gate>Gates</> and a gate"
    assert link("Gates and a gate", every=True).count("<@term/gate>") == 2
    assert link("a **Kill** on it") == "a **<@term/kill>Kill</>** on it"
    assert link("the pool", ("term", "pool")) == "the pool"
    assert link("a Kill", quiet=True) == "a <~term/kill>Kill</>"


def test_what_is_linked_already_stays_as_it_is() -> None:
    once = link("Dreams eliminates an Acolyte")
    assert link(once) == once


def test_an_action_of_a_spellbook_is_told_by_the_spellbooks_card() -> None:
    assert card_of("action", "emerge") == ("book", "submerge")
    assert card_of("action", "desecrate") == ("ability", "desecrate")
    assert card_of("action", "ys_gift") == ("requirement", "ys_gift")
    assert card_of("track", "doom") == ("term", "doom_track")


def test_an_areas_card_names_its_neighbours_on_the_map_of_the_game() -> None:
    for board in MAPS.values():
        for number, area in enumerate(board.areas):
            text = card("area", area, board.id).text
            for other in board.adjacent[number]:
                assert f"<@area/{board.areas[other]}>" in text


def test_rulings_stand_on_the_cards_they_are_about() -> None:
    assert 36 in card("book", "dreams").rulings
    assert 45 in card("ability", "desecrate").rulings


def test_an_unknown_thing_has_no_card() -> None:
    with pytest.raises(KeyError):
        card("unit", "dragon")


def test_notes_are_one_line() -> None:
    assert all(note_of(ref).endswith(".") and "\n" not in note_of(ref) for ref in all_cards())


def situation(match, seat: int) -> Situation:
    return Situation(match, read_table(match, seat), True)


def test_whether_it_can_be_used_now_agrees_with_the_decision_in_a_random_walk() -> None:
    chance = random.Random(5)
    match = started(seed=5)
    seen = {True: 0, False: 0}
    met = re.compile(say("wars-now-requirement-met", side="").strip())
    for _ in range(500):
        decision = match.decision
        if decision is None:
            break
        if decision.kind == "action":
            now = situation(match, decision.seat)
            offered = {each.kind for each in decision.options}
            refused = {entry.option.kind for entry in decision.blocked}
            for kind in ACTIONS:
                told = now.about(card_of("action", kind))
                assert told is not None
                if met.search(told.text):
                    continue
                others = {"submerge": {"submerge", "emerge"}}.get(kind, {kind})
                if others & offered:
                    assert told.can is True, (kind, told)
                    seen[True] += 1
                elif others & refused:
                    assert told.can is False and told.text, (kind, told)
                    seen[False] += 1
                else:
                    assert told.can is None
        step(match, chance)
    assert seen[True] > 50 and seen[False] > 50


def test_every_card_can_be_told_at_any_moment() -> None:
    for answers in (0, 40, 160):
        match = played(answers, seed=9)
        assert match.decision is not None
        for asked in (True, False):
            now = Situation(match, read_table(match, match.decision.seat if asked else None), asked)
            before = match.position.key()
            for ref in all_cards():
                told = now.about(ref)
                assert told is None or told.text or told.lines, ref
                assert asked or told is None or told.can is None
            assert match.position.key() == before


DREAMS = {
    "phase": "action", "slot": "great_cthulhu", "turn": 3, "power": {"great_cthulhu": 3, "crawling_chaos": 4},
    "books": {"great_cthulhu": ["dreams"]},
    "units": {
        "great_cthulhu": {"acolyte": ["south_pacific"] * 3},
        "crawling_chaos": {"acolyte": ["south_asia", "arabia"]},
        "black_goat": {"acolyte": ["west_africa", "arabia"]},
        "yellow_sign": {"acolyte": ["europe"]},
    },
}  # fmt: skip


def test_dreams_tells_where_against_whom_and_what_is_left() -> None:
    match = started(seed=1, setup=DREAMS)
    told = situation(match, match.decision.seat).about(("book", "dreams"))
    assert told is not None and told.can
    enemies = markup(" ".join(f"{{glyph:{each}}}" for each in ("crawling_chaos", "black_goat", "yellow_sign")))
    assert say("wars-now-where.against", count=4, areas=[], sides=enemies) in told.text
    assert say("wars-now-leaves", power=0) in told.text


def test_nothing_that_dice_decide_is_looked_at() -> None:
    setup = DREAMS | {"slot": "crawling_chaos", "books": {"crawling_chaos": ["thousand_forms"]}}
    setup["units"] = DREAMS["units"] | {"crawling_chaos": {"nyarlathotep": ["south_asia"], "acolyte": ["arabia"]}}
    match = started(seed=1, setup=setup)
    chosen = next(each for each in match.decision.options if each.kind == "thousand_forms")
    assert reach(match, chosen) == reach(match, match.decision.options[0]._replace(kind="no such option"))
    told = situation(match, match.decision.seat).about(("book", "thousand_forms"))
    assert told is not None and told.text == f"{say('wars-now-use')} {say('wars-now-free')}"


def test_a_requirement_tells_how_far_it_is_and_what_is_wanting() -> None:
    match = started(seed=1, setup=DREAMS)
    now = situation(match, match.decision.seat)
    areas = now.about(("requirement", "bg_areas_4"))
    assert areas is not None and (areas.have, areas.need) == (2, 4)
    assert areas.text == say("wars-need-areas", more=2, here=2)
    gates = now.about(("requirement", "cc_gates_3"))
    assert gates is not None and gates.text == say("wars-need-gates", gates=3, power=8)


def test_a_pieces_card_counts_and_says_whether_one_can_be_had() -> None:
    match = started(seed=1, setup=DREAMS)
    now = situation(match, match.decision.seat)
    told = now.about(("unit", "acolyte"))
    assert told is not None and told.can
    counted = [say("wars-now-unit-map", count=3), say("wars-now-unit-pool", count=3)]
    assert told.lines[0] == say("wars-now-line", sign=markup("{glyph:great_cthulhu}"), parts=counted)
    cthulhu = now.about(("unit", "cthulhu"))
    assert cthulhu is not None and cthulhu.can is False
    assert cthulhu.text.startswith(say("wars-now-awaken.not", unit=name("unit", "cthulhu")).rstrip(".*"))


@pytest.fixture
def german() -> Iterator[None]:
    speak("de")
    yield
    speak("en")


@pytest.mark.usefixtures("german")
def test_german_cards_link_names_in_every_case_and_tell_of_the_table() -> None:
    assert link("des Tiefen Wesens") == "des <@unit/deep_one>Tiefen Wesens</>"
    assert link("mit dem Roten Zeichen") == "mit dem <@book/red_sign>Roten Zeichen</>"
    assert link("Nyarlathoteps Tor") == "<@unit/nyarlathotep>Nyarlathoteps</> <@term/gate>Tor</>"
    assert link("2 Pilze und ein Gesandter") == "2 <@unit/fungi>Pilze</> und ein <@book/emissary>Gesandter</>"
    match = started(seed=1, setup=DREAMS)
    now = situation(match, match.decision.seat)
    for ref in all_cards():
        assert card(*ref).text
        told = now.about(ref)
        assert told is None or told.text or told.lines, ref
    chooses = now.about(("ability", "avatar"))
    assert chooses is not None and chooses.text == "Der {glyph:great_cthulhu} **Große Cthulhu** wählt gerade."
