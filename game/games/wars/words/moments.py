"""What a person's factions may do at any moment, outside the open question, as it is offered beside the Elder Signs."""

from typing import NamedTuple

from game.games.wars.rules.flow.anytime import moments
from game.games.wars.rules.units import FACTIONS
from game.games.wars.words.names import WarsNames
from game.language.spoken import say
from game.match.match import Match
from game.match.words import words


class Offer(NamedTuple):
    """Something to do now: whose it is, the number that ``reveal`` takes, what its button says, and what it means.

    ``kind`` is the option's, and ``head`` what all offers of the kind are called together.
    """

    faction: str
    number: int
    kind: str
    head: str
    label: str
    note: str


def offered(match: Match, seat: int) -> list[Offer]:
    """What the seat may do now."""
    rules = match.rules
    names = WarsNames(rules)
    found = []
    for side in rules.side_of_seat(seat):
        for number, (chosen, _) in moments(match.position, side).items():
            key = f"wars-option-{chosen.kind.replace('_', '-')}"
            of = names.named_side(max(chosen.side, 0))
            label = say(key, side=of)
            note = say(f"{key}.note", side=of, power=match.position.state.power[max(chosen.side, 0)])
            head = words().name("book", chosen.kind) if words().has("book", chosen.kind) else label
            found.append(Offer(FACTIONS[side], number, chosen.kind, head, label, note))
    return found
