### Die Seite der Plätze und Daueranweisungen.

orders-seats = Plätze
    .note = Du kannst einen Platz jederzeit einem Bot übergeben oder ihn zurücknehmen. Was gespielt ist, gilt. Spielt jemand anderes einen Platz zu Ende, steht das in der Chronik.
orders-seat = { $names }
orders-of = Daueranweisungen: { $name }
    .note = Eine Daueranweisung lehnt für dich ab, sodass du nicht gefragt wirst. Der Verlauf zeigt, wann sie es tut, und Zurücknehmen fragt dich wieder.
orders-gates = Verlassene Tore
    .note = Deine Kultisten besetzen verlassene Tore automatisch.
orders-ask = Fragen
orders-matters = Wenn es darauf ankommt
orders-never = Nie
orders-problem = Diesen Platz kannst du nicht ändern
