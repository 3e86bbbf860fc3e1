"""What the words of a faction are made of that stand in plain tables: when its abilities work, what belongs together.

All is by the faction's own ids; texts are messages, found by those ids (docs/faction.md). What has to look at the table
to be told is in ``game.games.wars.words.factiontold``.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.engine.position import Position
from game.match.cards import Ref
from game.match.orders import How


class Works(NamedTuple):
    """When something works; for an action its cost in Power, that in the later edition, whether only once a turn."""

    when: str
    cost: int | None = None
    later: int | None = None
    once: bool = False


class Progress(NamedTuple):
    """How far a requirement has come, where that is a number: how many are needed in this match, how many there are.

    ``by`` is what adds to it: ``gates``, ``ocean_gates`` or ``areas``; nothing for anything else.
    """

    need: int | Callable[[Position], int]
    have: Callable[[Position], int]
    by: str = ""


class Order(NamedTuple):
    """A standing order about an ability: what holds unless the person says otherwise, its place among all orders.

    ``matters`` tells whether the ability can matter as the table stands; with it the order can be left to that.
    """

    how: How
    place: int
    matters: Callable[[Position, int], bool] | None = None


class Token(NamedTuple):
    """Something of a faction's that lies on areas of the map and is no unit: its card, whose picture it has.

    A ``building`` is drawn as one, as large as a piece; anything else is a small marker.
    """

    faction: str
    ref: Ref
    building: bool = False


GATE_ASLEEP = "gate_asleep"
"""The icon of a fact that is a gate off the map: it is drawn as one of stone."""


class Fact(NamedTuple):
    """What is in play of a faction and is no unit on the map: its card, its icon, the message that tells of it.

    ``side`` is another faction that it is about, ``number`` how many there are (0 where that is no matter), ``units``
    the units off the map that belong to it; how many they are of a kind is told by the message's ``.units``.
    """

    ref: Ref
    icon: str
    message: str
    side: int = -1
    number: int = 0
    units: tuple[int, ...] = ()


class FactionWords(NamedTuple):
    """The tables of words of a faction.

    ``works`` has each of its abilities and spellbooks. ``goals`` are its requirements, those first that usually come
    first, ``awakens`` those that a Great Old One meets by awakening, ``progress`` those that are counted, ``met_by``
    those that an action of another name meets. ``pictures`` are what the card at the beginning tells of:
    ``piece:<unit>`` or ``icon:<icon>``.

    ``orders`` are abilities that standing orders know. ``before_pass``: free actions that are recalled to whoever is
    about to pass. ``authors`` are kinds of its questions to others, with who brings them about: its own id, ``enemy``
    or ``acting``; those of them in ``anywhere`` are told without an area. ``odd`` are actions that look strange to
    others, with what explains them: ``odd_deed`` (a requirement) or ``odd_power``.

    ``done_by`` are things whose card is about other options than their own, ``cards`` things that are told by another's
    card, ``unlinked`` names too common for links; ``signs`` options and terms with another's icon, ``if_offered``
    actions shown only while they are offered, ``menus`` questions that offer actions outside a slot, ``of_sides`` those
    that offer sides, with what is chosen of each, ``becomes`` those that offer units to be replaced, with the kind that
    comes instead and whether all of the pool do, ``counts`` what the numbers are of that a question offers, by its kind
    or by what is pledged for. ``dives`` is the spellbook that takes its pieces under the sea, ``facts`` what is in play
    and is no unit on the map: all units off the map are in one of them. ``tokens`` are what lies on areas, by the note
    that says where. ``rests`` is the ability by which it has no more
    turns in an Action phase and keeps its Power.

    Of the chronicle: ``gather`` are reasons of Power in the Gather Power phase, ``repeated`` abilities in a battle that
    each unit reports anew, ``alone`` kinds of events by themselves (message and whose doing: an argument's number, none
    for nobody), ``as_actions`` kinds that are told as an action of the unit's owner; ``fates`` are reasons for losses
    that say what has become of a piece in a battle, ``saves`` abilities by which a result on a kind of unit has no
    effect.
    """

    works: Mapping[str, Works]
    goals: tuple[str, ...]
    awakens: Mapping[str, str]
    pictures: tuple[str, ...]
    progress: Mapping[str, Progress] = {}
    met_by: Mapping[str, str] = {}
    orders: Mapping[str, Order] = {}
    before_pass: tuple[str, ...] = ()
    authors: Mapping[str, str] = {}
    anywhere: tuple[str, ...] = ()
    odd: Mapping[str, str] = {}
    done_by: Mapping[str, tuple[str, ...]] = {}
    cards: Mapping[Ref, Ref] = {}
    unlinked: tuple[Ref, ...] = ()
    signs: Mapping[str, str] = {}
    if_offered: tuple[str, ...] = ()
    menus: tuple[str, ...] = ()
    of_sides: Mapping[str, Mapping[int, Ref]] = {}
    becomes: Mapping[str, Mapping[str, tuple[str, bool]]] = {}
    counts: Mapping[str, Ref] = {}
    dives: str = ""
    facts: Callable[[Position], tuple[Fact, ...]] = lambda pos: ()
    tokens: Mapping[str, Token] = {}
    rests: str = ""
    gather: tuple[str, ...] = ()
    repeated: tuple[str, ...] = ()
    alone: Mapping[str, tuple[str, int | None]] = {}
    as_actions: Mapping[str, str] = {}
    fates: tuple[str, ...] = ()
    saves: Mapping[str, str] = {}
