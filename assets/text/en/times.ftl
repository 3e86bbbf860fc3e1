### When something was, and how large a file is.

# $date is a day with month and year, $clock is "9:05".
times-today = today, { $clock }
times-yesterday = yesterday, { $clock }
times-date = { DAY($date) }
times-day = { DAY($date) }, { $clock }

times-kilobytes = { $size } kB
times-megabytes = { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
