### Partie, których nikt nie rusza.

## Co się działo przy stole
told-deserted = Od dawna nikt nie wykonał ruchu: partia się kończy. Jej dziennik zostaje.

idle-notice = { $people }: w { $match } od dawna nikt nie wykonał ruchu.
idle-closes = Partia zakończy się { $relative }, { $absolute }, jeśli do tego czasu nikt nie wykona ruchu ani jej nie podtrzyma.
button-keep = Gramy dalej
done-keep = { $match } toczy się dalej.
