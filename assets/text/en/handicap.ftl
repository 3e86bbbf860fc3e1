### What a handicap gives; $number has its sign.

handicap-power = { $number } Power
handicap-doom = { $number } Doom
# Both of them.
handicap-given = { COMMA($parts) }
