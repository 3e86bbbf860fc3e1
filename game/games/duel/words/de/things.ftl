### Was es zu den Gebieten und Begriffen zu sagen gibt, die nur ein Duell hat.

## Gebiete

things-area-merrimac-river = Der lange Fluss durch den Norden, an Dunwichs Hügeln und Arkham vorbei bis zum Meer bei Innsmouth.
    .source = Regelbuch des Duells, Grundlagen
things-area-gardner-reservoir = Stilles Wasser über einem verdorrten Hof, zwischen Cape Ann und dem Land; hier quert die Brücke von Innsmouth nach Rockport.
    .source = Regelbuch des Duells, Grundlagen
things-area-martins-cove = Das Ufer von Rockport bis zum Hafen von Boston.
    .source = Regelbuch des Duells, Grundlagen
things-area-devils-reef-miskatonic-river = Das Riff vor Innsmouth und der Fluss bei Arkham: zwei Enden eines Portals und ein einziges Gebiet.
    .source = Regelbuch des Duells, Grundlagen
things-area-loblolly-cove-mystic-river = Die Bucht vor Rockport und der Fluss oberhalb von Boston: zwei Enden eines Portals und ein einziges Gebiet.
    .source = Regelbuch des Duells, Grundlagen
things-area-jersey-reef-charles-river = Das Riff im Südosten und der Fluss bei Boston: zwei Enden eines Portals und ein einziges Gebiet. Hier beginnt und erwacht der Große Cthulhu.
    .source = Regelbuch des Duells, Grundlagen
things-area-innsmouth = Eine verfallene Hafenstadt mit einer Brücke nach Rockport. Hier beginnt das Kriechende Chaos im Duell.
    .source = Regelbuch des Duells, Grundlagen; R59
things-area-rockport = Das felsige Ende von Cape Ann, durch Wasser vom Land getrennt.
    .source = Regelbuch des Duells, Grundlagen
things-area-arkham = Die alte Stadt im Binnenland, mitten in allem: Sieben Gebiete grenzen an sie.
    .source = Regelbuch des Duells, Grundlagen
things-area-salem = Die Stadt zwischen Arkham und Boston. Hier beginnt das Gelbe Zeichen im Duell.
    .source = Regelbuch des Duells, Grundlagen; R59
things-area-boston = Die große Stadt im Süden, am Charles und am Mystic River.
    .source = Regelbuch des Duells, Grundlagen
things-area-dunwich = Einsame Hügel im Nordwesten. Hier beginnt die Schwarze Ziege im Duell.
    .source = Unsere Rekonstruktion; R59

## Karten

things-map-lovecraft-country = Zwölf Gebiete im alten Massachusetts für ein Duell. Drei davon liegen an je zwei Orten, durch ein Portal verbunden.
