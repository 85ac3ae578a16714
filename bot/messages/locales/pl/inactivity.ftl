### Partie, których nikt nie rusza.

## Co się działo przy stole
told-deserted = Od dawna nikt nie wykonał ruchu, więc partia się kończy. Jej dziennik zostaje.

idle-notice = { $people }: w partii { $match } od dawna nikt nie wykonał ruchu.
idle-closes = Partia zakończy się { $relative } ({ $absolute }), jeśli do tego czasu nikt nie wykona ruchu ani nie naciśnie *Gramy dalej*.
button-keep = Gramy dalej
done-keep = Partia { $match } toczy się dalej.
