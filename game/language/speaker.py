"""Says messages in the player's language: the first of a chain of languages that can say it.

How names and numbers stand in sentences is told by the catalogs: ``{ IN($area) }`` is the attribute ``in`` of the
area's term, else the language's message ``form-in`` with the term's attributes for values. ``CAP_IN`` is the same
at the beginning of a sentence.

What others have written, the player or the author of a game, may hold anything: a message of theirs that cannot be
said is left out, with a line in the log, and what ships answers in its place.
"""

import logging
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

from game.language.outside import Owner, Source, Tell, TooMuch, inside, limited
from game.language.plurals import CARDINALS, ORDINALS, Rule
from game.language.syntax import (
    Call,
    Expression,
    MessageError,
    Pattern,
    Reference,
    Select,
    Variable,
    entries,
    expressions,
    parse,
    wrong_with,
)
from game.language.values import Bit, Fields, Name, Text, Value, Values, as_text, capital
from game.shipped import BrokenInstallation

_log = logging.getLogger(__name__)
_ERRORS = (MessageError, KeyError, ValueError, TypeError, RecursionError, IndexError)
_PICTURES = ("ICON", "GLYPH")
_LISTS = {"OR": "list-or", "COMMA": "list-comma"}
"""Ways in which a list is joined that are no forms of a name: "Ada or Bert", "to Asia, to Europe"."""
_MOST_KEPT = 20_000
_MOST_LINES = 500
"""Of the log, about messages of one catalog that are left out."""
_MOST_FRACTION = 20
"""Digits behind the point that a message may ask for."""

Resolve = Callable[[Mapping[str, Any]], Any]
Lost = Callable[[str, Container[str]], str]


def _other(number: int) -> str:
    return "other"


class _Attributes(dict[str, Any]):
    """What a form of a name is made from; an attribute that it has not is the name itself."""

    def __missing__(self, key: str) -> Any:
        return self["name"]


class Language:
    """The catalog of one language. Messages are parsed when they are first said, and kept."""

    def __init__(
        self, code: str, sources: Iterable[Source | tuple[str, str]], fallback: "Language | None" = None
    ) -> None:
        """``sources`` are the catalogs, read when the first message is looked for.

        ``fallback`` has the names that are missing here.
        """
        self.code = code
        self.fallback = fallback
        self._sources = sources
        self._raw: dict[str, str] | None = None
        self._layers: tuple[dict[str, str], ...] = ()
        """The messages of each owner."""
        base = code.split("-")[0].split("_")[0]
        self._rules = {"cardinal": CARDINALS.get(base, _other), "ordinal": ORDINALS.get(base, _other)}
        self._told: dict[str, Tell] = {}
        self._forms: dict[tuple[str, Value], Text] = {}
        self._attributes: dict[str, list[str]] = {}

    @property
    def raw(self) -> dict[str, str]:
        """All messages and attributes as they stand in the files, by id."""
        if self._raw is None:
            layers: tuple[dict[str, str], ...] = tuple({} for _ in Owner)
            for each in self._sources:
                source = Source(*each)
                layers[source.owner].update(self._read(source))
            self._layers = layers
            self._raw = {**layers[0]}
            for layer in layers[1:]:
                self._raw.update(layer)
        return self._raw

    def _read(self, source: Source) -> dict[str, str]:
        """The messages of a catalog; of one by others those that are well formed."""
        found, junk = entries(source.text)
        if junk:
            told = "%s: %s: lines that are no message: %d, first %.60r"
            _log.warning(told, self.code, source.name, len(junk), junk[0])
        if source.owner is not Owner.PROGRAM:
            wrong = {key: why for key, raw in found.items() if (why := wrong_with(raw))}
            for key, why in islice(wrong.items(), _MOST_LINES):
                _log.warning("%s: %s: the message %.60s is left out: %s", self.code, source.name, key, why)
            if len(wrong) > _MOST_LINES:
                _log.warning("%s: %s: messages left out in all: %d", self.code, source.name, len(wrong))
            found = {key: raw for key, raw in found.items() if key not in wrong}
        return found

    def __contains__(self, key: str) -> bool:
        return key in self.raw

    def ids(self, prefix: str) -> list[str]:
        """The ids that begin so, without attributes, in the order of the catalogs; the player's own add none."""
        layers = self._layers[: Owner.PLAYER] if self.raw else ()
        return list(dict.fromkeys(
            key.partition(".")[0] for layer in layers for key in layer if key.startswith(prefix)
        ))  # fmt: skip

    def tell(self, key: str) -> Tell:
        """What says a message; raises ``KeyError`` for one there is not, ``MessageError`` for a malformed one."""
        found = self._told.get(key)
        if found is None:
            raw, (_, game, player) = self.raw[key], self._layers
            owner = Owner.PLAYER if key in player else Owner.GAME if key in game else None
            found = self._told[key] = self._guarded(key, owner) if owner else self._made(key, parse(raw))
        return found

    def _made(self, key: str, pattern: Pattern) -> Tell:
        return self._compiled(self.changed(key, pattern))

    def changed(self, key: str, pattern: Pattern) -> Pattern:
        """What is said of a pattern: here the pattern itself."""
        return pattern

    # messages of others

    def _guarded(self, key: str, owner: Owner) -> Tell:
        """What says a message of others; once it cannot be said, it is left out, and what it stood before is said."""
        made: list[Tell] = []

        def tell(values: Mapping[str, Any]) -> str:
            try:
                if not made:
                    pattern = parse(self._layers[owner][key])
                    made.append(limited(key, self._made(key, pattern), len(expressions(pattern))))
                return made[0](values)
            except (TooMuch, RecursionError) as error:
                if inside():
                    raise
                self._leave_out(key, owner, error)
            except Exception as error:
                self._leave_out(key, owner, error)
            return Language.tell(self, key)(values)

        return tell

    def _leave_out(self, key: str, owner: Owner, error: Exception) -> None:
        """Have a message of others be as if it had never been there."""
        if self._layers[owner].pop(key, None) is None:
            return
        why = str(error) if isinstance(error, MessageError) else repr(error)
        _log.warning("%s: the message %.60s is left out: %.200s", self.code, key, why)
        beneath = next((layer[key] for layer in reversed(self._layers) if key in layer), None)
        # Anew, not changed: another thread may be going through it.
        raw = {**self.raw, key: beneath or ""}
        if beneath is None:
            del raw[key]
        self._raw = raw
        self._told.pop(key, None)
        self._forms.clear()
        self._attributes = {}

    def _if_there(self, key: str, values: Mapping[str, Any]) -> str | None:
        """What a message says; ``None`` where there is none, or none any more."""
        if key not in self.raw:
            return None
        try:
            return self.tell(key)(values)
        except KeyError:
            if key in self.raw:
                raise
            return None

    # values

    def show(self, value: Any) -> str:
        """A value as it stands in a place that names no form."""
        if isinstance(value, Text):
            return value
        if isinstance(value, str):
            return as_text(value)
        if isinstance(value, int):
            return str(value) if -1000 < value < 1000 else self.number(value)
        if isinstance(value, Bit):
            return value.mark.replace("{}", value.raw) if value.mark else value.raw
        if isinstance(value, float):
            return self.number(value)
        if isinstance(value, Name | Fields):
            return self.form("name", value)
        return self.listed([self.show(each) for each in value])

    def number(self, value: float, least: int = 0, most: int = 2, grouped: bool = True) -> str:
        """A number by the language's signs, with at ``least`` and at ``most`` so many digits behind the point."""
        whole, _, part = f"{value:,.{most}f}".partition(".")
        part = part.rstrip("0").ljust(least, "0")
        whole = whole.replace(",", self.tell("number-group")({}) if grouped else "")
        return f"{whole}{self.tell('number-decimal')({})}{part}" if part else whole

    def listed(self, parts: Sequence[str], kind: str = "list") -> str:
        """Parts one after the other, as CLDR does it: two of them, or the start, the middle and the end."""
        if len(parts) < 2:
            return parts[0] if parts else ""
        text = parts[0]
        for place, part in enumerate(parts[1:], 2):
            form = "two" if len(parts) == 2 else "end" if place == len(parts) else "start" if place == 2 else "middle"
            text = self.tell(f"{kind}-{form}")({"first": Text(text), "last": Text(part)})
        return text

    def form(self, form: str, value: Any) -> Text:
        """A value as it stands in a sentence: ``the``, ``in``, ``ordinal``; a list has each of its values so."""
        try:
            kept = self._forms.get((form, value))
        except TypeError:
            kept = None
        if kept is None:
            if not isinstance(value, Name | Fields | str | int | float | Bit):
                return Text(self.listed([self.form(form, each) for each in value]))
            if len(self._forms) > _MOST_KEPT:
                self._forms.clear()
            kept = self._forms[form, value] = Text(self._formed(form, value))
        return kept

    def _formed(self, form: str, value: Any) -> str:
        if isinstance(value, Fields):
            return self.tell(f"form-{form}")(dict(value.fields))
        if not isinstance(value, Name):
            # Whoever is called by a name of their own has neither article nor gender.
            number = value if isinstance(value, int) else 1
            given = _Attributes(name=value, number=number, article="none", gender="none")
            told = self._if_there(f"form-{form}", given)
            return self.show(value) if told is None else told
        own = self.attribute(value.term, form)
        if own is not None and value.number == 1:
            return self.show(Bit(own, value.mark))
        plain = self.attribute(value.term, "")
        if plain is None:
            raise MessageError(f"there is no name {value.term}")
        given = _Attributes(name=Bit(plain, value.mark), number=value.number, self=value)
        named = self if f"-{value.term}" in self.raw else self.fallback or self
        for key in named.attributes(value.term):
            given[key] = Bit(self.attribute(value.term, key) or "", value.mark)
        told = self._if_there(f"form-{form}", given)
        return self.show(given["name"]) if told is None else told

    def attributes(self, term: str) -> list[str]:
        """What the attributes of a term are called."""
        if not self._attributes:
            for key in self.raw:
                if key[0] == "-" and "." in key:
                    named, _, attribute = key[1:].partition(".")
                    self._attributes.setdefault(named, []).append(attribute)
        return self._attributes.get(term, [])

    def attribute(self, term: str, key: str) -> str | None:
        """An attribute of a term, or with no ``key`` the name; from the fallback where the term is missing here."""
        whole = f"-{term}.{key}" if key else f"-{term}"
        if (told := self._if_there(whole, {})) is not None:
            return told
        if f"-{term}" in self.raw or self.fallback is None:
            return None
        return self.fallback.attribute(term, key)

    # patterns become functions

    def _compiled(self, pattern: Pattern) -> Tell:
        parts = [part if isinstance(part, str) else self._shown(part) for part in pattern]
        if len(parts) == 1:
            only = parts[0]
            return (lambda values: only) if isinstance(only, str) else only
        return lambda values: "".join([part if part.__class__ is str else part(values) for part in parts])  # type: ignore

    def _shown(self, part: Expression) -> Tell:
        if isinstance(part, Select):
            return self._selected(part)
        if isinstance(part, Reference):
            return lambda values: self.tell(part.key)(values)
        if isinstance(part, Call) and part.name in _PICTURES:
            return self._picture(part)
        resolve, show = self._resolve(part), self.show
        if isinstance(part, Call) and part.name != "NUMBER":
            return resolve
        return lambda values: show(resolve(values))

    def _picture(self, call: Call) -> Tell:
        if len(call.arguments) != 1 or not isinstance(call.arguments[0], str):
            raise MessageError(f"{call.name} takes the name of a picture")
        picture = f"{{{call.name.lower()}:{call.arguments[0]}}}"
        return lambda values: picture

    def _resolve(self, part: Expression) -> Resolve:
        if isinstance(part, Variable):
            name = part.name
            return lambda values: values[name]
        if isinstance(part, Call):
            return self._called(part)
        if isinstance(part, Select | Reference):
            tell = self._shown(part)
            return lambda values: Text(tell(values))
        constant = Text(part) if isinstance(part, str) else part
        return lambda values: constant

    def _called(self, call: Call) -> Resolve:
        if len(call.arguments) != 1:
            raise MessageError(f"{call.name} takes one value")
        resolve, name = self._resolve(call.arguments[0]), call.name.removeprefix("CAP_")
        form = name.lower().replace("_", "-")
        if call.name == "NUMBER":
            return self._numbered(resolve, dict(call.named))
        if call.name == "CAP":
            return lambda values: Text(capital(self.show(resolve(values))))
        if call.name in _LISTS:
            kind = _LISTS[call.name]
            return lambda values: Text(self.listed([self.show(each) for each in resolve(values)], kind))
        if name != call.name:
            return lambda values: Text(capital(self.form(form, resolve(values))))
        return lambda values: self.form(form, resolve(values))

    def _numbered(self, resolve: Resolve, named: Mapping[str, Any]) -> Resolve:
        """What gives a number: itself to be selected by, or as Fluent's options say it is written."""
        if named.keys() <= {"type"}:
            return resolve
        least, most = int(named.get("minimumFractionDigits", 0)), int(named.get("maximumFractionDigits", 2))
        if not 0 <= least <= _MOST_FRACTION or not 0 <= most <= _MOST_FRACTION:
            raise MessageError(f"more than {_MOST_FRACTION} digits behind the point")
        grouped = named.get("useGrouping") != "false"
        return lambda values: Text(self.number(resolve(values), least, max(least, most), grouped))

    def _selected(self, select: Select) -> Tell:
        resolve, each = self._resolve(select.by), [self._compiled(inner) for inner in select.patterns]
        tells, usual = dict(zip(select.keys, each, strict=True)), each[select.usual]
        kind = dict(select.by.named).get("type", "cardinal") if isinstance(select.by, Call) else "cardinal"
        category: Rule = self._rules[str(kind)]

        def tell(values: Mapping[str, Any]) -> str:
            by = resolve(values)
            if isinstance(by, Bit):
                by = by.raw
            elif isinstance(by, Name):
                by = by.number
            elif isinstance(by, Sequence) and not isinstance(by, str):
                by = len(by)
            found = tells.get(str(by))
            if found is None and not isinstance(by, str):
                found = tells.get(category(abs(by)) if by == int(by) else "other")
            return (found or usual)(values)

        return tell


class Speaker:
    """A chain of languages, the player's first and the source's last: each message by the first that can say it."""

    def __init__(self, chain: Sequence[Language], strict: bool = False, lost: Lost = lambda key, english: "") -> None:
        """``strict`` raises for what is malformed, for tests; otherwise it costs one line in the log.

        ``lost`` names the catalog that a message has gone from: it raises ``BrokenInstallation`` when that is said.
        """
        self.chain = tuple(chain)
        self.strict, self._lost = strict, lost
        self._warned: set[tuple[str, str]] = set()

    def has(self, key: str) -> bool:
        return any(key in language for language in self.chain)

    def named(self, term: str, attribute: str = "alone") -> Text:
        """A name by itself, as in a heading; as the ``attribute`` where the name has it. ``KeyError`` if unknown."""
        for language in self.chain:
            for key in (f"-{term}.{attribute}", f"-{term}"):
                if f"-{term}" in language and key in language:
                    try:
                        return Text(language.tell(key)({}))
                    except _ERRORS as error:
                        self._failed(language, key, error)
        self._look_for(f"-{term}")
        raise KeyError(term)

    def form(self, form: str, value: Value) -> Text:
        """A name or number as it stands in a sentence, where it is no part of a message."""
        for language in self.chain[:-1]:
            try:
                return language.form(form, value)
            except _ERRORS as error:
                self._failed(language, f"form-{form}", error)
        return self.chain[-1].form(form, value)

    def say(self, key: str, /, reader: str = "", **values: Value) -> Text:
        """A message; in the form for who reads it ("doer", "victim"), where the language has one."""
        return self.tell(key, values, reader)

    def tell(self, key: str, values: Values, reader: str = "") -> Text:
        """As ``say``, with values in a mapping."""
        for language in self.chain:
            told = f"{key}.{reader}" if reader and f"{key}.{reader}" in language.raw else key
            try:
                return Text(language.tell(told)(values))
            except _ERRORS as error:
                if told in language:
                    self._failed(language, told, error)
                elif told != key:
                    # It has just been left out.
                    return self.tell(key, values, reader)
        if self.strict:
            raise KeyError(key)
        self._look_for(key)
        self._warn("every language", key, KeyError(key))
        return Text(key)

    def _look_for(self, key: str) -> None:
        """See whether a message that no language can say has gone from a catalog of ours; once for each."""
        if ("every language", key) not in self._warned and (file := self._lost(key, self.chain[-1].raw)):
            _log.warning("the message %s has gone from %s", key, file)
            raise BrokenInstallation(file, "damaged")

    def _failed(self, language: Language, key: str, error: Exception) -> None:
        """What a language says wrong is told once, or raised; what it has not, or no more, is nothing wrong."""
        if key not in language:
            return
        if self.strict:
            raise MessageError(f"{language.code}: {key}: {error!r}") from error
        self._warn(language.code, key, error)

    def _warn(self, code: str, key: str, error: Exception) -> None:
        if (code, key) not in self._warned:
            self._warned.add((code, key))
            _log.warning("the message %s cannot be said in %s: %r", key, code, error)
