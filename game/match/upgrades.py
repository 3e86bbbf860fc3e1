"""Upgrades of old saves: a chain, one step for each format there has been."""

from collections.abc import Callable
from typing import Any

FORMAT = 3
"""The format this program writes."""

Upgrade = Callable[[dict[str, Any], dict[str, Any]], tuple[dict[str, Any], dict[str, Any]]]


def _campaigns(header: dict[str, Any], body: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """1 to 2: the header names the campaign, and has the serial number that only the body had."""
    return {**header, "campaign": "", "serial": body["serial"]}, body


def _rules(header: dict[str, Any], body: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """2 to 3: the inputs of a match say by which version of the rules it is played, as only the header did."""
    return header, {**body, "inputs": {**body["inputs"], "rules": header["rules"]}}


UPGRADES: dict[int, Upgrade] = {1: _campaigns, 2: _rules}
"""By the format it starts from: a function of header and body, as plain data, to those of the next format.

A step never changes what it is given and is never changed once released; each format
keeps a save in ``tests/saves`` with the facts it must load to.
"""


def upgraded(found: int, header: dict[str, Any], body: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Header and body brought from format ``found`` to ``FORMAT``; ``KeyError`` where a step is missing."""
    for step in range(found, FORMAT):
        header, body = UPGRADES[step](header, body)
    return header, body
