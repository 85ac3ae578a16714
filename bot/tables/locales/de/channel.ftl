### Der Kanal einer Partie: verloren und neu gegeben.

## Was Spieler direkt lesen
channel-lost = Der Kanal deiner Partie { $match } auf { $server } wurde gelöscht. Der Partie selbst ist nichts passiert: Die Uhren sind angehalten, und kein Zug ist verloren gegangen. Die Spielleitung dieses Servers kann sie in einen anderen Kanal verlegen, indem sie im neuen Kanal `/spielleitung verlegen partie:{ $number }` eingibt.
channel-found = Deine Partie { $match } auf { $server } geht in { $channel } weiter.

## Was am Tisch erzählt wird
told-channel-lost = Der Kanal dieser Partie wurde gelöscht. Die Uhren sind angehalten.
told-moved = { $host } hat die Partie in einen anderen Kanal verlegt. Grund: { $reason }
told-table-moved = { $host } hat diesen Tisch in einen anderen Kanal verlegt.

## Was die Spielleitung tut
act-move = Partie in einen anderen Kanal verlegt
act-move-deleted = Partie in einen anderen Kanal verlegt, weil ihr Kanal gelöscht wurde
done-moved = { $match } wird ab jetzt hier gespielt.
refusal-already-here = Diese Partie wird schon in diesem Kanal gespielt.
refusal-channel-lost = Diese Partie hat keinen Kanal mehr. Nutze `/spielleitung verlegen` in dem Kanal, in dem sie weitergehen soll.

## Befehle
command-host-move = verlegen
    .description = Eine Partie in diesen Kanal verlegen
