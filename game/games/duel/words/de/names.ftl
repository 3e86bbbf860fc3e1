### Die Namen im Duell, die Cthulhu Wars nicht hat. .way = an steht bei Gewässern: am, zum, vom statt im, in den, aus dem.

## Gebiete

-area-merrimac-river = Merrimac River
    .gender = m
    .genitive = Merrimac River
    .way = an
-area-gardner-reservoir = Gardner-Stausee
    .gender = m
    .genitive = Gardner-Stausees
    .way = an
-area-martins-cove = Martinsbucht
    .gender = f
-area-devils-reef-miskatonic-river = Teufelsriff / Miskatonic River
    .gender = n
    .genitive = Teufelsriffs / Miskatonic River
    .way = an
    .the = das Teufelsriff / der Miskatonic River
    .the-acc = das Teufelsriff / den Miskatonic River
-area-loblolly-cove-mystic-river = Loblolly-Bucht / Mystic River
    .gender = f
    .way = an
    .the = die Loblolly-Bucht / der Mystic River
    .the-acc = die Loblolly-Bucht / den Mystic River
    .in = an der Loblolly-Bucht / am Mystic River
    .to = zur Loblolly-Bucht / zum Mystic River
    .from = von der Loblolly-Bucht / vom Mystic River
-area-jersey-reef-charles-river = Jersey-Riff / Charles River
    .gender = n
    .genitive = Jersey-Riffs / Charles River
    .way = an
    .the = das Jersey-Riff / der Charles River
    .the-acc = das Jersey-Riff / den Charles River
-area-innsmouth = Innsmouth
    .sex = n
-area-rockport = Rockport
    .sex = n
-area-arkham = Arkham
    .sex = n
-area-salem = Salem
    .sex = n
-area-boston = Boston
    .sex = n
-area-dunwich = Dunwich
    .sex = n

## Orte in Gebieten

-place-devils-reef = Teufelsriff
    .gender = n
    .genitive = Teufelsriffs
    .way = an
-place-miskatonic-river = Miskatonic River
    .gender = m
    .genitive = Miskatonic River
    .way = an
-place-loblolly-cove = Loblolly-Bucht
    .gender = f
    .way = an
-place-mystic-river = Mystic River
    .gender = m
    .genitive = Mystic River
    .way = an
-place-jersey-reef = Jersey-Riff
    .gender = n
    .genitive = Jersey-Riffs
    .way = an
-place-charles-river = Charles River
    .gender = m
    .genitive = Charles River
    .way = an

## Karten

-map-lovecraft-country = Lovecraft Country
    .sex = n
