"""The chronicle: every finished game, kept as a small record with its result and all its answers.

``record_of(match, id)`` makes a record, ``Chronicle`` keeps records in a folder, lists them and plays one through
again (``load``). ``sieve`` says which games are meant, ``tallies`` counts them, ``export`` writes them for others.
"""
