"""Says messages in the player's language: the first of a chain of languages that can say it.

How names and numbers stand in sentences is told by the catalogs: ``{ IN($area) }`` is the attribute ``in`` of the
area's term, else the language's message ``form-in`` with the term's attributes for values. ``CAP_IN`` is the same
at the beginning of a sentence.
"""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from game.language.plurals import CARDINALS, ORDINALS, Rule
from game.language.syntax import Call, Expression, MessageError, Pattern, Reference, Select, Variable, entries, parse
from game.language.values import Bit, Fields, Name, Text, Value, Values, as_text, capital

_log = logging.getLogger(__name__)
_PICTURES = ("ICON", "GLYPH")
_LISTS = {"OR": "list-or", "COMMA": "list-comma"}
"""Ways in which a list is joined that are no forms of a name: "Ada or Bert", "to Asia, to Europe"."""
_MOST_KEPT = 20_000

Tell = Callable[[Mapping[str, Any]], str]
Resolve = Callable[[Mapping[str, Any]], Any]


def _other(number: int) -> str:
    return "other"


class _Attributes(dict[str, Any]):
    """What a form of a name is made from; an attribute that it has not is the name itself."""

    def __missing__(self, key: str) -> Any:
        return self["name"]


class Language:
    """The catalog of one language. Messages are parsed when they are first said, and kept."""

    def __init__(self, code: str, sources: Iterable[tuple[str, str]], fallback: "Language | None" = None) -> None:
        """``sources`` are names and contents of files, read when the first message is looked for.

        ``fallback`` has the names that are missing here.
        """
        self.code = code
        self.fallback = fallback
        self._sources = sources
        self._raw: dict[str, str] | None = None
        base = code.split("-")[0].split("_")[0]
        self._rules = {"cardinal": CARDINALS.get(base, _other), "ordinal": ORDINALS.get(base, _other)}
        self._told: dict[str, Tell] = {}
        self._forms: dict[tuple[str, Value], Text] = {}
        self._attributes: dict[str, list[str]] = {}

    @property
    def raw(self) -> dict[str, str]:
        """All messages and attributes as they stand in the files, by id."""
        if self._raw is None:
            raw: dict[str, str] = {}
            for name, source in self._sources:
                found, junk = entries(source)
                for line in junk:
                    _log.warning("%s: %s is no message: %.60s", self.code, name, line)
                raw.update(found)
            self._raw = raw
        return self._raw

    def __contains__(self, key: str) -> bool:
        return key in self.raw

    def tell(self, key: str) -> Tell:
        """What says a message; raises ``KeyError`` for one there is not, ``MessageError`` for a malformed one."""
        found = self._told.get(key)
        if found is None:
            found = self._told[key] = self._compiled(self.changed(key, self.pattern(key)))
        return found

    def pattern(self, key: str) -> Pattern:
        """A message as it stands in the catalog."""
        return parse(self.raw[key])

    def changed(self, key: str, pattern: Pattern) -> Pattern:
        """What is said of a pattern: here the pattern itself."""
        return pattern

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
            return self.tell(f"form-{form}")(given) if f"form-{form}" in self.raw else self.show(value)
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
        return self.tell(f"form-{form}")(given) if f"form-{form}" in self.raw else self.show(given["name"])

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
        if whole in self.raw:
            return self.tell(whole)({})
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
            picture = f"{{{part.name.lower()}:{part.arguments[0]}}}"
            return lambda values: picture
        resolve, show = self._resolve(part), self.show
        if isinstance(part, Call) and part.name != "NUMBER":
            return resolve
        return lambda values: show(resolve(values))

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
        grouped = named.get("useGrouping") != "false"
        return lambda values: Text(self.number(resolve(values), least, max(least, most), grouped))

    def _selected(self, select: Select) -> Tell:
        resolve, usual = self._resolve(select.by), self._compiled(select.patterns[select.usual])
        tells = {key: self._compiled(inner) for key, inner in zip(select.keys, select.patterns, strict=True)}
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

    def __init__(self, chain: Sequence[Language], strict: bool = False) -> None:
        """``strict`` raises for what is malformed, for tests; otherwise it costs one line in the log."""
        self.chain = tuple(chain)
        self.strict = strict
        self._warned: set[tuple[str, str]] = set()

    def has(self, key: str) -> bool:
        return any(key in language for language in self.chain)

    def named(self, term: str, attribute: str = "alone") -> Text:
        """A name by itself, as in a heading; as the ``attribute`` where the name has it. ``KeyError`` if unknown."""
        for language in self.chain:
            if f"-{term}" in language:
                key = f"-{term}.{attribute}"
                try:
                    return Text(language.tell(key if key in language else f"-{term}")({}))
                except (MessageError, KeyError, ValueError, TypeError, RecursionError, IndexError) as error:
                    if self.strict:
                        raise MessageError(f"{language.code}: -{term}: {error!r}") from error
                    self._warn(language.code, f"-{term}", error)
        raise KeyError(term)

    def form(self, form: str, value: Value) -> Text:
        """A name or number as it stands in a sentence, where it is no part of a message."""
        return self.chain[0].form(form, value)

    def say(self, key: str, /, reader: str = "", **values: Value) -> Text:
        """A message; in the form for who reads it ("doer", "victim"), where the language has one."""
        return self.tell(key, values, reader)

    def tell(self, key: str, values: Values, reader: str = "") -> Text:
        """As ``say``, with values in a mapping."""
        for language in self.chain:
            told = f"{key}.{reader}" if reader and f"{key}.{reader}" in language.raw else key
            try:
                return Text(language.tell(told)(values))
            except (MessageError, KeyError, ValueError, TypeError, RecursionError, IndexError) as error:
                if self.strict and key in language:
                    raise MessageError(f"{language.code}: {told}: {error!r}") from error
                if key in language:
                    self._warn(language.code, told, error)
        if self.strict:
            raise KeyError(key)
        self._warn("every language", key, KeyError(key))
        return Text(key)

    def _warn(self, code: str, key: str, error: Exception) -> None:
        if (code, key) not in self._warned:
            self._warned.add((code, key))
            _log.warning("the message %s cannot be said in %s: %r", key, code, error)
