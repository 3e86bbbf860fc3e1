"""From where and to where cards fly, told by how the table lay before and after."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.games.rites.screen.centre import lying
from game.games.rites.screen.flights import Spot
from game.games.rites.words.tableview import HIDDEN, CardTable

if TYPE_CHECKING:
    from game.games.rites.screen.stage import CardStage


def spots(stage: CardStage) -> dict[str, Spot]:
    """Where every card lies that can be followed."""
    found = {
        name: Spot(place.rect, place.card, place.turn, place.relic)
        for name, place in lying(stage.centre.places).items()
    }
    for card in stage.fan.cards:
        rect, turn = stage.fan.spot(card)
        found[card] = Spot(rect, card, turn)
    return found


def sources(
    stage: CardStage, before: Mapping[str, Spot], after: Mapping[str, Spot], old: CardTable
) -> dict[str, Spot]:
    """Where cards come from that lay nowhere: their place as a back, the deck, or the hand that has shrunk."""
    table, deck, own = stage.table, stage.centre.place_called("deck"), set(stage.fan.cards)
    shrunk = [
        cultist.side
        for cultist in old.cultists
        if len(table.cultists[cultist.side].hand) < len(cultist.hand) or cultist.side == old.active
    ]
    hider = next((side for side in shrunk if side != table.viewer), shrunk[0]) if shrunk else None
    found = {}
    for name in after.keys() - before.keys():
        spot = after[name]
        backs = (before.get(f"@{place.id}") for place in stage.centre.places if place.card == spot.card)
        was_back = next((back for back in backs if back is not None), None)
        if was_back is not None:
            found[name] = was_back
        elif name in own:
            if deck:
                found[name] = Spot(deck.rect, HIDDEN)
        elif not spot.relic and name != "@deck" and hider is not None:
            found[name] = Spot(stage.plates[hider].spot(), HIDDEN)
    return found


def leaving(stage: CardStage, before: Mapping[str, Spot], after: Mapping[str, Spot]) -> dict[str, Spot]:
    """Where cards go that lie nowhere any more: to whoever has captured them."""
    won = {card: cultist.side for cultist in stage.table.cultists for card in cultist.won}
    return {
        name: Spot(stage.plates[won[name]].spot(), before[name].card)
        for name in before.keys() - after.keys()
        if name in won
    }
