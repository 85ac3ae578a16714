### Einen Tisch finden.

## Befehle
command-find = tischsuche
    .description = Einen passenden Tisch suchen und Bescheid bekommen, sobald es einen gibt

## Das Formular
find-heading = Tischsuche
find-intro = Was möchtest du spielen? Sobald ein offener Tisch passt oder andere dasselbe spielen möchten, frage ich dich einmal. Einen Platz bekommst du nur, wenn du auf *Mitspielen* drückst.
find-server = Server
find-games = Spiele
find-seats-any = beliebig viele
find-days = Dauer der Suche
find-days-option = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
find-searching = **Du suchst auf { $server }**, seit { $since }, bis { $until }. Wenn du etwas änderst, kommst du ans Ende der Warteschlange.
find-resting = Vor dem { $until } bekommst du keinen Vorschlag.
find-only-filling = Dort kannst du keine Tische eröffnen. Du bekommst daher nur Tische vorgeschlagen, die andere eröffnet haben.
find-quiet = Du hast Benachrichtigungen ausgeschaltet, daher schreibe ich dir nicht. Schau ab und zu hier nach: Jeder Vorschlag gilt einen Tag lang.
button-find-start = Suche starten
button-find-stop = Suche beenden
button-find-newcomers-yes = Neulinge: willkommen
button-find-newcomers-no = Neulinge: nein
button-find-refuse = Nein, danke
button-find-show = Vorschlag ansehen

## Vorschläge
find-ask = { $person }, ich habe einen Tisch für dich gefunden:
find-ask-public = { $person }, ich habe einen Vorschlag für dich. Nur du kannst ihn sehen.
find-terms = { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, { $pace }, { $kind }
find-offer = **{ $terms }**
find-offer-new = Andere möchten dasselbe spielen. Wer zuerst auf *Mitspielen* drückt, eröffnet den Tisch.
find-offer-open = { $taken } von { $seats } Plätzen sind besetzt: { $match }
find-answer-by = Bitte antworte bis { $until } ({ $relative }). Sonst endet deine Suche.
find-closed-joined = Du spielst an diesem Tisch mit. Viel Spaß!
find-closed-refused = Du hast diesen Tisch abgelehnt.
find-closed-expired = Du hast nicht rechtzeitig geantwortet, daher ist deine Suche beendet. Mit `/tischsuche` kannst du wieder suchen.
find-closed-taken = Dieser Tisch ist nicht mehr verfügbar. Deine Suche geht weiter.
find-closed-ended = Deine Suche ist beendet.
find-ended-expired = { $person }, deine Suche auf { $server } ist ohne passenden Tisch zu Ende gegangen. Mit `/tischsuche` kannst du wieder suchen.
find-ended-limit = { $person }, du hast die Höchstzahl an Partien auf { $server } erreicht, daher ist deine Tischsuche beendet.

## Bestätigungen
done-find = Deine Suche läuft. Du bekommst Bescheid, sobald es einen Tisch für dich gibt.
done-find-changed = Gespeichert. Du stehst jetzt am Ende der Warteschlange.
done-find-stopped = Deine Suche ist beendet.
done-find-opened = Du hast { $match } eröffnet. Die anderen wurden schon gefragt.
done-find-joined = Du spielst bei { $match } mit.
done-find-started = Du hast den letzten freien Platz genommen: { $match } beginnt.
done-find-refused = Du hast diesen Tisch abgelehnt. Deine Suche geht weiter, aber du bekommst in den nächsten 12 Stunden keinen neuen Vorschlag.
done-find-refused-last = Du hast drei Tische abgelehnt, daher ist deine Suche beendet. Mit `/tischsuche` kannst du wieder suchen.

## Hilfe
help-find = **Einen Tisch finden.** Mit `/tischsuche` wählst du aus, was du spielen möchtest. Sobald ein offener Tisch passt oder andere dasselbe spielen möchten, frage ich dich einmal, und du kannst mit einem Klick mitspielen. Das geht auch in Direktnachrichten mit mir.

## Was nicht geht
refusal-find-gone = Dieser Tisch ist nicht mehr verfügbar. Falls deine Suche noch läuft, bekommst du einen neuen Vorschlag, sobald es einen gibt.
refusal-find-opening = Diesen Tisch eröffnet gerade jemand anderes. Drücke gleich noch einmal auf *Mitspielen*.
refusal-find-pace = Auf diesem Server ist keines der gewählten Tempos erlaubt.
refusal-find-seats = Keines der gewählten Spiele lässt sich mit dieser Anzahl von Plätzen spielen.
refusal-find-searching = Du suchst schon einen Tisch. Mit `/tischsuche` siehst du deine Suche.
refusal-find-not-searching = Du suchst gerade keinen Tisch.
refusal-too-often-find = Du hast deine Suche in der letzten Stunde schon { $most }-mal gestartet oder geändert. Bitte versuch es später noch einmal.
slip-find-no-server = Ich kenne keinen Server, auf dem du mit mir spielen kannst. Benutze `/tischsuche` zuerst auf einem Server.
