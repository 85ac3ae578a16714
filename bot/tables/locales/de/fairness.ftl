### Überprüfung und Aufzeichnungen.

## Befehle
command-verify = prüfen
    .description = Mischungen, Züge und Ergebnis einer beendeten Partie nachrechnen
command-record = aufzeichnung
    .description = Die Züge einer Partie als Datei bekommen

## Hilfe
help-charms = **Faires Mischen.** Bevor ein Tisch beginnt, legt sich der Bot in einem eigenen Beitrag auf ein Geheimnis fest. *Glücksbringer* auf der Karte fügt ein Bild oder ein Wort von dir hinzu, das alle lesen; gemischt wird aus beidem. So kann niemand, der den Bot betreibt, die Mischungen ausgesucht haben. `/spiel prüfen` rechnet es am Ende nach.

## Glücksbringer
button-charm = Glücksbringer
button-charm-words = Eigene Worte
button-verify = Prüfen
button-record = Aufzeichnung
charm-heading = { $match }: ein Glücksbringer
charm-about = Gemischt wird aus einem Geheimnis, das [schon feststeht]({ $link }), und aus dem, was ihr alle dazugebt. Was du dazugibst, wird einmal für alle hingeschrieben und bleibt so. Eigene Worte sind schwerer vorherzusehen als ein Glücksbringer.
charm-takes-seat = Du hast hier noch keinen Platz: Damit nimmst du einen ein.
charm-pick = Such dir einen Glücksbringer aus
charm-form = Ein Glücksbringer in eigenen Worten
charm-form-words = Deine Worte; alle lesen sie
charm-anchor = Anker
charm-bell = Glocke
charm-bear = Bär
charm-boat = Boot
charm-candle = Kerze
charm-cat = Katze
charm-clover = Kleeblatt
charm-comet = Komet
charm-compass = Kompass
charm-crow = Krähe
charm-magnet = Magnet
charm-key = Schlüssel
charm-kite = Drachen
charm-lantern = Laterne
charm-moon = Mond
charm-owl = Eule
charm-pearl = Perle
charm-rainbow = Regenbogen
charm-rose = Rose
charm-snail = Schnecke
charm-star = Stern
charm-teapot = Teekanne
charm-whale = Wal
charm-wind = Wind
done-charm = `{ $charm }` kommt in die Mischungen: { $match }.
done-charm-started = `{ $charm }` kommt in die Mischungen. Du hast den letzten Platz genommen, und { $match } beginnt.
slip-charm-given = Du hast schon `{ $charm }` dazugegeben, und dabei bleibt es.
refusal-charm-first-scheme = Dieser Tisch wurde eröffnet, als es hier noch keine Glücksbringer gab. Seine Mischungen legt die Prüfsumme auf der Karte fest.
refusal-charm-too-early = Was die Mischungen festlegt, steht noch nicht hier. Ein Glücksbringer zählt erst danach; versuch es gleich noch einmal.
refusal-charm-empty = Da war nichts, was ich dazugeben könnte.
refusal-charm-given = Du hast schon etwas dazugegeben, und dabei bleibt es.
refusal-charms-full = Hier wurde schon so viel dazugegeben, dass nicht mehr in einen Beitrag passt.

## Was die Mischungen festlegt
commitment-posted = 🔒 Die Mischungen von { $match } hängen von einem Geheimnis ab, das jetzt feststeht. SHA-256: `{ $hash }`
commitment-again = Die Optionen wurden geändert: Dies gilt anstelle dessen, was zuvor hier stand, und was seither dazugegeben wurde, zählt nicht mehr.
commitment-invites = Am Ende wird es verraten. Wer am Tisch sitzt oder sich damit hinsetzt, kann mit *{ $button }* auf der Karte noch etwas dazugeben.
contribution-posted = { $person } gibt `{ $words }` in die Mischungen, nach dem, [was sie festlegt]({ $link }).
transcript-heading = { $match }: Der Tisch steht fest
transcript-about = Die Reihenfolge und alle Mischungen ergeben sich hieraus und aus dem [festgelegten Geheimnis]({ $link }). Nichts davon ändert sich mehr.
transcript-unposted = Die Reihenfolge und alle Mischungen ergeben sich hieraus und aus einem Geheimnis. Die Partie begann, bevor ein Beitrag es festgelegt hat; nur dieser hier legt es fest: SHA-256 `{ $hash }`
transcript-added = { $person } hat `{ $words }` dazugegeben.
transcript-silent = Nichts dazugegeben haben: { $people }.
secret-told = { $match } wurde ohne Ergebnis beendet. Daraus ergaben sich die Mischungen.

## Das Ende
verify-heading = { $match }: Prüfung
verify-secrets = Startwert `{ $seed }`, Salz `{ $salt }`. SHA-256 von `Startwert:Salz` ist `{ $hash }`, wie es seit der Eröffnung auf der Statuskarte steht.
verify-secret = Geheimnis `{ $secret }`, SHA-256 `{ $hash }`.
verify-commitment = Vergleicht die Prüfsumme mit der auf der Statuskarte; sie stand dort, bevor jemand eine Mischung kennen konnte.
verify-post-commitment = Die Prüfsumme des Geheimnisses
verify-post-contribution = Was { $person } dazugegeben hat
verify-post-transcript = Der Tisch, wie er begann
verify-stands = { $what }: steht da, wie es geschrieben wurde, und in der richtigen Reihenfolge.
verify-never-posted = { $what }: wurde nicht geschrieben, also stand damit nichts fest.
verify-unseen = { $what }: Das konnte ich gerade nicht ansehen. Vielleicht darf ich hier nicht lesen, was früher geschrieben wurde.
verify-gone = { $what }: ist nicht mehr da.
verify-not-ours = { $what }: ist kein Beitrag von mir.
verify-edited = { $what }: wurde später geändert.
verify-differs = { $what }: sagt nicht, was es sagen müsste.
verify-disordered = { $what }: ist älter als das, worauf es folgen müsste.
verify-nobody = Niemand hat etwas dazugegeben: Wer den Bot betreibt, hätte das Geheimnis aussuchen können.
verify-bound = Die Prüfsumme ist die des Geheimnisses, und der Tisch, wie er begann, nennt alles, was dazugegeben wurde.
verify-order-bound = Die Reihenfolge ergibt sich aus dem Geheimnis und dem Tisch.
verify-moves-bound = Die Mischungen ergeben sich aus dem Geheimnis und dem Tisch, und jeder Zug ist regelgerecht.
verify-impossible = Nicht überprüfbar: Diese Partie wurde aus einer Datei gemacht. Ob sie in sich stimmt, steht oben; dass sie vor dem Spiel festgelegt war, hat hier niemand gesehen.
verify-yourself = Ich habe meine eigenen Beiträge angesehen; seht sie euch auch selbst an. `/spiel aufzeichnung` enthält alles, was man braucht, um den Rest ohne mich nachzurechnen.
verify-order = Die Reihenfolge ergibt sich aus dem Startwert.
verify-moves = Die Mischungen ergeben sich aus dem Startwert, und jeder Zug ist regelgerecht.
verify-result = Das Ergebnis ergibt sich aus den Zügen.
export-complete = Die Aufzeichnung der Partie: jeder Zug, jede Mischung, das Ergebnis.
export-incomplete = Die bisherige Aufzeichnung der Partie, mit dem, was du von ihr wissen darfst.
