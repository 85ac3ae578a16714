### Partie, których nikt nie rusza.

## Co się działo przy stole
told-deserted = Od dawna nikt nie wykonał ruchu: partia jest zamknięta. Jej zapis zostaje.

idle-notice = { $people }: od dawna nikt nie ruszał { $match }.
idle-closes = Partia zostanie zamknięta { $relative }, { $absolute }, jeśli do tego czasu nikt nie wykona ruchu ani jej nie podtrzyma.
button-keep = Gramy dalej
done-keep = { $match } toczy się dalej.
