### Polskie teksty gry Licytacja latarni.

lantern-bids-name = Licytacja latarni
lantern-bids-tagline = Przelicytuj innych o najjaśniejsze latarnie: gra dla 2–5 osób
lantern-bids-help =
    {"**"}Cel.** Zdobywaj latarnie. Każda jest warta tyle punktów, ile wynosi jej numer.

    {"**"}Runda.** Odkrywana jest latarnia od 1 do 10. Każda osoba potajemnie licytuje kartą z ręki. Latarnię wygrywa najwyższa karta, którą zagrano tylko raz. Gra kończy się po pięciu rundach, gdy wszystkie karty zostaną zagrane.
lantern-bids-robot-random = Los
    .about = Licytuje dowolną kartą.
lantern-bids-robot-steady = Stały
    .about = Licytuje wysoko o jasne latarnie.

lantern-bids-points = Punkty
lantern-bids-ask = Którą kartą licytujesz?
lantern-bids-card = Karta { $card }
lantern-bids-turned = Licytacja: latarnia { $lantern }.
lantern-bids-chosen = { $who } wybiera kartę.
lantern-bids-chose = Licytujesz kartą { $card }.
lantern-bids-bid = { $who } licytuje kartą { $card }.
lantern-bids-won = { $who } wygrywa latarnię.
lantern-bids-tied = Remis: nikt nie dostaje latarni.

lantern-bids-heading = Runda { $round } z { $rounds }: latarnia { $lantern }
lantern-bids-over = Koniec
lantern-bids-row = { $who }: { $own }.
lantern-bids-row-chosen = { $who }: { $own }, wybrano.
lantern-bids-hand = W ręce: { $cards }.

lantern-bids-picture-player = Miejsce { $seat }
lantern-bids-picture-rules = Wygrywa najwyższa pojedyncza karta
