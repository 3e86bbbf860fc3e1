"""Goals and the card before the first question: every requirement has its words and its light, in all games."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.api import Match, new_match
from game.games.wars.rules.units import BOOKS as BOOKS_OF
from game.games.wars.rules.units import FACTIONS, REQUIREMENTS
from game.games.wars.words.goals import LIGHTS, ORDER, SHOWN
from game.language.spoken import has
from game.match.gamewords import words_of
from game.match.guide import Goal, Goals
from game.match.words import plain
from tests.rites.ritetable import altar
from tests.wars.table import ALL, BG, CC, GC, YS, table

ASKED = [name for names in REQUIREMENTS for name in names]
OF_THEMSELVES = {"gc_first_doom", "gc_five_books", "ww_six_books", "sl_ritual"}
"""Requirements that nothing on the table leads to: they are met by a Doom phase, or by what others do."""


def groups(match: Match, seat: int = 0) -> tuple[Goals, ...]:
    return words_of(match.rules).goals(match, seat)


def goals(match: Match, seat: int = 0) -> dict[str, Goal]:
    """The goals of a seat by their ids."""
    return {goal.id: goal for group in groups(match, seat) for goal in group.goals}


def things(goal: Goal) -> Iterator[str]:
    """All that lights up for a goal."""
    yield from (*goal.shine.things, *goal.shine.strong, *(end for way in goal.shine.ways for end in way))


def test_every_requirement_has_words_and_all_but_those_of_doom_phases_light_up() -> None:
    assert set(ORDER) == set(ASKED) == {
        need for need in ASKED if has(f"wars-goals-{need.replace('_', '-')}.how")
    }
    assert set(ASKED) - set(LIGHTS) == OF_THEMSELVES


@pytest.mark.parametrize("need", ASKED)
def test_a_requirement_says_how_and_lights_what_there_is(need: str) -> None:
    """With everything else met it is the goal that is shown."""
    number = next(number for number, names in enumerate(REQUIREMENTS) if need in names)
    faction = FACTIONS[number]
    others = [name for name in REQUIREMENTS[number] if name != need]
    units = {GC: "acolyte south_pacific", CC: "acolyte south_asia", BG: "acolyte west_africa*2",
             YS: "acolyte europe, king_in_yellow arabia"}  # fmt: skip
    factions = ALL
    if faction not in ALL:
        factions = (*ALL[:2], faction, YS)
        units[faction] = units.pop(BG)
    match = table(faction, factions=factions, units=units,
                  gates={"europe": f"{YS}/acolyte/0"}, requirements={faction: others}, power={faction: 10},
                  books={faction: BOOKS_OF[number][:5]})  # fmt: skip
    goal = goals(match, factions.index(faction))[f"goal.{need}"]
    assert goal.how and "{" not in goal.how + goal.note and goal.card == ("requirement", need)
    areas = {f"area.{area}" for area in match.rules.map.areas}  # type: ignore[attr-defined]
    pressed = {f"option.{option.kind}" for option in match.decision.options}
    for thing in things(goal):
        assert thing in areas | pressed | {"signs"} or thing.startswith("piece."), thing
    assert bool(LIGHTS.get(need)) == bool(list(things(goal)))


def test_progress_is_that_of_the_rules() -> None:
    match = table(GC, units={GC: "acolyte south_pacific north_pacific"}, doom={GC: 7}, signs={GC: [2, 3]},
                  gates={"south_pacific": f"{GC}/acolyte/0", "north_pacific": f"{GC}/acolyte/1"})  # fmt: skip
    found = goals(match)
    assert [(found[id].have, found[id].need) for id in ("goal.doom", "goal.books", "goal.gc_ocean_gates")] == [
        (7, 30), (0, 6), (2, 3)
    ]  # fmt: skip
    assert found["goal.doom"].note == "and 5 more in your Elder Signs"
    assert "5" not in goals(match, 1)["goal.doom"].note, "others' signs are nobody else's"


def test_the_nearest_books_come_first_and_no_more_than_three() -> None:
    shown = groups(table(CC, power={CC: 6}), 1)[1].goals
    assert len(shown) == SHOWN and [goal.id for goal in shown[:2]] == ["goal.cc_pay_4", "goal.cc_pay_6"]


def test_this_turn_tells_what_is_done_and_what_is_left() -> None:
    gates = {"south_pacific": f"{GC}/acolyte/0", "indian_ocean": f"{GC}/acolyte/1", "australia": "abandoned"}
    match = table(GC, units={GC: "acolyte south_pacific indian_ocean australia",
                             BG: "acolyte west_africa, ghoul arabia"}, gates=gates,
                  power={GC: 10, BG: 3}, turn=3)  # fmt: skip
    found = {id: goal for id, goal in goals(match).items() if not goal.need}
    numbers = match.rules.map.number  # type: ignore[attr-defined]
    for id in (f"goal.claim.{numbers['australia']}", f"goal.guard.{numbers['indian_ocean']}", "goal.power"):
        assert id in found and not found[id].done
    assert any(id.startswith("goal.awaken.") for id in found)
    match.choose(kind="awaken")
    while match.decision and match.decision.kind != "action":
        match.answer(match.decision.options[0])
    done = [plain(goal.text) for goal in goals(match).values() if goal.done]
    assert "Awaken Cthulhu" in done and "Spend all your Power" in done


def test_in_a_doom_phase_a_ritual_is_the_goal_if_its_price_is_good_and_no_awakening_waits_for_it() -> None:
    def goal(power: int, areas: str = "south_pacific north_pacific indian_ocean") -> Goal | None:
        match = table(phase="doom", turn=4, first_player=GC, power={GC: power}, requirements={GC: ["gc_first_doom"]},
                      books={GC: ["dreams"]}, units={GC: f"acolyte {areas}"},
                      gates={area: f"{GC}/acolyte/{place}" for place, area in enumerate(areas.split())})  # fmt: skip
        assert match.decision is not None and match.decision.kind == "ritual"
        return goals(match).get("goal.ritual")

    found = goal(8)
    assert found is not None and found.shine.strong == ("option.ritual",) and found.text == "Ritual: 3 Doom"
    assert goal(8, "south_pacific") is None, "one gate does not pay for it"
    assert goal(12) is None, "Cthulhu can be awakened for ten"


def test_where_a_cultist_stands_already_building_lights_up_and_done_on_the_way_to_it() -> None:
    def lit(match: Match) -> set[str]:
        return set(things(goals(match)["goal.gc_ocean_gates"]))

    match = table(GC, units={GC: "acolyte south_pacific*2"}, power={GC: 8},
                  gates={"south_pacific": f"{GC}/acolyte/0"})  # fmt: skip
    assert "option.move" in lit(match) and "area.indian_ocean" in lit(match)
    match.choose(kind="move")
    match.choose(kind="unit", unit=f"{GC}/acolyte/1")
    match.choose(kind="area", area="indian_ocean")
    assert lit(match) == {"option.done", "area.indian_ocean"}
    back = table(GC, units={GC: "acolyte south_pacific indian_ocean"}, gates={"south_pacific": f"{GC}/acolyte/0"})
    assert lit(back) == {"option.build_gate", "area.indian_ocean"}


def test_the_duel_has_no_spellbooks_to_win_by() -> None:
    match = new_match("duel", factions=(GC, BG))
    assert "goal.books" not in goals(match) and "enemy units" in goals(match)["goal.doom"].how


def test_rites_tell_what_the_rite_asks_and_what_it_is_worth() -> None:
    match = altar("the_tree_on_the_hill", "b0 b1 y9", "g1 y2", "w1 w2", coveted="silver_key",
                  caches=[["jade_amulet"], [], []])  # fmt: skip
    found = goals(match)
    assert found["goal.the_tree_on_the_hill"].note == "3 cards left"
    assert plain(found["goal.coveted"].text) == "Win The Silver Key: 7 points" and found["goal.coveted"].how
    assert found["goal.points"].note == "you lead" and "goal.power_play" in found
    assert "goal.power_play" not in goals(match, 1), "what others hold is theirs"


def test_nothing_is_aimed_at_once_a_match_is_over() -> None:
    match = new_match("rites", players=3, seed=2)
    while match.decision is not None:
        match.answer(match.decision.options[0])
    assert groups(match) == ()


@pytest.mark.parametrize(("game", "inputs"), [("wars", {"players": 3}), ("wars", {"players": 4}), ("duel", {}),
                                              ("rites", {"players": 5})])  # fmt: skip
def test_everybody_has_a_card(game: str, inputs: dict[str, Any]) -> None:
    match = new_match(game, **inputs)
    for seat in range(len(match.seats)):
        card = words_of(match.rules).opening_card(match, seat)
        assert card is not None and card.name and len(card.parts) == 3
        told = [point.text for part in card.parts for point in part.points]
        assert all(told) and not any("{" in text for text in (*told, *card.about, card.tagline))
        assert [point.picture for point in card.parts[2].points] == ["number:1", "number:2", "number:3", "number:4"]


def test_power_is_no_more_to_be_spent_once_it_is_kept() -> None:
    """By a hibernator: what it has is for the next turn."""
    factions, power = (GC, "windwalker", YS), {GC: 5, "windwalker": 5, YS: 5}
    awake, asleep = (table(GC, factions=factions, power=power, flags=flags) for flags in ([], ["hibernating"]))
    assert not goals(awake, 1)["goal.power"].done and goals(asleep, 1)["goal.power"].done
    assert "Keep your Power" in plain(goals(asleep, 1)["goal.power"].text)
