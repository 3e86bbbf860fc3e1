"""A second reading of the Ancients' battles, and of Terrors in what others can do."""

from game.api import Match
from tests.wars.reviewing import (
    AN,
    EDITIONS,
    WW,
    areas,
    built,
    by,
    with_bare_books,
    with_books,
)
from tests.wars.steps import decline, happened, until
from tests.wars.table import BG, CC, GC, YS, actions, fight, place_of


@EDITIONS
def test_three_yothans_and_three_reanimated_27_dice(edition: str) -> None:
    match = with_books(
        units={AN: "yothan asia*3, reanimated asia*3, un_man asia*3", GC: "acolyte asia"},
        dice=[1] * 30,
        edition=edition,
        power={AN: 2, GC: 1},
    )
    fight(match, "asia", GC)
    until(match, "action")
    assert len(happened(match, "rolled")[0]) == 28


@EDITIONS
def test_extinction_out_of_the_game(edition: str) -> None:
    match = with_books(
        "extinction",
        slot=GC,
        units={AN: "yothan asia, acolyte asia europe", GC: "starspawn asia*2"},
        dice=[6, 6, 1, 1, 1, 1] + [1] * 20,
        edition=edition,
        power={GC: 3, AN: 1},
    )
    fight(match, "asia", AN)
    until(match, "action")
    assert match.state_dict()["units"][AN]["yothan"] == ["out", "pool", "pool"]
    match = with_books(
        "",
        slot=GC,
        units={AN: "yothan asia, acolyte asia europe", GC: "starspawn asia*2"},
        dice=[6, 6, 1, 1, 1, 1] + [1] * 20,
        edition=edition,
        power={GC: 3, AN: 1},
    )
    fight(match, "asia", AN)
    until(match, "action")
    assert match.state_dict()["units"][AN]["yothan"] == ["pool", "pool", "pool"]


def test_brainless_with_a_yothan_is_company() -> None:
    match = with_books(
        "brainless", units={AN: "reanimated asia, yothan asia", GC: "acolyte asia"}, power={AN: 5, GC: 1}
    )
    assert {"battle", "capture"} <= actions(match)


def ground(edition: str, dice: list[int], **more) -> Match:
    more.setdefault("units", {AN: "yothan asia, acolyte europe", GC: "cthulhu asia"})
    more.setdefault("cathedrals", ["asia", "africa"])
    more.setdefault("power", {AN: 3, GC: 3})
    factions = more.pop("factions", (GC, YS, AN))
    match = with_books(
        "unholy_ground",
        factions=factions,
        edition=edition,
        dice=dice,
        unpicked=True,
        requirements={AN: ["an_cheapest"]},
        **more,
    )
    with_bare_books(match)
    return match


@EDITIONS
def test_unholy_ground(edition: str) -> None:
    match = ground(edition, [1] * 40)
    fight(match, "asia", GC)
    until(match, "unholy_ground")
    assert by(match) == AN and areas(match) == {"asia", "africa"}
    match.choose(area="africa")
    assert place_of(match, GC, "cthulhu") == []
    assert built(match) == {"asia"}
    until(match, "action")
    # built again in its kind of area
    match = ground(
        edition,
        [1] * 40,
        units={AN: "yothan europe, acolyte africa", GC: "cthulhu europe"},
        cathedrals=["asia", "africa"],
    )
    fight(match, "europe", GC)
    until(match, "action")
    assert place_of(match, GC, "cthulhu") == ["europe"]


@EDITIONS
def test_unholy_ground_twice_with_a_cathedral_each(edition: str) -> None:
    units = {AN: "yothan asia, acolyte europe", YS: "king_in_yellow asia, hastur asia"}
    match = ground(edition, [1] * 40, units=units)
    fight(match, "asia", YS)
    until(match, "unholy_ground")
    match.choose(area="africa")
    assert match.decision.kind == "unholy_ground_unit" and by(match) == YS
    match.choose(unit="yellow_sign/king_in_yellow/0")
    assert match.decision.kind == "unholy_ground" and areas(match) == {"asia"}
    match.choose(area="asia")
    assert place_of(match, YS, "hastur") == []
    # the area must still have one: with the one of the area gone, no second
    match = ground(edition, [1] * 40, units=units)
    fight(match, "asia", YS)
    until(match, "unholy_ground")
    match.choose(area="asia")
    match.choose(unit="yellow_sign/king_in_yellow/0")
    assert match.decision.kind != "unholy_ground" and place_of(match, YS, "hastur") == ["asia"]


@EDITIONS
def test_unholy_ground_takes_nyarlathotep_in_spite_of_emissary_no_harbinger(edition: str) -> None:
    match = ground(
        edition,
        [6] + [1] * 40,
        factions=(GC, CC, AN),
        units={AN: "yothan asia, acolyte europe", CC: "nyarlathotep asia, nightgaunt asia"},
        books={AN: "unholy_ground", CC: "emissary"},
        power={AN: 3, CC: 3},
    )
    fight(match, "asia", CC)
    until(match, "unholy_ground", "emissary", "assign_kill")
    while match.decision.kind != "unholy_ground":
        if match.decision.kind == "assign_kill":
            match.choose(unit="crawling_chaos/nyarlathotep/0")
        elif match.decision.kind == "emissary":
            match.choose("yes")
        else:
            decline(match)
    match.choose(area="asia")
    assert place_of(match, CC, "nyarlathotep") == []
    until(match, "action")


@EDITIONS
def test_unholy_ground_takes_rhan_tegoth_in_spite_of_eternal(edition: str) -> None:
    match = ground(
        edition,
        [6] + [1] * 40,
        factions=(GC, WW, AN),
        units={AN: "yothan asia, acolyte europe", WW: "rhan_tegoth asia"},
        power={AN: 3, WW: 3},
    )
    fight(match, "asia", WW)
    until(match, "eternal")
    match.choose("yes")
    until(match, "unholy_ground")
    match.choose(area="asia")
    assert place_of(match, WW, "rhan_tegoth") == []


@EDITIONS
def test_unholy_ground_defending(edition: str) -> None:
    match = ground(edition, [1] * 40, slot=GC)
    fight(match, "asia", AN)
    until(match, "unholy_ground")
    match.choose(area="asia")
    assert place_of(match, GC, "cthulhu") == []


def test_unholy_ground_wiped_out_in_the_pre_battle() -> None:
    # Devour takes the only Ancient: first edition, post-battle things still happen; later, the battle is over.
    for edition, comes in (("first", True), ("later", False)):
        match = ground(edition, [1] * 40, slot=GC, units={AN: "un_man asia, acolyte europe", GC: "cthulhu asia"})
        fight(match, "asia", AN)
        match.choose("devour")
        until(match, "unholy_ground", "action")
        assert (match.decision.kind == "unholy_ground") is comes, edition


def test_terror_captures_and_guards_as_a_monster() -> None:
    match = with_books(units={AN: "yothan asia", GC: "acolyte asia"}, power={AN: 2, GC: 1})
    assert "capture" in actions(match)
    match = with_books(units={AN: "yothan asia", GC: "acolyte asia, deep_one asia"}, power={AN: 2, GC: 1})
    assert "capture" not in actions(match)
    match = with_books(slot=GC, units={AN: "yothan asia, acolyte asia", GC: "deep_one asia"}, power={AN: 2, GC: 1})
    assert "capture" not in actions(match)
    match = with_books(slot=GC, units={AN: "yothan asia, acolyte asia", GC: "cthulhu asia"}, power={AN: 2, GC: 1})
    assert "capture" in actions(match)


@EDITIONS
def test_yothan_is_no_prey(edition: str) -> None:
    match = with_books(
        slot=GC,
        units={AN: "yothan asia", GC: "cthulhu asia, acolyte asia"},
        dice=[1] * 40,
        edition=edition,
        power={GC: 2, AN: 1},
    )
    fight(match, "asia", AN)
    assert match.decision.kind != "pre_battle"
    match = with_books(
        slot=CC,
        factions=(GC, CC, AN),
        books={CC: "abduct invisibility"},
        units={AN: "yothan asia", CC: "nightgaunt asia, flying_polyp asia"},
        dice=[1] * 40,
        edition=edition,
        power={CC: 2, AN: 1},
    )
    fight(match, "asia", AN)
    assert actions(match) == {"invisibility", "done"}
    match.choose("invisibility")
    # itself, or the Nightgaunt
    assert {match.rules.name_option(each)["unit"].split("/")[1] for each in match.decision.options} == {
        "nightgaunt",
        "flying_polyp",
    }
    match = with_books(
        slot=BG, factions=(GC, BG, AN), units={AN: "yothan asia", BG: "shub_niggurath europe"}, power={BG: 2, AN: 1}
    )
    assert "avatar" not in actions(match)


def test_emissary_holds_against_yothans() -> None:
    match = with_books(
        factions=(GC, CC, AN),
        books={CC: "emissary"},
        units={AN: "yothan asia", CC: "nyarlathotep asia"},
        dice=[6] + [1] * 40,
        power={AN: 2, CC: 1},
    )
    fight(match, "asia", CC)
    until(match, "emissary")
