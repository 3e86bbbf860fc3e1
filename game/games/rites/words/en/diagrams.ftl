### The diagrams beside the rules: captions below pictures.

rites-diagram-leads = opens the gate: its cult is dominant
rites-diagram-higher = the same cult, higher: would close the gate
rites-diagram-other = another cult: never closes it, however high
rites-diagram-green = green beats them all, and closes the gate
