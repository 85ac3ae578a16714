### Faires Mischen: Prüfung, Belege und Aufzeichnungen.

## Befehle
command-verify = prüfen
    .description = Mischen, Züge und Ergebnis einer Partie nachprüfen
option-receipt = beleg
    .description = Der Beleg, den du dir zu dieser Partie aufgehoben hast
command-record = aufzeichnung
    .description = Die Züge einer Partie als Datei bekommen

## Hilfe
help-fairness = **Faires Mischen.** Vor jeder Partie versiegelt der Bot ein Geheimnis, indem er dessen Prüfsumme postet. Mit *Zum Mischen beitragen* auf der Karte fügst du eigene Worte hinzu, die alle lesen können. Das Mischen ergibt sich aus beidem, also kann niemand, der den Bot betreibt, das Ergebnis aussuchen. Nach der Partie kannst du das mit `/spiel prüfen` nachprüfen. Vorher bekommst du damit einen Beleg zum Aufheben.

## Zum Mischen beitragen
button-words = Zum Mischen beitragen
button-verify = Prüfen
button-record = Aufzeichnung
words-form = Deine Worte
words-form-hint = Für alle lesbar und endgültig. Ohne Platz am Tisch bekommst du damit auch einen.
done-words =
    Du hast `{ $added }` zum Mischen beigetragen: { $match }.
    { $receipt }
done-words-last =
    Du hast `{ $added }` zum Mischen beigetragen. Du hast den letzten Platz genommen, und { $match } beginnt, sobald deine Worte gepostet sind.
    { $receipt }
refusal-words-too-early = Das Geheimnis ist noch nicht versiegelt, und deine Worte zählen erst danach. Versuch es gleich noch einmal.
refusal-words-unposted = Worte zum Mischen werden gerade noch gepostet. Versuch es gleich noch einmal.
refusal-words-empty = Schreib etwas, das du beitragen möchtest.
refusal-words-given = Du hast schon `{ $words }` beigetragen. Das kannst du nicht mehr ändern.

## Nachrichten
# Die erste Zeile: Welche Codestellen und Erwähnungen sie hat und in welcher Reihenfolge, prüft `/spiel prüfen`.
commitment = 🔒 Siegel für das Mischen: `{ $hash }`
commitment-again = 🔒 Die Optionen wurden geändert, deshalb gibt es ein neues Siegel für das Mischen: `{ $hash }`. Frühere Beiträge zählen nicht mehr.
commitment-check = So prüfst du es: `/spiel prüfen`
contribution = { $person } trägt `{ $words }` zum Mischen bei. Am Tisch: { $seats }.
words-returned = { $person }, Discord hat die Worte abgelehnt, die du zum Mischen beigetragen hast. Sie zählen nicht, und ein Beleg dazu gilt nicht mehr. Du kannst andere Worte beitragen. Ist der Tisch voll, beginnt die Partie in zwei Minuten ohne sie.
transcript = Mitspielende: { $seats }. Das Mischen ergibt sich aus dem versiegelten Geheimnis und dieser Liste: `{ $hash }`
transcript-unposted = Mitspielende: { $seats }. Die Partie begann, bevor ihr Geheimnis versiegelt war. Das Mischen ergibt sich daraus und aus dieser Liste: `{ $hash }`
secret = { $match } wurde ohne Ergebnis beendet. Das versiegelte Geheimnis war `{ $secret }`.

## Belege
receipt =
    Dein Beleg: `{ $line }`
    Heb diese Zeile anderswo auf. Nach der Partie zeigt `/spiel prüfen beleg:`, ob etwas ausgetauscht wurde.
slip-receipt = Das ist kein Beleg. Kopiere die ganze Zeile.
receipt-holds = Dein Beleg stimmt.
receipt-other-match = Dein Beleg gehört zu einer anderen Partie.
receipt-other-secret = Auf deinem Beleg steht ein anderes Siegel: Das Geheimnis wurde danach ausgetauscht, oder die Optionen wurden geändert.
receipt-other-message = Auf deinem Beleg steht eine andere Nachricht: Das Siegel wurde neu gepostet.
receipt-other-words = Dein Beleg passt nicht zu den beigetragenen Worten oder zu denen, die damals am Tisch saßen.

## Prüfung
verify-heading = { $match }: Prüfung
verify-sealed = Prüfen kannst du die Partie, wenn sie vorbei ist. Bis dahin bleibt ihr [versiegeltes Geheimnis]({ $link }) verborgen.
verify-unsealed = Prüfen kannst du die Partie, wenn sie vorbei ist. Ihr Geheimnis wurde nicht in einer Nachricht versiegelt, deshalb gibt es keinen Beleg.
verify-secret = Geheimnis `{ $secret }`, SHA-256 `{ $hash }`.
verify-post-commitment = Das versiegelte Geheimnis
verify-post-contribution = Die Worte von { $person }
verify-post-transcript = Die Liste der Mitspielenden
verify-stands = { $what }: unverändert und in der richtigen Reihenfolge.
verify-never-posted = { $what }: nie gepostet, beweist also nichts.
verify-unseen = { $what }: Diese Nachricht konnte ich nicht lesen. Vielleicht darf ich hier keine älteren Nachrichten sehen.
verify-no-file = { $what }: unverändert, aber die Datei dazu durfte ich nicht anhängen.
verify-gone = { $what }: Die Nachricht wurde gelöscht.
verify-not-ours = { $what }: Die Nachricht ist nicht von mir.
verify-edited = { $what }: Die Nachricht wurde bearbeitet.
verify-differs = { $what }: In der Nachricht steht nicht, was dort stehen müsste.
verify-disordered = { $what }: Die Nachricht ist älter als die davor.
verify-nobody = Niemand hat Worte beigetragen: Wer den Bot betreibt, hätte das Geheimnis aussuchen können.
verify-unsettled = Nach dem letzten Beitrag hat sich noch jemand an den Tisch gesetzt oder ihn verlassen.
verify-bound = Das Siegel ist die Prüfsumme des Geheimnisses, und die Liste der Mitspielenden enthält alle Beiträge.
verify-roster = Die Plätze wurden in der Reihenfolge besetzt, die bei den Beiträgen steht.
verify-order = Die Zugreihenfolge entspricht der Auslosung oder der Vereinbarung.
verify-moves = Das Mischen ergibt sich aus dem Geheimnis und der Liste der Mitspielenden, und jeder Zug ist regelgerecht.
verify-result = Das Ergebnis folgt aus den Zügen.
verify-impossible = Nicht überprüfbar: Diese Partie wurde aus einer Datei importiert. Oben siehst du, ob die Datei in sich stimmig ist. Ob das Geheimnis vor dem Spiel versiegelt war, konnte hier niemand sehen.
verify-yourself = Ich habe meine eigenen Nachrichten geprüft. Sieh sie dir auch selbst an: Keine darf als bearbeitet markiert sein. `/spiel aufzeichnung` enthält alles, was du brauchst, um den Rest ohne mich nachzuprüfen.
export-complete = Die Aufzeichnung der Partie: jeder Zug, jedes Mischen, das Ergebnis.
export-incomplete = Die bisherige Aufzeichnung der Partie, ohne alles, was dir verborgen ist.
