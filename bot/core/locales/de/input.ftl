### Was Spielende für Zeitzonen, Uhrzeiten und Daten eintippen. Es gelten die Wörter aller Sprachen zugleich.

## Mehrdeutige Eingaben
ask-zone = „{ $given }“ kann mehrere Zeitzonen bedeuten: { $readings }. Welche ist deine? Wähle eine aus der Liste oder gib eine Stadt ein.
ask-time = „{ $given }“ kann { $readings } bedeuten. Was meinst du? Gib es so ein oder wähle aus der Liste.
ask-day = „{ $given }“ kann { $readings } bedeuten. Was meinst du? Gib es so ein oder wähle aus der Liste.

## Erkannte Wörter, durch Kommas getrennt
typed-never = keine, kein, nie, aus, keine Zeit
typed-time-words = um, ab, von, bis, gegen, uhr
typed-noon = mittag, mittags, am mittag
typed-midnight = mitternacht, um mitternacht
typed-morning = morgens, früh, am morgen, vormittags, am vormittag
typed-afternoon = nachmittags, am nachmittag, abends, abend, am abend
typed-night = nachts, in der nacht
typed-half-to = halb
typed-half-past = halb nach
typed-today = heute
typed-tomorrow = morgen
typed-day-after = übermorgen
typed-yesterday = gestern
typed-day-before = vorgestern
typed-last = letzten, letzter, letztes, letzte, vorigen, vorige, vergangenen, vergangene
typed-ago-first = vor
typed-ago-last = her
typed-date-words = am, den, der, dem, vom, ab, bis, zum
typed-this = diesen, dieser, diesem, dieses, diese, kommenden, kommender, kommende
typed-next = nächsten, nächster, nächstes, nächste
typed-in = in
typed-one = ein, eine, einem, einer
typed-days = tag, tage, tagen
typed-weeks = woche, wochen
typed-january = jänner, jän
