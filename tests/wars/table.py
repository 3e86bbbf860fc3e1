"""Short ways to set up a position and play through it; every rule test uses only the public interface."""

from typing import Any

from game.api import Match, new_match
from game.games.wars.rules.registry import WATCHERS
from game.games.wars.rules.units import BOOKS as BOOKS_OF
from game.games.wars.rules.units import FACTIONS

GC, CC, BG, YS = "great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign"
ALL = (GC, CC, BG, YS)
BOOKS = {
    GC: ["absorb", "devolve", "dreams", "regenerate", "submerge", "yha_nthlei"],
    CC: ["abduct", "emissary", "invisibility", "madness", "seek_and_destroy", "thousand_forms"],
    BG: ["blood_sacrifice", "frenzy", "ghroth", "necrophagy", "red_sign", "thousand_young"],
    YS: ["he_who", "passion", "screaming_dead", "shriek", "third_eye", "zingaya"],
}


HARMLESS = {
    GC: ["yha_nthlei", "submerge", "regenerate", "dreams", "absorb", "devolve"],
    CC: ["thousand_forms", "abduct", "emissary", "seek_and_destroy", "invisibility", "madness"],
    BG: ["blood_sacrifice", "ghroth", "thousand_young", "red_sign", "necrophagy", "frenzy"],
    YS: ["third_eye", "shriek", "zingaya", "he_who", "screaming_dead", "passion"],
    "opener_of_the_way": [
        "dragon_descending", "they_break_through", "dread_curse", "dragon_ascending", "million_favored_ones",
        "channel_power",
    ],
}  # fmt: skip
"""Spellbooks, those first that change least where nobody means to use them."""


def spelled(setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up in which units, books and requirements of a faction may be a string, blanks between their names.

    ``{"units": {GC: "acolyte europe*2 arabia, cthulhu pool"}}`` has two Acolytes in Europe, one in Arabia, and Cthulhu.
    """

    def places(said: str) -> list[str]:
        counted = (place.partition("*") for place in said.split()[1:])
        return [place for place, _, times in counted for _ in range(int(times or 1))]

    def kinds(said: str) -> dict[str, list[str]]:
        return {part.split()[0]: places(part) for part in said.split(",")}

    read = {"units": kinds, "books": str.split, "requirements": str.split}
    for key in read.keys() & setup.keys():
        setup[key] = {
            faction: read[key](said) if isinstance(said, str) else said for faction, said in setup[key].items()
        }
    return setup


def settled(match: Match) -> Match:
    """The match once the books are picked that its set-up brings at once, because it meets their requirements."""
    standing = {watcher.name for watcher in WATCHERS}  # what a mere position can meet
    met = [event.args[0] for event in match.events if event.kind == "requirement" and event.args[1] in standing]
    while match.decision is not None and match.decision.kind == "book" and match.decision.side in met:
        side = match.decision.side
        met.remove(side)
        books = HARMLESS.get(FACTIONS[side], BOOKS_OF[side])
        match.choose(book=next(book for book in books if match.options(book=book)))
    return match


def table(
    slot: str | None = None,
    *,
    factions: tuple[str, ...] = ALL,
    edition: str = "first",
    map: str | None = None,
    dice: list[int] | None = None,
    draws: list[int] | None = None,
    seed: int = 1,
    unpicked: bool = False,
    rules: int | None = None,
    **setup: Any,
) -> Match:
    """A match at the position described; ``slot`` is the faction to act (5 Power for everyone unless told).

    With ``unpicked`` it begins with the books that requirements met already bring; else harmless ones are picked.
    """
    setup.setdefault("power", dict.fromkeys(factions, 5))
    if slot is not None:
        setup["slot"] = slot
        setup.setdefault("phase", "action")
    told = spelled(setup)
    made = new_match(
        "wars", factions=factions, edition=edition, map=map, dice=dice, draws=draws, seed=seed, setup=told, rules=rules
    )
    return made if unpicked else settled(made)


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


def fighting(slot: str, enemy: str, area: str = "europe", **setup: Any) -> Match:
    """A match at the position described (see ``table``) in which the faction to act has declared a battle."""
    match = table(slot, **setup)
    fight(match, area, enemy)
    return match
