### Uhren und Nachrichten.

## Auf Karten und in Listen
card-deadline = Zeit bis { $absolute } ({ $relative }).
card-paused = Die Uhren dieser Partie ruhen.
mine-deadline = { $status }, { $relative }

## Nachrichten
notice-ping = { $person }, du bist am Zug: { $match }.
notice-remind = { $person }, { $match } wartet noch auf dich.
notice-call = { $person }, deine Zeit in { $match } läuft gleich ab.
notice-near = { $person }, du bist in { $match } bald am Zug.
button-snooze = { $hours } Stunden Ruhe
button-mute = Partie stumm schalten
done-mute = Von { $match } sage ich dir nichts mehr. `/stumm` mit der Option `wieder` macht das rückgängig.
done-snooze = { $hours ->
    [one] Eine Stunde lang sage ich dir nichts von { $match }.
   *[other] { $hours } Stunden lang sage ich dir nichts von { $match }.
}
done-unmute = Von { $match } sage ich dir wieder Bescheid.

## Was am Tisch geschah
told-timed-out = Die Zeit von { $who } ist abgelaufen.
told-voted = Die anderen haben entschieden: Ein Roboter, { $new }, spielt für { $who } weiter.
told-absent = Niemand hat anders entschieden: Ein Roboter, { $new }, spielt für { $who } weiter.
told-substitute = { $new } übernimmt den Platz von { $who }.
told-returned = { $new } ist zurück und löst { $who } ab.
told-undone-own = { $who } nimmt den letzten Zug zurück.
told-undone-agreed = Alle, die seitdem gezogen haben, sind einverstanden: { $who } nimmt den letzten Zug zurück.
told-undone-ruled = { $host } hat Züge zurückgenommen. Grund: { $reason }
told-paused = { $host } hat die Uhren angehalten. Grund: { $reason }
told-resumed = { $host } lässt die Uhren weiterlaufen.
told-extended = { $hours ->
    [one] { $who } bekommt von { $host } { $hours } Stunde mehr. Grund: { $reason }
   *[other] { $who } bekommt von { $host } { $hours } Stunden mehr. Grund: { $reason }
}
told-waits = Die anderen haben beschlossen, auf { $who } zu warten.
told-wanted = Die anderen suchen Ersatz für { $who }.
told-aborted = Die Partie ist im Einvernehmen abgebrochen.
told-closed = { $host } hat die Partie geschlossen. Grund: { $reason }
told-deserted = Lange hat niemand gezogen: Die Partie ist geschlossen. Ihr Protokoll bleibt.
told-unknown = Hier wurde etwas entschieden, das ich nicht zu erzählen weiß.
told-reposted = { $host } hat den Plan neu zeigen lassen.
told-repaired = { $host } hat die Partie prüfen und in Ordnung bringen lassen.

## Was nicht geht
refusal-unknown-pace = Ein Tempo „{ $pace }“ kenne ich nicht.
refusal-pace-numbers = Mit diesen Zahlen könnte niemand spielen: Die Bedenkzeit muss größer als null sein, die Obergrenze nicht kleiner als Bedenkzeit und Zugabe, und höchstens { $most } Tage.
