"""The card before the first question of Cthulhu Wars: who somebody is, how to win, what to do first."""

from __future__ import annotations

from typing import Any

from game.games.wars.words.names import WarsNames
from game.games.wars.words.tableview import read_table
from game.match.guide import OpeningCard, Part, Point
from game.match.match import Match
from game.match.words import fill, words


def wars_card(match: Match, seat: int) -> OpeningCard:
    """The card of a seat; of two factions of a seat, the first's."""
    table, rules = read_table(match, seat), match.rules
    own = next(side for side in table.sides if side.seat == seat)
    texts = words().tables["guide"]["card"]
    game: dict[str, Any] = texts[rules.game]
    # A game built on this one says of a faction only what is otherwise there.
    faction = {**texts["wars"][own.faction], **game.get(own.faction, {})}
    board: Any = getattr(rules, "map")  # noqa: B009  rules of any game
    start = board.start.get(own.number, 0)
    values = {"start": WarsNames(words(), rules, marked=True).the_area(start), "players": len(match.seats),
              "map": words().name("map", table.map)}  # fmt: skip
    pieces = [("piece:acolyte", game["pieces"]["acolyte"]), *faction["pieces"], ("icon:gate", game["pieces"]["gate"])]
    told = (Point(picture, fill(text, values.__getitem__)) for picture, text in pieces)
    steps = (fill(text, values.__getitem__) for text in faction["first"])
    return OpeningCard(
        own.faction, words().name("faction", own.faction), words().tables["things"]["faction"][own.faction]["tagline"],
        (
            Part(game["heading_win"], tuple(Point(each["picture"], each["text"]) for each in game["win"])),
            Part(game["heading_pieces"], tuple(told)),
            Part(game["heading_first"], tuple(Point(f"number:{place}", text) for place, text in enumerate(steps, 1)),
                 game["note"]),
        ),
        (fill(game["turns"], values.__getitem__),),
        tuple((side.faction, game["other"][side.faction]) for side in table.sides if side.seat != seat),
    )  # fmt: skip
