"""Short ways to set up a position and play through it; every rule test uses only the public interface."""

from typing import Any

from game.api import Match, new_match

GC, CC, BG, YS = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"
ALL = (GC, CC, BG, YS)
BOOKS = {
    GC: ["absorb", "devolve", "dreams", "regenerate", "submerge", "yha_nthlei"],
    CC: ["abduct", "emissary", "invisibility", "madness", "seek_and_destroy", "thousand_forms"],
    BG: ["blood_sacrifice", "frenzy", "ghroth", "necrophagy", "red_sign", "thousand_young"],
    YS: ["he_who", "passion", "screaming_dead", "shriek", "third_eye", "zingaya"],
}


def table(
    slot: str | None = None,
    *,
    factions: tuple[str, ...] = ALL,
    edition: str = "first",
    map: str | None = None,
    dice: list[int] | None = None,
    draws: list[int] | None = None,
    seed: int = 1,
    **setup: Any,
) -> Match:
    """A match at the position described; ``slot`` is the faction to act (5 Power for everyone unless told)."""
    setup.setdefault("power", dict.fromkeys(factions, 5))
    if slot is not None:
        setup["slot"] = slot
        setup.setdefault("phase", "action")
    return new_match(
        "wars", factions=factions, edition=edition, map=map, dice=dice, draws=draws, seed=seed, setup=setup
    )


def place_of(match: Match, faction: str, kind: str) -> list[str]:
    """Where each unit of a kind is, the pool left out, sorted."""
    return sorted(place for place in match.state_dict()["units"][faction][kind] if place != "pool")


def units_in(match: Match, area: str) -> dict[str, int]:
    """How many units of each faction and kind stand in an area: ``{"yellow_sign/undead": 2}``."""
    found: dict[str, int] = {}
    for faction, kinds in match.state_dict()["units"].items():
        for kind, places in kinds.items():
            if places.count(area):
                found[f"{faction}/{kind}"] = places.count(area)
    return found


def actions(match: Match) -> set[str]:
    """The kinds of options offered now."""
    return {choice.kind for choice in match.position.decision.options} if match.decision else set()


def play(match: Match, *steps: Any) -> None:
    """Answer one question after the other: a step is a kind, or a table of option fields."""
    for step in steps:
        if isinstance(step, str):
            match.choose(step)
        else:
            match.choose(**step)


def fight(match: Match, area: str, enemy: str) -> None:
    """Declare a battle, naming area and enemy only where there is a choice."""
    match.choose("battle")
    if match.decision is not None and match.decision.kind == "battle_area":
        match.choose(area=area)
    if match.decision is not None and match.decision.kind == "battle_enemy":
        match.choose(side=enemy)
