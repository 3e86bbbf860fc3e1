"""The chronicle: every finished game, kept as a small record with its result and all its answers.

``record_of(match, id)`` makes a record, ``Chronicle`` keeps records in a folder, lists them and plays one through
again (``load``). ``sieve`` says which games are meant, ``tallies`` counts them, ``export`` writes them for others.
"""

from game.match.chronicle.keeping import Chronicle, Listing
from game.match.chronicle.making import finished, mark_of, record_of
from game.match.chronicle.records import Record, RecordError, SideTold, Sitter, Summary

__all__ = ["Chronicle", "Listing", "Record", "RecordError", "SideTold", "Sitter", "Summary", "finished", "mark_of",
           "record_of"]  # fmt: skip
