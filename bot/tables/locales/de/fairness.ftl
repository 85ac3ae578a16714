### Faires Mischen: Prüfung, Belege und Aufzeichnungen.

## Befehle
command-verify = prüfen
    .description = Mischen, Züge und Ergebnis einer Partie nachprüfen
option-receipt = beleg
    .description = Dein Beleg zu dieser Partie
command-record = aufzeichnung
    .description = Die Züge einer Partie als Datei herunterladen

## Hilfe
help-fairness = **Faires Mischen.** Vor jeder Partie versiegelt der Bot ein Geheimnis, indem er dessen Prüfsumme postet. Mit *Zum Mischen beitragen* auf der angepinnten Karte der Partie fügst du eigene Worte hinzu, die alle lesen können. Beides zusammen bestimmt, wie gemischt wird. Deshalb kann sich auch das Team, das den Bot betreibt, das Ergebnis nicht aussuchen. Nach der Partie kannst du das mit `/spiel prüfen` nachprüfen. Vorher bekommst du mit demselben Befehl einen Beleg, den du aufbewahren solltest.

## Zum Mischen beitragen
button-words = Zum Mischen beitragen
button-verify = Prüfen
button-record = Aufzeichnung
words-form = Deine Worte
words-form-hint = Alle können deine Worte lesen. Du kannst sie nicht ändern. Damit bekommst du auch einen Platz.
done-words =
    Du hast `{ $added }` zum Mischen beigetragen: { $match }.
    { $receipt }
done-words-last =
    Du hast `{ $added }` zum Mischen beigetragen und den letzten Platz genommen. { $match } beginnt, sobald deine Worte gepostet sind.
    { $receipt }
done-words-started =
    Du hast `{ $added }` zum Mischen beigetragen und den letzten Platz genommen. { $match } beginnt.
    { $receipt }
refusal-words-too-early = Das Geheimnis ist noch nicht versiegelt. Erst danach kannst du zum Mischen beitragen. Versuch es gleich noch einmal.
refusal-words-nothing-drawn = In dieser Partie entscheidet nichts der Zufall. Es gibt also kein Mischen, zu dem du Wörter beitragen könntest.
refusal-words-unposted = Beiträge zum Mischen werden gerade noch gepostet. Versuch es gleich noch einmal.
refusal-words-empty = Bitte gib mindestens ein Wort ein.
refusal-words-given = Du hast schon `{ $words }` beigetragen. Das kannst du nicht mehr ändern.

## Nachrichten
# Die erste Zeile: Welche Codestellen und Erwähnungen sie hat und in welcher Reihenfolge, prüft `/spiel prüfen`.
commitment = 🔒 Siegel für das Mischen: `{ $hash }`
commitment-again = 🔒 Die Optionen wurden geändert, deshalb gibt es ein neues Siegel für das Mischen: `{ $hash }`. Frühere Beiträge zählen nicht mehr.
contribution = { $person } hat `{ $words }` zum Mischen beigetragen. Am Tisch: { $seats }.
words-returned = { $person }, Discord hat die Worte abgelehnt, die du zum Mischen beigetragen hast. Diese Worte zählen nicht, und falls du dafür einen Beleg bekommen hast, gilt er nicht mehr. Du kannst andere Worte beitragen. Wenn der Tisch voll ist, beginnt die Partie in zwei Minuten auch ohne deine Worte.
transcript = 🔒 Mitspielende: { $seats }. Von jetzt an lässt sich am Mischen nichts mehr ändern: `{ $hash }`
transcript-unposted = Mitspielende: { $seats }. Die Partie begann, bevor ihr Geheimnis versiegelt war. Von jetzt an lässt sich am Mischen nichts mehr ändern: `{ $hash }`
secret = { $match } wurde ohne Ergebnis beendet. Das versiegelte Geheimnis war `{ $secret }`.

## Belege
receipt =
    Dein Beleg: `{ $line }`
    Bewahre diese Zeile außerhalb von Discord auf. Nach der Partie zeigt `/spiel prüfen beleg:`, ob etwas ausgetauscht wurde.
slip-receipt = Das ist kein Beleg. Kopiere die ganze Zeile.
receipt-holds = Dein Beleg stimmt.
receipt-other-match = Dein Beleg gehört zu einer anderen Partie.
receipt-other-secret = Dein Beleg passt nicht zum Geheimnis dieser Partie: Entweder wurde das Geheimnis nachträglich ausgetauscht, oder die Optionen wurden geändert.
receipt-other-message = Dein Beleg gehört zu einer anderen Nachricht: Das Siegel wurde seitdem neu gepostet.
receipt-other-words = Dein Beleg passt nicht zu den beigetragenen Worten oder nicht zu den Personen, die damals am Tisch saßen.

## Prüfung
verify-heading = { $match }: Prüfung
verify-sealed = Du kannst die Partie erst prüfen, wenn sie vorbei ist. Bis dahin bleibt ihr [versiegeltes Geheimnis]({ $link }) verborgen.
verify-unsealed = Du kannst die Partie erst prüfen, wenn sie vorbei ist. Ihr versiegeltes Geheimnis wurde aber nie gepostet, deshalb kann ich dir keinen Beleg geben.
verify-nothing-drawn-yet = In dieser Partie entscheidet nichts der Zufall. Züge und Ergebnis kannst du prüfen, sobald sie vorbei ist.
verify-nothing-drawn = In dieser Partie hat nichts der Zufall entschieden. Es gab also kein Geheimnis zu versiegeln.
verify-secret = Geheimnis `{ $secret }`, SHA-256 `{ $hash }`.
verify-post-commitment = Das versiegelte Geheimnis
verify-post-contribution = Die Worte von { $person }
verify-post-transcript = Die Liste der Mitspielenden
verify-stands = { $what }: unverändert und in der richtigen Reihenfolge.
verify-never-posted = { $what }: nie gepostet und deshalb kein Beweis.
verify-unseen = { $what }: Diese Nachricht konnte ich nicht lesen. Vielleicht darf ich hier keine älteren Nachrichten sehen.
verify-no-file = { $what }: unverändert, aber die Datei dazu durfte ich nicht anhängen.
verify-gone = { $what }: Die Nachricht wurde gelöscht.
verify-not-ours = { $what }: Die Nachricht ist nicht von mir.
verify-edited = { $what }: Die Nachricht wurde bearbeitet.
verify-differs = { $what }: Der Inhalt der Nachricht stimmt nicht.
verify-disordered = { $what }: Die Nachricht kam zu früh. Sie ist älter als die Nachricht, die vor ihr stehen müsste.
verify-nobody = Niemand hat eigene Worte zum Mischen beigetragen. Das Team, das den Bot betreibt, hätte sich also ein passendes Geheimnis aussuchen können.
verify-unsettled = Nach dem letzten Beitrag hat noch jemand den Tisch verlassen oder sich dazugesetzt.
verify-words-after = Nach deinem Beitrag kamen noch Worte von { $people } hinzu. Wer das Geheimnis kannte, hätte passende Worte wählen können.
verify-bound = Das Siegel ist die Prüfsumme des Geheimnisses, und die Liste der Mitspielenden enthält alle Beiträge.
verify-roster = Die Plätze wurden in der Reihenfolge besetzt, die mit den Beiträgen gepostet wurde.
verify-order = Die Zugreihenfolge entspricht der Auslosung oder der Vereinbarung.
verify-moves = Das Ergebnis des Mischens passt zum Geheimnis und zur Liste der Mitspielenden, und alle Züge entsprechen den Regeln.
verify-legal-moves = Alle Züge entsprechen den Regeln.
verify-result = Das Ergebnis passt zu den Zügen.
verify-impossible = Nicht überprüfbar: Diese Partie wurde aus einer Datei importiert. Die Prüfung oben zeigt nur, ob die Datei in sich stimmig ist, aber nicht, ob das Geheimnis vor dem Spiel versiegelt war.
verify-yourself = Ich habe meine eigenen Nachrichten geprüft. Sieh sie dir auch selbst an: Keine darf als bearbeitet markiert sein. Mit `/spiel aufzeichnung` bekommst du alles, was du brauchst, um den Rest ohne mich nachzuprüfen.
export-complete = Die vollständige Aufzeichnung der Partie: alle Züge, alle Mischvorgänge und das Ergebnis.
export-incomplete = Die bisherige Aufzeichnung der Partie. Informationen, die du noch nicht sehen darfst, sind nicht enthalten.
