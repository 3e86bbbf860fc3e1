### The column at the right: the log, and what happened since your last choice.

wars-log = Log
    .find = Search the log
    .words = Search
    .found = { $found } of { $all }
wars-log-since = Since your last choice
    .turn = This turn
    .short = Meanwhile
    .nothing = Nothing important
wars-log-acts = { CAP_THE($side) } to act: { $power } Power left.
wars-log-decides = { CAP_THE($side) } must choose.
