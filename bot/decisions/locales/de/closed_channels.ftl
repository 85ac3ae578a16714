### Kanäle, in denen der Bot nicht schreiben kann.

## Gründe
closure-hidden = Ich habe keinen Zugriff mehr auf den Kanal
closure-locked = Der Thread ist gesperrt
closure-denied = Mir fehlt die Berechtigung, dort Nachrichten zu senden
closure-timed-out = Die Moderation hat mir einen Timeout gegeben
closure-refused = Discord lehnt meine Nachrichten dort ab

## Direktnachrichten
closed-channel-rest = Ich kann im Kanal deiner Partie { $match } auf { $server } nicht schreiben. Grund: { $reason }. Nicht alle Beteiligten bekommen Direktnachrichten, deshalb sind die Uhren angehalten, bis ich dort wieder schreiben kann. Es gehen keine Züge verloren.

## Nachrichten an die Spielleitung
closed-channel = Ich kann in { $channel }, dem Kanal von { $match }, nicht schreiben. Grund: { $reason }.
closed-channel-until = Ich kann in { $channel }, dem Kanal von { $match }, bis zum { $until } nicht schreiben. Grund: { $reason }.
closed-channel-missing = { $count ->
    [one] Fehlende Berechtigung: { $permissions }.
   *[other] Fehlende Berechtigungen: { $permissions }.
}
closed-channel-hosts = Bis ich dort wieder schreiben kann, bekommen die Beteiligten auf { $server } Direktnachrichten. Du kannst mir wieder Zugriff geben oder in einem anderen Kanal `/spielleitung verlegen` verwenden. *Zustand des Bots* in `/spielleitung werkzeuge` zeigt alle Kanäle, in denen ich nicht schreiben kann.

## Einträge im Protokoll
told-channel-closed = Der Bot kann in diesem Kanal nicht schreiben. Grund: { $reason }. Nicht alle Beteiligten bekommen Direktnachrichten, deshalb sind die Uhren angehalten.
told-channel-open = Der Bot kann wieder in diesem Kanal schreiben. Die Uhren laufen weiter.
told-closure-refused = Der Kanal ist geschlossen, aber nicht alle haben zugestimmt, die Uhren anzuhalten.

## Abstimmungen
question-closure = Der Bot kann in diesem Kanal nicht schreiben, und { $by } bekommt keine Direktnachrichten. { $by } hat die nötigen Berechtigungen, um den Kanal zu schließen. Deshalb entscheiden die anderen: Sollen die Uhren angehalten werden, bis der Kanal wieder offen ist?
