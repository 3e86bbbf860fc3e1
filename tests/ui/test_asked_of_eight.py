"""Questions that only the newer factions bring: what their cards, rows and battles tell."""

from typing import Any

from game.games.wars.rules.units import SIDE_NUMBER
from game.games.wars.screen.answers.aside import action_row
from game.games.wars.screen.answers.choices import lay_open
from game.games.wars.screen.answers.question import Question
from game.games.wars.screen.battle.fates import fate_of, say_fate
from game.games.wars.words.battle_course import aftermath, read_course
from game.games.wars.words.card_now import Situation
from game.games.wars.words.moments import offered
from game.games.wars.words.tableview import BattleView, Table, read_table
from game.language.spoken import say
from game.match.match import Match, Seat
from game.match.words import plain, words

SL, AN, WW, OW, GC = "sleeper", "ancients", "windwalker", "opener_of_the_way", "great_cthulhu"
BG = "black_goat"
PEOPLE = [Seat("", "Ada"), Seat("", "Bruno"), Seat("", "Clara")]


def begun(setup: dict[str, Any], *factions: str, dice: list[int] | None = None) -> Match:
    """The Action phase of three people with these factions, 9 Power each."""
    given = {"phase": "action", "turn": 3, "slot": factions[0], "power": dict.fromkeys(factions, 9)} | setup
    return Match.new({"game": "wars", "factions": [*factions], "seed": 3, "setup": given, "dice": dice}, PEOPLE)


def play(match: Match, *answers: Any) -> Match:
    """Give answers: kinds of options, or particulars of one."""
    for answer in answers:
        found = match.find(**answer) if isinstance(answer, dict) else match.find(answer)
        match.answer(found[0])
    return match


def shown(match: Match) -> tuple[Question, Table]:
    """The open question as the person asked sees it, and the table."""
    assert match.decision is not None
    table = read_table(match, match.decision.seat)
    return lay_open(match, match.decision, table, match.view(match.decision.seat)), table


def row(match: Match) -> list[str]:
    """The actions that stand by while one of them goes on."""
    asked, table = shown(match)
    assert match.decision is not None
    return [choice.picture.id for choice in action_row(match, match.decision, table, asked.choices)]


def area(match: Match, name: str) -> dict[str, Any]:
    """The answer that is an area."""
    return {"kind": "area", "area": match.rules.map.number[name]}


SORCERER = {
    "units": {SL: {"acolyte": ["europe", "europe"], "serpent_man": ["europe", "submerged"], "tsathoggua": ["europe"]},
              AN: {"acolyte": ["africa"]}, GC: {"acolyte": ["asia"]}},
    "books": {SL: ["ancient_sorcery", "cursed_slumber"]},
    "gates": {"europe": f"{SL}/acolyte/0"},
}  # fmt: skip


def test_abilities_that_are_not_borrowed_have_no_place_among_the_actions() -> None:
    """Hibernate, the Beyond One, a gate that does not sleep: neither in a slot nor in the middle of a Move."""
    factions = (SL, WW, GC)
    units = SORCERER["units"] | {WW: {"acolyte": ["arctic_ocean"]}}
    units.pop(AN)
    lent = begun(SORCERER | {"units": units, "notes": {"sorcery": [WW]}}, *factions)
    plain = begun(SORCERER | {"units": units}, *factions)
    kinds = [choice.kind for choice in shown(plain)[0].choices]
    assert not {"hibernate", "beyond_one", "rouse"} & {*kinds}
    assert not {"hibernate", "beyond_one", "rouse"} & {*row(play(plain, "move"))}
    assert "hibernate" in row(play(lent, "move")) and "beyond_one" not in row(lent)


def test_whose_ability_is_borrowed_is_told_with_the_ability() -> None:
    units = {SL: {"serpent_man": ["europe"]}, AN: {"acolyte": ["africa"]}, GC: {"acolyte": ["asia"]}}
    asked, _ = shown(play(begun(SORCERER | {"units": units, "gates": {}}, SL, AN, GC), "ancient_sorcery"))
    assert {choice.label: choice.text for choice in asked.choices} == {
        "Ancients": "Dematerialization", "Great Cthulhu": "Immortal"}  # fmt: skip
    assert all(f"**{choice.text}**" in choice.tooltip for choice in asked.choices)


def test_a_requirement_that_is_met_is_no_action_any_more() -> None:
    """Not even where only unlimited actions are left, and all others say why they are not."""
    setup = SORCERER | {"requirements": {SL: ["sl_give_3", "sl_ritual"]}}
    asked, _ = shown(play(begun(setup, SL, AN, GC), "lethargy"))
    kinds = [choice.kind for choice in asked.choices]
    assert asked.kind == "action" and "move" in kinds and "sl_take_all" in kinds and "sl_give_3" not in kinds


def test_energy_nexus_offers_its_actions_with_their_costs_and_no_others() -> None:
    units = {SL: {"wizard": ["europe"], "serpent_man": ["europe"], "acolyte": ["europe"]},
             AN: {"acolyte": ["europe"]}, GC: {"acolyte": ["asia"]}}  # fmt: skip
    setup = {"units": units, "books": {SL: ["energy_nexus"]}, "gates": {"europe": f"{SL}/acolyte/0"}}
    asked, _ = shown(play(begun(setup, SL, AN, GC), "battle"))
    assert asked.kind == "energy_nexus" and "Energy Nexus" in asked.hint
    assert [(choice.kind, choice.cost, choice.place) for choice in asked.choices] == [
        ("move", 1, "action"), ("recruit", 1, "action"), ("summon", 1, "action"), ("capture", 1, "action"),
        ("done", None, "end"),
    ]  # fmt: skip


def test_what_is_given_to_tsathoggua_has_a_picture_and_says_who_gains() -> None:
    units = {SL: {"tsathoggua": ["europe"]}, AN: {"reanimated": ["europe"]}, GC: {"acolyte": ["asia"]}}
    setup = {"units": units, "books": {SL: ["demand_sacrifice"]}}
    asked, _ = shown(play(begun(setup, SL, AN, GC), "battle", "demand_sacrifice"))
    assert [(choice.label, choice.picture.id) for choice in asked.choices] == [
        ("Sleeper gains an Elder Sign", "elder_sign"), ("Your Kills are Pains", "pain")]  # fmt: skip


def rhan(table: Table, battle: BattleView | None) -> tuple[str, str]:
    """What the panel of a battle tells of Rhan Tegoth, and what the map does."""
    assert battle is not None
    fighter = next(each for side in battle.sides for each in side.fighters if each.piece.kind == "rhan_tegoth")
    return fighter.result, say_fate(fate_of(fighter, ""))


def test_a_result_that_eternal_takes_away_is_shown_as_none() -> None:
    """Neither crossed out nor Pained, while the battle goes on and when it is over."""
    units = {GC: {"cthulhu": ["asia"], "acolyte": ["asia"]}, WW: {"rhan_tegoth": ["asia"]}, SL: {"acolyte": ["europe"]}}
    match = begun({"units": units}, GC, WW, SL, dice=[6] + [1] * 5 + [4, 1, 1])
    play(match, "battle", "yes")
    asked, table = shown(match)
    assert asked.kind == "assign_pain" and rhan(table, table.battle) == ("saved", say("wars-battle-fate-saved"))
    assert not asked.marks.results
    play(match, {"kind": "unit"}, {"kind": "area"})
    course = read_course(match)
    assert course is not None and course.over
    assert rhan(table, aftermath(course, table, read_table(match, 0))) == ("saved", say("wars-battle-fate-saved"))


def test_who_comes_to_feed_is_not_told_as_killed() -> None:
    """The Wendigo of the pool may have fallen in this very battle."""
    units = {WW: {"wendigo": ["asia"], "gnoph_keh": ["asia"]}, GC: {"acolyte": ["asia"], "deep_one": ["asia"]},
             SL: {"acolyte": ["europe"]}}  # fmt: skip
    match = begun({"units": units, "books": {WW: ["cannibalism"]}}, WW, GC, SL, dice=[6, 1, 1, 1, 6])
    while (asked := shown(match)[0]).kind != "cannibalism":
        # Each gives up who is cheapest.
        match.answer(match.find("battle")[0] if asked.kind == "action" else asked.choices[0].option or match.find()[0])
    assert "Wendigo" in [choice.label for choice in asked.choices]


def test_who_becomes_whom_is_told() -> None:
    """The Million Favored Ones: one better piece each; of a Spawn all Mutants of the pool."""
    units = {OW: {"mutant": ["asia"], "spawn_of_yog_sothoth": ["asia"], "acolyte": ["europe"]},
             GC: {"acolyte": ["asia"]}, SL: {"acolyte": ["africa"]}}  # fmt: skip
    setup = {"units": units, "books": {OW: ["million_favored_ones"]}}
    asked, _ = shown(play(begun(setup, OW, GC, SL, dice=[1] * 9), "battle"))
    assert {choice.label: choice.text for choice in asked.choices if choice.text} == {
        "Mutant": "becomes an Abomination", "Spawn of Yog-Sothoth": "becomes 3 Mutants"}  # fmt: skip


def test_the_card_of_a_ritual_tells_all_that_it_brings() -> None:
    """A spellbook too, if there is one for it; of Dragon Descending the doubled Doom."""
    doom = {"phase": "doom", "slot": None, "first_player": SL}
    others = {AN: {"acolyte": ["africa"]}, GC: {"acolyte": ["asia"]}}
    units = others | {SL: {"acolyte": ["europe"], "tsathoggua": ["europe"]}}
    asked, _ = shown(begun(doom | {"units": units, "gates": {"europe": f"{SL}/acolyte/0"}}, SL, AN, GC))
    gain = {choice.kind: choice.text for choice in asked.choices}
    assert gain["ritual"] == "1 Doom, 1 Elder Sign, a spellbook"
    units = others | {OW: {"acolyte": ["europe"], "yog_sothoth": ["asia"]}}
    given = doom | {"first_player": OW, "books": {OW: ["dragon_descending"]}, "gates": {"europe": f"{OW}/acolyte/0"}}
    match = begun(given | {"units": units}, OW, AN, GC)
    gain = {choice.kind: choice.text for choice in shown(match)[0].choices}
    assert gain["ritual"] == "2 Doom, 1 Elder Sign" and gain["dragon_descending"] == "4 Doom, 1 Elder Sign"
    assert "dragon_descending" in [choice.kind for choice in shown(match)[0].choices], "asking has not used it up"


def test_dragon_ascending_tells_whose_power_is_how_much() -> None:
    units = {OW: {"acolyte": ["europe"]}, AN: {"acolyte": ["africa"]}, GC: {"acolyte": ["asia"]}}
    setup = {"units": units, "books": {OW: ["dragon_ascending"]}, "power": {OW: 1, AN: 7, GC: 3}}
    found = {each.label: each.note for each in offered(begun(setup, OW, AN, GC), 0)}
    assert "becomes 7" in found["Power of the Ancients"] and "becomes 3" in found["Power of Great Cthulhu"]


def chronicled(match: Match, reader: str) -> list[str]:
    """The chronicle as the person with a faction reads it, without markup."""
    made = words().chronicle(match.rules)
    made.tell_to((SIDE_NUMBER[reader],))
    made.feed(match.events)
    return [plain(line.text) for line in made.lines]


def test_a_unit_that_a_howl_drives_is_the_readers_own() -> None:
    units = {WW: {"wendigo": ["asia"]}, GC: {"starspawn": ["asia"], "acolyte": ["asia"]}, SL: {"acolyte": ["europe"]}}
    match = begun({"units": units, "books": {WW: ["howl"]}}, WW, GC, SL)
    play(match, "battle", "howl", {"kind": "unit"}, area(match, "europe"))
    assert any("A Howl drives your " in line for line in chronicled(match, GC))
    assert any(" of Great Cthulhu to Europe" in line for line in chronicled(match, SL))


def test_a_ritual_without_a_gate_is_not_told_as_bringing_nothing() -> None:
    """The Ancients have Elder Signs of Consecration for it, in the next line."""
    units = {SL: {"acolyte": ["europe"]}, AN: {"acolyte": ["africa"]}, GC: {"acolyte": ["asia"]}}
    setup = {"units": units, "phase": "doom", "slot": None, "first_player": AN, "books": {AN: ["consecration"]},
             "requirements": {AN: ["an_chevron"]}, "notes": {"cathedrals": ["africa"]}}  # fmt: skip
    lines = chronicled(play(begun(setup, AN, SL, GC), "ritual"), SL)
    assert "The Ancients perform a Ritual for 5 Power, but control no gate." in lines
    assert any("1 Elder Sign from Consecration" in line for line in lines)


def test_before_the_first_player_each_enemys_power_is_a_card() -> None:
    """With what comes of it."""
    units = {OW: {"acolyte": ["europe"]}, AN: {"acolyte": ["africa"]}, GC: {"acolyte": ["asia"]}}
    setup = {"units": units, "books": {OW: ["dragon_ascending"]}, "power": {OW: 1, AN: 7, GC: 3}, "slot": None}
    asked, _ = shown(begun(setup | {"phase": "first_player"}, OW, AN, GC))
    cards = {choice.label: choice.text for choice in asked.choices if choice.kind == "dragon_ascending"}
    assert "becomes 7" in cards["Power of the Ancients"] and "becomes 3" in cards["Power of Great Cthulhu"]
    assert asked.choices[-1].label == say("wars-ask-before-first-player-done")


def test_the_order_of_doom_phase_events_tells_what_each_does() -> None:
    units = {SL: {"acolyte": ["europe"], "serpent_man": ["submerged"]}, AN: {"acolyte": ["africa"]},
             GC: {"acolyte": ["asia"]}}  # fmt: skip
    setup = {"units": units, "books": {SL: ["ancient_sorcery"]}, "notes": {"sorcery": [GC]}, "phase": "doom",
             "slot": None, "first_player": SL, "power": {SL: 1, AN: 1, GC: 1}}  # fmt: skip
    asked, _ = shown(begun(setup, SL, AN, GC))
    assert {choice.label: choice.text for choice in asked.choices} == {
        "Serpent Men home": "each returns to any area, and you gain 1 Power",
        "Death from Below": "the cheapest Monster in your pool appears, free",
    }


def test_an_action_that_cannot_succeed_says_so_before_it_is_paid() -> None:
    """Ghroth without Fungi: on its button, and in the terminal on its card; the log tells no number below 1."""
    units = {BG: {"acolyte": ["africa"]}, GC: {"acolyte": ["asia"]}, SL: {"acolyte": ["europe"]}}
    match = begun({"units": units, "books": {BG: ["ghroth"]}}, BG, GC, SL, dice=[4])
    asked, table = shown(match)
    ghroth = next(choice for choice in asked.choices if choice.kind == "ghroth")
    why = "none of your Fungi is on the map"
    now = Situation(match, table, True).about(("book", "ghroth"))
    assert why in plain(ghroth.tooltip) and now is not None and why in plain(now.text)
    play(match, "ghroth", "no")
    assert any("no roll was low enough" in line for line in chronicled(match, GC))
    assert not any("0 or less" in line for line in chronicled(match, GC))
