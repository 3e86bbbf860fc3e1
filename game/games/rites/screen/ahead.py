"""Pictures of a card table that will be shown, made while nothing else is to be done."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.games.rites.screen import cards
from game.games.rites.screen.fan import Fan, sorted_hand
from game.games.rites.screen.layouts.registry import layout_for
from game.games.rites.screen.stage import CardStage
from game.games.rites.words.tableview import CardTable

Job = Callable[[], object]


def table_jobs(stage: CardStage, table: CardTable) -> list[Job]:
    """A job for each picture of a table that nobody is asked at: the ground, the cards in the middle, a hand."""
    centre = stage.centre
    if centre.rect.width <= 1:
        return []
    layout = layout_for(table, None)
    jobs: list[Job] = [partial(centre.ready_ground, table, layout, stage.app.layout)]
    jobs += [partial(centre.picture, place) for place in layout.places(table, centre.canvas) if place.card]
    hand = table.cultists[table.viewer].hand if table.viewer is not None else ()
    fan = Fan(lambda card: None, lambda card, point: None, lambda: None)
    fan.place(stage.fan.rect)
    fan.show(sorted_hand(hand))
    for card in fan.cards:
        rect, turn = fan.spot(card)
        jobs.append(partial(cards.turned, card, rect.width, turn, 0))
    return jobs


__all__ = ["table_jobs"]
