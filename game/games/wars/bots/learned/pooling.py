"""How a faction that nothing was learned of may play: as the others do, told in its own words.

Weights belong to words (``traits``). A word about a unit is taken for the new faction's unit that costs about as much,
a word about an action that only one faction has for any action of the new one's own, and a rival that nobody has met
is thought of as the others are. What is told of is then the mean of all that something was learned of.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from game.games.wars.bots.learned.short import KINDS_OF
from game.games.wars.rules.faction import GREAT_OLD_ONE
from game.games.wars.rules.registry import ACTIONS
from game.games.wars.rules.units import FACTIONS, KIND_NUMBER, KINDS, SIDE_NUMBER


class Weights(NamedTuple):
    """Of one kind of question: by mark and label, and by trait."""

    marks: dict[str, dict[str, float]]
    traits: dict[str, float]


Known = Mapping[str, Weights]
"""By kind of question what was learned of a faction."""
Key = tuple[str, str]
"""A mark and a label, or no mark and a trait."""
_PLAIN = -1


class Word(NamedTuple):
    """A word taken apart: what it is about, of which side, and what stands before and behind."""

    before: str
    about: str
    after: str
    side: int


@cache
def _own_actions() -> tuple[tuple[str, ...], ...]:
    """By side the actions that nobody else has."""
    return tuple([tuple([entry.id for entry in ACTIONS if entry.side == side]) for side in range(len(FACTIONS))])


@cache
def _pattern() -> re.Pattern[str]:
    about = [*KIND_NUMBER, *FACTIONS, *[name for names in _own_actions() for name in names]]
    listed = "|".join(map(re.escape, sorted(about, key=len, reverse=True)))
    return re.compile(rf"([#@?&J]|=[ad])?({listed})(.*)")


@cache
def _side_of() -> dict[str, int]:
    """By what a word can be about: the side; Acolytes are nobody's in particular."""
    found = {kind.id: _PLAIN if kind.side is None else kind.side for kind in KINDS}
    found |= {name: side for side, names in enumerate(_own_actions()) for name in names}
    return found | SIDE_NUMBER


@cache
def _apart(word: str) -> Word:
    found = _pattern().fullmatch(word)
    if found is None:
        return Word("", "", word, _PLAIN)
    before, about, after = found.groups()
    return Word(before or "", about, after, _side_of()[about])


@cache
def _like(kind: int, side: int) -> int:
    """The kind of a side's that costs most nearly what a kind of another's costs; -1 where it has none such."""
    great = KINDS[kind].cls == GREAT_OLD_ONE
    theirs = [number for number in KINDS_OF[side] if (KINDS[number].cls == GREAT_OLD_ONE) == great]
    return min(theirs, key=lambda number: abs(KINDS[number].cost - KINDS[kind].cost), default=-1)


@cache
def _told(word: Word, mine: int) -> tuple[str, ...]:
    """A word about a side, its units or its own actions, as words about another side."""
    if word.about in SIDE_NUMBER:
        return (word.before + FACTIONS[mine] + word.after,)
    if word.about in KIND_NUMBER:
        names = [KINDS[kind].id for kind in KINDS_OF[mine] if _like(kind, word.side) == KIND_NUMBER[word.about]]
    else:
        names = list(_own_actions()[mine])
    return tuple([word.before + name + word.after for name in names])


def _flat(learned: Weights) -> Iterator[tuple[Key, float]]:
    for mark, row in learned.marks.items():
        for label, weight in row.items():
            yield (mark, label), weight
    for trait, weight in learned.traits.items():
        yield ("", trait), weight


def _gathered(flat: Mapping[Key, float]) -> Weights:
    marks: dict[str, dict[str, float]] = {}
    traits: dict[str, float] = {}
    for (mark, word), weight in flat.items():
        if mark:
            marks.setdefault(mark, {})[word] = weight
        else:
            traits[word] = weight
    return Weights(marks, traits)


def _as_own(key: Key, theirs: int, mine: int, number: int) -> Iterator[tuple[Key, float]]:
    """What a side's key is in another side's words, and for how much it counts.

    ``number`` is how many own actions the side was seen to take: the other's count for what those did in the mean.
    """
    mark, label = _apart(key[0]), _apart(key[1])
    acts = [word for word in (mark, label) if word.side == theirs and word.about in _own_actions()[theirs]]
    if len(acts) == 2:
        if mark.about == label.about:
            for name in _own_actions()[mine]:
                yield (mark.before + name, name), 1 / number
        return
    share = 1.0
    if acts:
        share = 1 / number if label in acts else 1 / max(1, len(_own_actions()[mine]))
    for first in _told(mark, mine) if mark.side == theirs else (key[0],):
        for second in _told(label, mine) if label.side == theirs else (key[1],):
            yield (first, second), share


def pooled(known: Sequence[Known], mine: int) -> dict[str, Weights]:
    """What a side answers by that nothing was learned of, from what was learned of others."""
    found: dict[str, Weights] = {}
    for kind in dict.fromkeys(kind for each in known for kind in each):
        asked = [side for side, each in enumerate(known) if kind in each]
        total: dict[Key, float] = {}
        for theirs in asked:
            flat = list(_flat(known[theirs][kind]))
            number = len({key[1] for key, _ in flat} & set(_own_actions()[theirs]))
            for key, weight in flat:
                for own, share in _as_own(key, theirs, mine, number):
                    total[own] = total.get(own, 0.0) + share * weight
        # Nobody is its own rival: of one, those alone speak that it is one of.
        found[kind] = _gathered({key: total[key] / max(1, len(set(asked) - _rivals(key, mine))) for key in total})
    return found


def _rivals(key: Key, mine: int) -> set[int]:
    return {word.side for word in map(_apart, key) if word.side not in (_PLAIN, mine)}


def with_rivals(known: Known, mine: int, met: Sequence[int], new: Sequence[int]) -> dict[str, Weights]:
    """The same with words for rivals that nothing was learned of: in the mean they are as those that were met."""
    others = [side for side in met if side != mine]
    found: dict[str, Weights] = {}
    for kind, learned in known.items():
        more: dict[Key, float] = {}
        for key, weight in _flat(learned):
            mark, label = map(_apart, key)
            about = {word.side for word in (mark, label)} & set(others)
            if len(about) != 1:
                continue
            (side,) = about
            for rival in new:
                if rival == mine:
                    continue
                for first in _told(mark, rival) if mark.side == side else (key[0],):
                    for second in _told(label, rival) if label.side == side else (key[1],):
                        more[first, second] = more.get((first, second), 0.0) + weight / len(others)
        found[kind] = _gathered(dict(_flat(learned)) | more) if more else learned
    return found


def of_records(known: Sequence[Known], met: Sequence[int]) -> list[Known]:
    """What was learned of those that have met in records, of the others nothing."""
    return [each if side in met else {} for side, each in enumerate(known)]


def for_match(known: Sequence[Known], met: Sequence[int], sides: Sequence[int]) -> list[Known]:
    """By side what it answers by in a match, whether or not something was learned of it (``known``) and its rivals.

    ``met`` are those of records, who have played each other alone; own games were played with all.
    """
    new = [side for side in sides if side not in met]
    found = list(known)
    for side in sides:
        if side in met or not known[side]:
            found[side] = with_rivals(known[side] or pooled(of_records(known, met), side), side, met, new)
    return found
