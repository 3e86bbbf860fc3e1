### Was eine Vorgabe bringt; $number hat sein Vorzeichen.

handicap-power = { $number } Macht
handicap-doom = { $number } Verderben
handicap-given = { COMMA($parts) }
