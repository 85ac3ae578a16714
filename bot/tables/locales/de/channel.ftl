### Der Kanal einer Partie: verloren und neu gegeben.

## Was Spieler direkt lesen
channel-lost = Den Kanal deiner Partie { $match } auf { $server } gibt es nicht mehr. Die Partie schon: Ihre Uhren sind angehalten, und kein Zug ist verloren. Die Spielleitung dort kann ihr mit `/spielleitung umziehen partie:{ $number }` einen anderen Kanal geben.
channel-found = Deine Partie { $match } auf { $server } geht in { $channel } weiter.

## Was am Tisch erzählt wird
told-channel-lost = Den Kanal dieser Partie gibt es nicht mehr; ihre Uhren sind angehalten.
told-moved = { $host } hat die Partie in einen anderen Kanal verlegt. Grund: { $reason }
told-table-moved = { $host } hat diesen Tisch in einen anderen Kanal verlegt.

## Was die Spielleitung tut
act-move = Partie in einen anderen Kanal verlegt
done-moved = { $match } wird von jetzt an hier gespielt.
refusal-already-here = Diese Partie wird schon hier gespielt.
refusal-channel-lost = Diese Partie hat keinen Kanal. Gib ihr zuerst einen: `/spielleitung umziehen`, in dem Kanal, in dem sie weitergehen soll.

## Befehle
command-host-move = umziehen
    .description = Eine Partie in diesem Kanal weitergehen lassen
