"""What is in play of a faction and is no unit on the map, in words: a gate asleep, units off the map, buildings."""

from game.games.wars.rules.units import FACTIONS, KIND_NUMBER, UNIT_KIND
from game.games.wars.words.factionwords import Fact
from game.games.wars.words.names import named_units
from game.games.wars.words.tableview import Side
from game.language.spoken import name, tell
from game.language.values import Text, Value


def fact_told(fact: Fact) -> Text:
    """A fact in a sentence."""
    return tell(fact.message, _values(fact, fact.number))


def off_map(side: Side, kind: str) -> list[Text]:
    """Where the units of a kind are that are in play, but not on the map, and how many: for a list of places."""
    number = KIND_NUMBER[kind]
    here = ((fact, sum(UNIT_KIND[unit] == number for unit in fact.units)) for fact in side.facts)
    return [tell(f"{fact.message.partition('.')[0]}.units", _values(fact, count)) for fact, count in here if count]


def _values(fact: Fact, count: int) -> dict[str, Value]:
    values: dict[str, Value] = {"thing": name(*fact.ref), "count": count, "units": named_units(fact.units)}
    return values | ({"side": name("faction", FACTIONS[fact.side])} if fact.side >= 0 else {})
