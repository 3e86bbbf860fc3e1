"""What others have done to a hand, told to whoever holds it: cards taken, given, forced on them, dealt anew."""

from collections.abc import Iterable, Iterator

from game.engine.event import Event
from game.games.rites.rules.cards import ARTIFACT_ID, CLOCK, CYLINDER, VIOL
from game.games.rites.words.names import RitesNames
from game.games.rites.words.tableview import CardTable
from game.language.spoken import name, say


def hand_changes(events: Iterable[Event], table: CardTable, names: RitesNames) -> Iterator[str]:
    """A sentence for each change of the viewer's hand that others have made in these events, seen as the viewer may."""
    own, taker, effect = table.viewer, -1, ""
    for event in events:
        kind, args = event.kind, event.args
        if kind in ("invoked", "excavated"):
            taker = int(args[0]) if kind == "invoked" and args[1] == CYLINDER else -1
            effect = ARTIFACT_ID[int(args[-1])] if args[-1] in (VIOL, CLOCK) else ""
        elif kind == "rite_begins":
            effect = ""
        elif kind == "dealt" and args[0] == own and effect:
            cards = [names.card(int(card)) for card in args[1:]]
            yield say("rites-notice-hand", artifact=name("rites-artifact", effect), cards=cards)
        elif kind == "gave" and args[1] == own != taker:
            yield say("rites-notice-given", name=table.called(int(args[0])), card=names.card(int(args[2])))
        elif kind == "gave" and args[0] == own and args[1] == taker:
            yield say("rites-notice-taken", name=table.called(taker), card=names.card(int(args[2])))
        elif kind == "exchanged" and args[1] == own:
            card, back = (names.card(int(number)) for number in args[2:4])
            yield say("rites-notice-forced", name=table.called(int(args[0])), card=card, back=back)
