### Wenn die Sterne richtig stehen: die Geschichte, wie sie auf Deutsch erzählt wird. Ihr Englisch steht in ihrer Datei,
### saves/the-stars-align.campaign.toml. Erzählt wird in der Gegenwart und mit du; Mrs. Orne und Kapitän Vane sagen Sie.

campaign-the-stars-align =
    .title = Wenn die Sterne richtig stehen
    .text = Ein Buchhändler in Arkham überlässt dir einen Almanach für ein Jahr, das nicht auf dem Einband steht. Sieben Nächte darin sind eingekreist. In jeder, heißt es, lässt sich vom Himmel etwas erbitten, und in jeder bittet noch jemand anderes.

## Wer wiederkehrt

campaign-the-stars-align-enemy-pell =
    .name = Professor Pell
    .text = Dreißig Jahre lang vermaß er die Sterne, bis einer von ihnen ihn vermaß.
campaign-the-stars-align-enemy-orne =
    .name = Mrs. Orne
    .text = Sie sammelt. Wozu etwas gut ist, hat sie noch nie gefragt.
campaign-the-stars-align-enemy-vane =
    .name = Kapitän Vane
    .text = Er kam ohne sein Schiff nach Hause, trocken und elf Jahre zu spät.

## Wozu ein Artefakt gut ist, wenn es erst aus dem Museum heraus ist

campaign-the-stars-align-relic-star-shaped-soapstone =
    .name = Der Sternförmige Speckstein
campaign-the-stars-align-relic-coffin-shaped-clock =
    .name = Die Sarguhr
campaign-the-stars-align-relic-innsmouth-tiara =
    .name = Die Tiara von Innsmouth
campaign-the-stars-align-relic-zanns-viol =
    .name = Zanns Gambe
campaign-the-stars-align-relic-tillinghast-resonator =
    .name = Der Tillinghast-Resonator
campaign-the-stars-align-relic-silver-key =
    .name = Der Silberne Schlüssel
campaign-the-stars-align-relic-scroll-of-tyog =
    .name = Die Schriftrolle des T’yog
campaign-the-stars-align-relic-powder-of-ibn-ghazi =
    .name = Das Pulver des Ibn Ghazi
campaign-the-stars-align-relic-black-stone =
    .name = Der Schwarze Stein
campaign-the-stars-align-relic-brain-cylinder =
    .name = Der Gehirnzylinder
campaign-the-stars-align-relic-shining-trapezohedron =
    .name = Das Leuchtende Trapezoeder
campaign-the-stars-align-relic-jade-amulet =
    .name = Das Jadeamulett
campaign-the-stars-align-relic-camera-obscura =
    .name = Die Camera obscura

## Die sieben Nächte

campaign-the-stars-align-ash-and-ink =
    .title = Asche und Tinte
    .text = Die erste Nacht ist eine Probe. Drei Stühle, eine Lampe, das Hinterzimmer des Ladens und ein Ritus, abgeschrieben von zwei Händen: der des Buchhändlers und einer, die viel fester aufdrückt. Mrs. Orne hat ihre eigene Kerze mitgebracht. Sie ist wegen der Reliquie unter dem Tuch gekommen; in wessen Händen die liegt, ist ihr gleich.
    .triumph = Die Lampe geht aus, und was unter dem Tuch liegt, bleibt warm: zwei Dinge, wo eines liegen sollte. Mrs. Orne knöpft wortlos ihre Handschuhe zu. Auf ebendiese Weise wird sie dich nicht noch einmal unterschätzen.
    .victory = Du hast die Reliquie und nichts als die Reliquie. Mrs. Orne betrachtet sie, wie man den Regenschirm eines anderen betrachtet. „Behalten Sie sie“, sagt sie. „Es regnet viel hier.“
    .defeat = Als die Lampe wieder brennt, liegt das Tuch flach. Mrs. Orne ist schon auf der Straße und geht schnell, und dem Almanach fehlt eine Seite.
campaign-the-stars-align-ash-and-ink-seat-2 =
    .name = Der Buchhändler

campaign-the-stars-align-the-merrimac-quarrel =
    .title = Der Streit am Merrimac
    .text = Professor Pell besitzt einen Schlüssel zur Sternwarte und einen Brief des Kuratoriums, das ihn zurückverlangt. Von der Kuppel aus hat er den Fluss in die falsche Richtung strömen sehen. Noch vor der zweiten Nacht will er das Tal haben. Was vor dem Riff schläft, will es auch, und heute Nacht bist du seine Stimme.
    .triumph = Um vier Uhr morgens dreht in Innsmouth jedes Boot den Bug zum Ufer. Der Professor schreibt die Uhrzeit auf und daneben an den Rand, zum ersten Mal in seinem Leben, nichts.
    .victory = Das Tal gehört dir, in aller Stille. Flussaufwärts singen noch die Ziegen, aber den Schlüssel haben sie verloren. Pell lässt sein Fernrohr zurück. Den Stuhl nimmt er mit.
    .defeat = In einer einzigen Nacht kommen die Wälder bis ans Wasser herab. Pell behält seine Kuppel, und das Kuratorium, das Ergebnisse schätzt, schlägt in seinen Briefen einen wärmeren Ton an.
campaign-the-stars-align-the-merrimac-quarrel-triumph =
    .name = Was der Fluss dir schuldet
campaign-the-stars-align-the-merrimac-quarrel-victory =
    .name = Was der Fluss dir schuldet

campaign-the-stars-align-three-chairs =
    .title = Drei Stühle
    .text = Ein Abendessen, auf Einladung. Pell spricht über Parallaxe, Mrs. Orne über Provenienz, und unter dem Tisch ist mit Salz die Karte der Welt gezeichnet. Die Suppe rührt niemand an. Beim dritten Gang wechseln ganze Küsten den Besitzer.
    .triumph = Du faltest das Tischtuch zusammen, mit der Welt darin. „Mein liebes Kind“, sagt Mrs. Orne und hat dem ausnahmsweise nichts hinzuzufügen. Der Professor fragt, ob er die Ränder sehen dürfe.
    .victory = Du gehst mit einem Zipfel des Tuchs und allen zehn Fingern, was an diesem Tisch als gute Erziehung gilt. Jemand, den du nicht gesehen hast, hat die Rechnung beglichen.
    .defeat = Zum Abschied trinken sie auf dein Wohl. Erst auf der Treppe fällt dir auf, dass sie dabei in der Vergangenheitsform von dir sprachen.
campaign-the-stars-align-three-chairs-triumph =
    .name = Ein zweiter Blick
campaign-the-stars-align-three-chairs-victory =
    .name = Ein Zipfel des Tuchs

campaign-the-stars-align-the-king-in-asia =
    .title = Der König in Asien
    .text = Du erwachst in der vierten Nacht, und sie ist längst im Gange. Jemand hat dir schon die Hand über die Karte geführt: Der Schläfer ist auf und steht in Asien Auge in Auge mit einem gelben Gewand. Das Gewand hat Mrs. Orne sozusagen auf dem Bügel. Pell liegt vorn und rechnet es laut zusammen.
    .triumph = Das Gewand findet sich in der Steppe, leer und, was schlimmer ist, gefaltet. Von nun an zieht es in jedem Zimmer, das Mrs. Orne betritt, und sie hat begonnen, Dinge zu verkaufen.
    .victory = Begonnen hast du es nicht, aber beendet. Die Hand, die deine geführt hat, lässt los, Finger um Finger.
    .defeat = Am Morgen sind die Karten neu, und die Kartenzeichner beschwören, dass sie nie anders waren. Auf den neuen liegt ein Land, dessen Namen alle ein wenig zu gut aussprechen.
campaign-the-stars-align-the-king-in-asia-triumph =
    .name = Zugluft in jedem Zimmer

campaign-the-stars-align-a-night-at-the-museum =
    .title = Eine Nacht im Museum
    .text = Das Miskatonic-Museum schließt um sechs. Um sieben bist du noch da, mit dir der Nachtwächter, Mrs. Orne und ein Schiffskapitän, der sich ins Gästebuch einträgt, ohne dass es nass wird. Vier Riten sollen zwischen den Vitrinen stattfinden. Was du vor Morgengrauen hinausträgst, gehört dir und ist für ein einziges Mal gut.
    .triumph = Mit zugehaltenem Mantel gehst du am Pult des Nachtwächters vorbei. Hinter dir sind die Vitrinen verschlossen, beschriftet und voller Dinge, die denen sehr ähnlich sehen, die vorher darin lagen.
    .victory = Es war knapp, und es klappert beim Gehen. Vane hält dir die Tür auf. „Für die letzte Nacht“, sagt er. „Da werden Sie die Hände frei haben wollen.“
    .defeat = Im Morgengrauen findet man dich schlafend unter dem Wal. Eines hat dir der Kapitän aus seiner Tasche dagelassen, aus Güte oder weil es zu summen anfing.
campaign-the-stars-align-a-night-at-the-museum-seat-3 =
    .name = Der Nachtwächter
campaign-the-stars-align-a-night-at-the-museum-defeat =
    .name = Ein Ding, das summt

campaign-the-stars-align-the-house-at-innsmouth =
    .title = Das Haus in Innsmouth
    .text = Sechs Menschen, denen du vertraust, in einem Haus, in einer Stadt, und die Flut kommt die Straße herauf. Kapitän Vane ist vor elf Jahren nicht ertrunken. Man bat ihn zu warten. Heute Nacht hat er drei Tore, das Riff ist wach, und er ruft dich bei dem Namen, den du dem Almanach genannt hast.
    .triumph = Ein hochgewachsener Mann, den niemand geladen hat, kommt die Treppe herab, und das Wasser weicht aus der Straße, als wäre ihm etwas eingefallen. Vane salutiert. Einer von beiden lächelt. Du bist nicht sicher, ob es der Hochgewachsene ist.
    .victory = Das Haus steht. Es steht acht Fuß tief im Wasser, aber die Lampe im oberen Fenster ist noch deine.
    .defeat = Über die Dächer kommst du davon. Hinter dir gehen die sechs hinunter ans Wasser, in guter Ordnung, und sehen dich im Vorübergehen nicht an, denn sie haben es nicht mehr nötig.

campaign-the-stars-align-the-seventh-night =
    .title = Die siebte Nacht
    .text = Keine Wolke. Sämtliche Uhren in Arkham bleiben in derselben Minute stehen, und die Leute treten vor ihre Häuser, um dem zuzuhören. Pell ist auf seiner Kuppel, Mrs. Orne zwischen ihren Vitrinen, der Kapitän am Ende des Piers, und du bist, wo der Almanach aufgeschlagen liegt. Eine Seite ist noch übrig. Gelesen habt ihr sie alle vier.
    .triumph = Die Seite blättert sich von selbst um.
    .victory = Du blätterst um. Die Seite ist schwerer als Papier.
    .defeat = Jemand anderes blättert um.
campaign-the-stars-align-the-seventh-night-seat-3 =
    .name = Der Buchhändler

## Wie es ausgeht

campaign-the-stars-align-ending-the-sky-answers =
    .title = Der Himmel antwortet
    .text = Er antwortet mit einer Frage, wie du es immer geahnt hast, und sie ist mit Namen an dich gerichtet. Ringsum liegt die Stadt ganz still, das Gesicht nach oben. Sieben Nächte lang hast du geübt. Du räusperst dich.
campaign-the-stars-align-ending-the-tall-man =
    .title = Zu Gast beim Hochgewachsenen
    .text = Die Sterne stehen richtig, und ein Wagen wartet. Der Hochgewachsene hält dir den Schlag auf. Du hast gewonnen, sagt er, und noch nie hat jemand so wenig ausgesehen, als mache es ihm etwas aus. Für dich ist gedeckt, im Mittelpunkt aller Dinge. Die Musik spielt schon eine ganze Weile.
campaign-the-stars-align-ending-a-crown-of-salt =
    .title = Eine Krone aus Salz
    .text = Es ist vollbracht, und es ist dein: die Küsten, die Namen der Küsten, die Stunde. Die Krone ist aus Salz und bei Regen nicht zu tragen. Vom Fenster aus siehst du unten auf der Straße Mrs. Orne, die ein Angebot macht.
campaign-the-stars-align-ending-the-almanac-closed =
    .title = Der Almanach, geschlossen
    .text = Die siebte Nacht gehört einer anderen Hand. Doch sechs der Seiten hast du gelesen und weißt, wie er geschrieben ist, und der Almanach fürs nächste Jahr wird eben gesetzt. Du kennst den Drucker. Du weißt, wovor er sich fürchtet.
campaign-the-stars-align-ending-an-ordinary-year =
    .title = Ein gewöhnliches Jahr
    .text = Schnee, Wahlen, eine gute Ernte. Du führst jetzt eine Buchhandlung. In klaren Nächten lässt du das Rollo herunter, und wenn jemand aus dem Regen hereinkommt und nach einem Almanach fragt, sagst du wahrheitsgemäß, es sei keiner mehr da.
