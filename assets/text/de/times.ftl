### Wann etwas war, und wie groß eine Datei ist.

# $date ist ein Tag mit Monat und Jahr, $clock ist „9:05“.
times-today = heute, { $clock }
times-yesterday = gestern, { $clock }
times-date = { DAY($date) }
times-day = { DAY($date) }, { $clock }

times-kilobytes = { $size } kB
times-megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
