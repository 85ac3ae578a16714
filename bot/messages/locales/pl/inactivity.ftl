### Partie, których nikt nie rusza.

## Co się działo przy stole
told-deserted = Partia została zakończona, bo od dawna nikt nie wykonał ruchu. Jej dziennik pozostaje dostępny.

idle-notice = { $people }: w partii { $match } od dawna nikt nie wykonał ruchu.
idle-closes = Partia zakończy się { $relative } ({ $absolute }), jeśli do tego czasu nikt nie wykona ruchu ani nie naciśnie *Gramy dalej*.
button-keep = Gramy dalej
done-keep = Partia { $match } toczy się dalej.
