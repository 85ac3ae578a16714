### Polish texts of Nauticus.
###
### `.title` is used at the start of a line, `.acc` is the accusative, `.gen` the genitive.
### Messages for amounts and counts get their number from the sentence that references them.

## The game
nauticus-name = Nauticus
nauticus-tagline = Buduj statki, wyposażaj je i ładuj: gra o stoczni dla 2–4 osób
nauticus-help =
    {"**"}Cel.** Zdobądź najwięcej punktów zwycięstwa (PZ) w 5 rundach po 7 faz; w grze dwuosobowej w 4 rundach.

    {"**"}Faza.** Osoba rozpoczynająca wybiera akcję, której w tej rundzie jeszcze nie było, i otrzymuje bonus jej pola. Potem wszyscy po kolei wykonują tę akcję albo pasują. Po każdej fazie rozpoczyna następna osoba; ósma akcja rundy przepada.

    {"**"}Pracownicy.** Każde użycie akcji wymaga pracownika. Niebiescy pracownicy pola pomagają wszystkim, ale tylko w tej akcji; dalsze użycia wymagają własnych pracowników.

    {"**"}Zakupy.** Pierwsza płytka danego rodzaju kosztuje tyle, ile wskazuje pole, każda następna tego rodzaju w tej samej akcji 4 talary. Za kupienie wszystkich czterech rodzajów dostajesz jeszcze jedną z tych płytek za darmo. Płytka za co najmniej 1 talara może od razu trafić do stoczni; wszystko, co darmowe, idzie do magazynu (12 miejsc, maszt zajmuje 2).

    {"**"}Statki.** Kadłub jest pojedynczy albo składa się, bez przerw, z dziobu, najwyżej dwóch części środkowych i rufy. Każda część potrzebuje masztu i żagla. Na statku może być tylko jeden herb; korony pasują do każdego. Ukończony statek od razu daje jedną nagrodę za każdy maszt.

    {"**"}Akcje, za które nie płacisz talarami.** Transport: przenosisz płytkę z magazynu do stoczni. Wypłata pieniędzy: dostajesz 2 talary za pracownika. Dostawa towarów: dostarczasz cały ładunek ukończonego i w pełni załadowanego statku, jeden pracownik na towar. Punktacja koron: za każdego pracownika dostajesz tyle PZ, ile masz koron, łącznie najwyżej 15.

    {"**"}Spasowanie** odwraca płytkę „Pas”: na koniec rundy nie tracisz jej PZ, a do tego czasu liczy się jako korona. {"**"}Dodatkowa akcja:** raz w grze, przed akcją fazy lub po niej, dostajesz 2 pracowników i wykonujesz dowolną akcję. Pierwsza płytka każdego rodzaju kosztuje wtedy 2 talary.

    {"**"}Koniec.** Dostarczone towary jednego rodzaju: 2, 5, 9, 14, 20 PZ, potem o 5 więcej za każdy. Ukończone statki z 1 do 4 części: 2, 8, 20, 35 PZ. Pracownicy, płytki w magazynie, części nieukończonych statków i niedostarczone towary zamieniają się w 1 talara za sztukę; 3 talary to 1 PZ.

    {"**"}Nazwy.** W polskiej instrukcji „Zakup części kadłuba” to „Zakup pokładu”, a „Punktacja koron” to „Wartość koron”.
nauticus-help-edition = { $printed ->
    [1] Ceny i liczby niebieskich pracowników są takie same jak w wydaniu pudełkowym.
   *[other] Nie wszystkie wartości z wydania pudełkowego dało się odczytać. Odtworzone wartości: { $components }. Jeśli masz tę grę, prześlij właściwe wartości osobie, która prowadzi bota.
}
nauticus-rebuilt-wheel = niebiescy pracownicy na kole
nauticus-rebuilt-prices = { $count ->
    [one] ceny pola z bonusem { $bonuses }
   *[other] ceny pól z bonusami { $bonuses }
}
nauticus-unlike-prices = ceny { $prices } na polu z bonusem { $bonus } (w instrukcji: { $printed })
nauticus-unlike-row = brak pola z cenami { $prices }, które jest w instrukcji
nauticus-unlike-wheel = na kole nie ma pola z niebieskimi pracownikami w liczbie { $workers } (w instrukcji: 1, 2 i 3)
nauticus-robot-landlubber = Szczur lądowy
    .about = Dopiero się uczy: dobry przeciwnik na pierwszą partię.
nauticus-robot-deckhand = Majtek
    .about = Gra błyskawicznie i całkiem nieźle.
nauticus-robot-helmsman = Sternik
    .about = Myśli kilka tur naprzód i czasem zaskakuje.
nauticus-robot-captain = Kapitan
    .about = Rozważa każdą turę przez sekundę i nie wybacza błędów.

## Evaluation terms of robots
nauticus-term-points = punkty
nauticus-term-means = talary i pracownicy
nauticus-term-crowns = korony
nauticus-term-ships = statki
nauticus-term-goods = towary
nauticus-term-extra = dodatkowa akcja
nauticus-term-passes = pasowanie

## Advice: the steps of a turn, as clauses. The bot joins them and capitalizes the first letter.
nauticus-one = { $part-acc }
nauticus-some-vp = { nauticus-amount-vp }
nauticus-some-taler = { nauticus-amount-taler.acc }
nauticus-some-workers = { nauticus-amount-workers.acc }
nauticus-do-choose = wybierz akcję „{ $tile }”
nauticus-do-take = weź { $part-acc }
nauticus-do-pass = spasuj
nauticus-do-done = na tym zakończ
nauticus-do-end = zakończ turę i zachowaj dodatkową akcję
nauticus-do-buy = { $taler ->
    [0] weź za darmo { $parts }
   *[other] kup { $parts } za { nauticus-amount-taler.acc }
}
nauticus-do-transport = przenieś { $parts } do stoczni
nauticus-do-withdraw = wypłać { nauticus-amount-taler.acc }
nauticus-do-crowns = zdobądź za korony { nauticus-amount-vp }
nauticus-do-deliver = dostarcz { $goods-acc }
nauticus-do-rewards = weź w nagrodę { $rewards }
nauticus-do-extra = użyj dodatkowej akcji „{ $tile }”

## Advice: reasons for a turn. These clauses follow a colon.
nauticus-ship = { $size ->
    [1] jednomasztowiec
    [2] dwumasztowiec
    [3] trójmasztowiec
   *[other] czteromasztowiec
}
    .gen = { $size ->
        [1] jednomasztowca
        [2] dwumasztowca
        [3] trójmasztowca
       *[other] czteromasztowca
    }
nauticus-why-finish = to kończy budowę { nauticus-ship.gen } (na koniec { nauticus-amount-vp })
nauticus-why-can-finish = można wtedy ukończyć { nauticus-ship } (na koniec { nauticus-amount-vp })
nauticus-why-nearly = do ukończenia { nauticus-ship.gen } (na koniec { nauticus-amount-vp }) brakuje wtedy już tylko { $missing-gen }
nauticus-why-hull = kadłub { nauticus-ship.gen } jest wtedy kompletny
nauticus-why-deliver = dostarczone towary dają na koniec o { nauticus-amount-vp } więcej
nauticus-why-can-deliver = można wtedy dostarczyć towary, które na koniec dają { nauticus-amount-vp }
nauticus-why-can-score = korony mogą od razu dać { nauticus-amount-vp }
nauticus-why-loaded = { nauticus-ship } jest wtedy w pełni załadowany
nauticus-why-set = za zakup wszystkich czterech rodzajów dostaje się jeszcze jedną płytkę za darmo
nauticus-why-crown = każda korona liczy się przy każdej punktacji koron
nauticus-why-blue = wszystko robią niebiescy pracownicy
nauticus-why-straight = wszystko trafia od razu do stoczni, bez akcji „Transport”
nauticus-why-poor = { $taler ->
    [0] nie ma już pieniędzy
   *[other] pieniędzy zostało już niewiele ({ nauticus-amount-taler })
}
nauticus-why-rich = razem to { nauticus-amount-taler }
nauticus-why-no-use = tej akcji nie można teraz wykonać
nauticus-why-pass = to oszczędza { nauticus-amount-vp } na koniec rundy
nauticus-why-save = pracownicy i talary zostają na później
nauticus-why-pass-crown = płytka „Pas” liczy się do końca rundy jako korona
nauticus-why-extra = niewykorzystana dodatkowa akcja jest na koniec nic niewarta
nauticus-why-can-pass = spasowanie oszczędza { nauticus-amount-vp } na koniec rundy
nauticus-why-can-withdraw = można wypłacić { nauticus-amount-taler.acc }
nauticus-why-can-buy = { $taler ->
    [0] za darmo można wziąć { $parts }
   *[other] za { nauticus-amount-taler.acc } można kupić { $parts }
}
nauticus-why-once = w tej rundzie ta akcja już się nie powtórzy
nauticus-why-last-chance = ta akcja już się nie powtórzy
nauticus-why-useless = { $count ->
    [one] { $who } nie może teraz wykonać tej akcji
   *[other] { $who } nie mogą teraz wykonać tej akcji
}
nauticus-why-bonus = bonus to { $bonus }
nauticus-why-workers = { $blue ->
    [one] jest tam { $blue } niebieski pracownik
   *[other] jest tam { $blue } niebieskich pracowników
}

## Game options
nauticus-option-length = Długość
    .about = Pełna gra ma 5 rund (4 dla dwóch osób), krótka o dwie mniej
nauticus-option-length-full = pełna
nauticus-option-length-short = krótka

## Amounts
nauticus-amount-taler = { $taler ->
    [one] { $taler } talar
    [few] { $taler } talary
   *[many] { $taler } talarów
}
    .acc = { $taler ->
        [one] { $taler } talara
        [few] { $taler } talary
       *[many] { $taler } talarów
    }
nauticus-amount-workers = { $workers ->
    [one] { $workers } pracownik
   *[other] { $workers } pracowników
}
    .acc = { $workers ->
        [one] { $workers } pracownika
       *[other] { $workers } pracowników
    }
nauticus-amount-blue = { $blue ->
    [0] brak niebieskich pracowników
    [one] { $blue } niebieski pracownik
   *[other] { $blue } niebieskich pracowników
}
nauticus-amount-own = { $own ->
    [one] { $own } własny pracownik
   *[other] { $own } własnych pracowników
}
nauticus-own = { $own ->
    [one] { $own } własny
   *[other] { $own } własnych
}
nauticus-amount-vp = { $vp } PZ
nauticus-amount-points = { $vp ->
    [one] { $vp } punkt zwycięstwa
    [few] { $vp } punkty zwycięstwa
   *[many] { $vp } punktów zwycięstwa
}
nauticus-amount-crowns = { $crowns ->
    [one] { $crowns } korona
    [few] { $crowns } korony
   *[many] { $crowns } koron
}
    .acc = { $crowns ->
        [one] { $crowns } koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }

## Tiles
nauticus-part-hull-bow = dziób
    .title = Dziób
    .acc = dziób
nauticus-part-hull-middle = część środkowa
    .title = Część środkowa
    .acc = część środkową
nauticus-part-hull-stern = rufa
    .title = Rufa
    .acc = rufę
nauticus-part-hull-single = pojedynczy kadłub
    .title = Pojedynczy kadłub
    .acc = pojedynczy kadłub
nauticus-part-mast-wheel = maszt z kołem sterowym
    .title = Maszt z kołem sterowym
    .acc = maszt z kołem sterowym
nauticus-part-mast-anchor = maszt z kotwicą
    .title = Maszt z kotwicą
    .acc = maszt z kotwicą
nauticus-part-mast-whale = maszt z wielorybem
    .title = Maszt z wielorybem
    .acc = maszt z wielorybem
nauticus-part-mast-compass = maszt z różą wiatrów
    .title = Maszt z różą wiatrów
    .acc = maszt z różą wiatrów
nauticus-part-mast-crown = maszt z koroną
    .title = Maszt z koroną
    .acc = maszt z koroną
nauticus-part-sail-wheel = żagiel z kołem sterowym
    .title = Żagiel z kołem sterowym
    .acc = żagiel z kołem sterowym
nauticus-part-sail-anchor = żagiel z kotwicą
    .title = Żagiel z kotwicą
    .acc = żagiel z kotwicą
nauticus-part-sail-whale = żagiel z wielorybem
    .title = Żagiel z wielorybem
    .acc = żagiel z wielorybem
nauticus-part-sail-compass = żagiel z różą wiatrów
    .title = Żagiel z różą wiatrów
    .acc = żagiel z różą wiatrów
nauticus-part-sail-crown = żagiel z koroną
    .title = Żagiel z koroną
    .acc = żagiel z koroną
nauticus-part-good-coffee = kawa
    .title = Kawa
    .acc = kawę
nauticus-part-good-grain = zboże
    .title = Zboże
    .acc = zboże
nauticus-part-good-fish = ryby
    .title = Ryby
    .acc = ryby
nauticus-part-good-salt = sól
    .title = Sól
    .acc = sól

## Tiles counted
nauticus-count-hull-bow = { $count ->
    [one] { $count } dziób
    [few] { $count } dzioby
   *[many] { $count } dziobów
}
    .gen = { $count ->
        [one] { $count } dziobu
       *[other] { $count } dziobów
    }
nauticus-count-hull-middle = { $count ->
    [one] { $count } część środkowa
    [few] { $count } części środkowe
   *[many] { $count } części środkowych
}
nauticus-count-hull-stern = { $count ->
    [one] { $count } rufa
    [few] { $count } rufy
   *[many] { $count } ruf
}
    .gen = { $count ->
        [one] { $count } rufy
       *[other] { $count } ruf
    }
nauticus-count-hull-single = { $count ->
    [one] { $count } pojedynczy kadłub
    [few] { $count } pojedyncze kadłuby
   *[many] { $count } pojedynczych kadłubów
}
nauticus-count-mast-wheel = { $count ->
    [one] { $count } maszt z kołem sterowym
    [few] { $count } maszty z kołem sterowym
   *[many] { $count } masztów z kołem sterowym
}
nauticus-count-mast-anchor = { $count ->
    [one] { $count } maszt z kotwicą
    [few] { $count } maszty z kotwicą
   *[many] { $count } masztów z kotwicą
}
nauticus-count-mast-whale = { $count ->
    [one] { $count } maszt z wielorybem
    [few] { $count } maszty z wielorybem
   *[many] { $count } masztów z wielorybem
}
nauticus-count-mast-compass = { $count ->
    [one] { $count } maszt z różą wiatrów
    [few] { $count } maszty z różą wiatrów
   *[many] { $count } masztów z różą wiatrów
}
nauticus-count-mast-crown = { $count ->
    [one] { $count } maszt z koroną
    [few] { $count } maszty z koroną
   *[many] { $count } masztów z koroną
}
nauticus-count-sail-wheel = { $count ->
    [one] { $count } żagiel z kołem sterowym
    [few] { $count } żagle z kołem sterowym
   *[many] { $count } żagli z kołem sterowym
}
nauticus-count-sail-anchor = { $count ->
    [one] { $count } żagiel z kotwicą
    [few] { $count } żagle z kotwicą
   *[many] { $count } żagli z kotwicą
}
nauticus-count-sail-whale = { $count ->
    [one] { $count } żagiel z wielorybem
    [few] { $count } żagle z wielorybem
   *[many] { $count } żagli z wielorybem
}
nauticus-count-sail-compass = { $count ->
    [one] { $count } żagiel z różą wiatrów
    [few] { $count } żagle z różą wiatrów
   *[many] { $count } żagli z różą wiatrów
}
nauticus-count-sail-crown = { $count ->
    [one] { $count } żagiel z koroną
    [few] { $count } żagle z koroną
   *[many] { $count } żagli z koroną
}
nauticus-count-good-coffee = { $count ->
    [one] { $count } kawa
    [few] { $count } kawy
   *[many] { $count } kaw
}
    .acc = { $count ->
        [one] { $count } kawę
        [few] { $count } kawy
       *[many] { $count } kaw
    }
nauticus-count-good-grain = { $count ->
    [one] { $count } zboże
   *[other] zboże × { $count }
}
    .acc = { $count ->
        [one] { $count } zboże
       *[other] zboże × { $count }
    }
nauticus-count-good-fish = { $count ->
    [one] { $count } ryba
    [few] { $count } ryby
   *[many] { $count } ryb
}
    .acc = { $count ->
        [one] { $count } rybę
        [few] { $count } ryby
       *[many] { $count } ryb
    }
nauticus-count-good-salt = { $count ->
    [one] { $count } sól
   *[other] sól × { $count }
}
    .acc = { $count ->
        [one] { $count } sól
       *[other] sól × { $count }
    }
nauticus-count-masts = { $count ->
    [one] { $count } maszt
    [few] { $count } maszty
   *[many] { $count } masztów
}
    .gen = { $count ->
        [one] { $count } masztu
       *[other] { $count } masztów
    }
nauticus-count-sails = { $count ->
    [one] { $count } żagiel
    [few] { $count } żagle
   *[many] { $count } żagli
}
    .gen = { $count ->
        [one] { $count } żagla
       *[other] { $count } żagli
    }
nauticus-count-goods = { $count ->
    [one] { $count } towar
    [few] { $count } towary
   *[many] { $count } towarów
}

## Emblems
nauticus-emblem-wheel = koło sterowe
nauticus-emblem-anchor = kotwica
nauticus-emblem-whale = wieloryb
nauticus-emblem-compass = róża wiatrów

## Actions
nauticus-tile-hull = Zakup części kadłuba
nauticus-tile-mast = Zakup masztów
nauticus-tile-sail = Zakup żagli
nauticus-tile-goods = Zakup towarów
nauticus-tile-transport = Transport
nauticus-tile-withdraw = Wypłata pieniędzy
nauticus-tile-deliver = Dostawa towarów
nauticus-tile-crowns = Punktacja koron

## Conditions of plans
nauticus-if-free = za { $part-acc } nic nie płacisz
nauticus-if-untaken = nikt inny nie sięgnie wcześniej po { $part-acc }
nauticus-if-performed = akcją fazy jest „{ $tile }”
nauticus-if-other = akcją fazy nie jest „{ $tile }”
nauticus-if-price = { $most ->
    [0] cena wynosi 0 talarów
    [1] cena wynosi najwyżej 1 talara
   *[other] cena wynosi najwyżej { $most } talary
}
nauticus-now-price = najniższa cena to { $price } (w talarach)
nauticus-now-left = zostało { $left } (przy planowaniu { $before })
nauticus-now-action = akcją fazy jest „{ $tile }”
nauticus-now-no-action = nie wybrano jeszcze akcji
nauticus-goal-buy-hull = Kup do magazynu po jednej części kadłuba każdego rodzaju
nauticus-goal-buy-mast = Kup do magazynu po jednym maszcie każdego rodzaju
nauticus-goal-buy-sail = Kup do magazynu po jednym żaglu każdego rodzaju
nauticus-goal-buy-goods = Kup do magazynu po jednym towarze każdego rodzaju
nauticus-goal-buy-part = Kup { $part-acc } do magazynu
nauticus-goal-pass = Spasuj

## Bonuses
nauticus-bonus-workers3 = 3 pracowników
nauticus-bonus-mast = 1 maszt
nauticus-bonus-sail = 1 żagiel
nauticus-bonus-vp2 = 2 PZ
nauticus-bonus-workers2 = 2 pracowników
nauticus-bonus-worker-good = 1 pracownik + 1 towar
nauticus-bonus-worker-vp = 1 pracownik + 1 PZ
nauticus-bonus-taler4 = 4 talary

## Rewards for a finished ship
nauticus-reward-crown-mast = Maszt z koroną
    .acc = maszt z koroną
nauticus-reward-crown-sail = Żagiel z koroną
    .acc = żagiel z koroną
nauticus-reward-taler7 = 7 talarów
    .acc = 7 talarów
nauticus-reward-workers3 = 3 pracowników
    .acc = 3 pracowników
nauticus-reward-vp3 = 3 punkty zwycięstwa
    .acc = 3 punkty zwycięstwa
nauticus-reward-goods2 = Towary: { $goods }
    .acc = { $goods-acc }

## Destination of a tile: on a label, after a purchase, after a transport
nauticus-to-storage = do magazynu
    .buy = i odkłada do magazynu
nauticus-to-new-ship = zaczyna statek { $ship }
    .buy = i zaczyna statek { $ship }
    .move = do stoczni i zaczyna statek { $ship }
nauticus-to-ship = na statek { $ship }
    .buy = i umieszcza na statku { $ship }
    .move = na statek { $ship }
nauticus-to-ship-fore = z przodu statku { $ship }
    .buy = i dokłada z przodu statku { $ship }
    .move = na przód statku { $ship }
nauticus-to-ship-aft = z tyłu statku { $ship }
    .buy = i dokłada z tyłu statku { $ship }
    .move = na tył statku { $ship }

## Cost of a use
nauticus-cost = { $blue ->
    [0] { nauticus-amount-own }
   *[other] { $own ->
        [0] { nauticus-amount-blue }
       *[other] { nauticus-amount-blue }, { nauticus-own }
    }
}
nauticus-cost-taler = { nauticus-amount-taler }, { nauticus-cost }

## Questions
nauticus-hands = Pracownicy: { $blue ->
    [one] { $blue } niebieski
   *[other] { $blue } niebieskich
}, { nauticus-own }.
nauticus-ask-choose = Rozpoczynasz fazę. Którą akcję wybierasz?
nauticus-ask-turn = „{ $tile }”: wykonujesz czy pasujesz? { nauticus-hands }
nauticus-ask-turn-extra = Akcji „{ $tile }” nie da się teraz wykonać. Pasujesz czy używasz dodatkowej akcji? { nauticus-hands }
nauticus-ask-turn-pass = Akcji „{ $tile }” nie da się teraz wykonać: musisz spasować. { nauticus-hands }
nauticus-ask-use = „{ $tile }”: co dalej? { nauticus-hands }
nauticus-ask-extra-use = Dodatkowa akcja „{ $tile }”: co teraz? { nauticus-hands }
nauticus-ask-finish = Używasz teraz dodatkowej akcji czy kończysz turę?
nauticus-ask-take-bonus = Bonus: którą płytkę bierzesz do magazynu?
nauticus-ask-take-set = Kupujesz wszystkie cztery rodzaje: którą dodatkową płytkę bierzesz za darmo do magazynu?
nauticus-ask-reward = { $remaining ->
    [one] Statek { $ship } ukończony: wybierz nagrodę.
   *[other] Statek { $ship } ukończony: wybierz nagrodę (do wzięcia: { $remaining }).
}

## Groups of choices
nauticus-group-action = { $tile }
nauticus-group-choose = Akcja tej fazy
nauticus-group-extra = Dodatkowa akcja
nauticus-group-reward = Nagrody za statek { $ship }

## Choices
nauticus-label-choose = { $number } · { $tile }
nauticus-label-choose-detail = bonus { $bonus }, { nauticus-amount-blue }
nauticus-label-part = { $number } · { $part-title }, { $place }
nauticus-label-take-bonus = { $part-title }
nauticus-label-take-set = { $number } · { $part-title }
nauticus-label-take-nothing = Bez płytki: żadna dostępna nie zmieści się w magazynie
nauticus-label-withdraw = Wypłać { nauticus-amount-taler.acc }
nauticus-label-deliver = Dostarcz ze statku { $ship } ({ $goods-acc })
nauticus-label-crowns = Zdobądź { nauticus-amount-points }
nauticus-label-pass = { $saved ->
    [0] Spasuj (wszystkie płytki „Pas” są już odwrócone)
   *[other] Spasuj (odwraca płytkę „Pas” −{ $saved })
}
nauticus-label-extra = Dodatkowa akcja: { $tile }
nauticus-label-done = Zakończ tę akcję
nauticus-label-done-extra = Przejdź do dodatkowej akcji
nauticus-label-end = Zakończ turę i zachowaj dodatkową akcję

## Log entries
nauticus-tell-choose = { $who } wybiera akcję „{ $tile }”: { nauticus-amount-blue }, bonus { $bonus }.
nauticus-tell-take-bonus = { $who } bierze jako bonus { $part-acc }.
nauticus-tell-take-set = { $who } kupuje wszystkie cztery rodzaje i dobiera za darmo { $part-acc }.
nauticus-tell-forfeit = { $who } nie ma w magazynie miejsca na żadną płytkę, więc darmowa przepada.
nauticus-tell-buy = { $who } kupuje { $part-acc } za { nauticus-amount-taler.acc } { $place-buy }.
nauticus-tell-transport = { $who } przenosi { $part-acc } { $place-move }.
nauticus-tell-withdraw = { $who } wysyła { nauticus-amount-workers.acc } i wypłaca { nauticus-amount-taler.acc }.
nauticus-tell-deliver = { $who } dostarcza ze statku { $ship }: { $goods-acc }.
nauticus-tell-crowns = { $who } ma { nauticus-amount-crowns.acc }, wysyła { nauticus-amount-workers.acc } i zdobywa { nauticus-amount-points }.
nauticus-tell-reward = { $who } bierze { $reward-acc } za ukończenie statku { $ship }.
nauticus-tell-pass = { $saved ->
    [0] { $who } pasuje.
   *[other] { $who } pasuje i odwraca płytkę „Pas” −{ $saved }.
}
nauticus-tell-extra = { $who } używa dodatkowej akcji „{ $tile }” i otrzymuje 2 pracowników.
nauticus-tell-round-over = Koniec rundy { $round }.
nauticus-tell-penalty = { $who } traci { nauticus-amount-points } za nieodwrócone płytki „Pas”.

## Progress of the game
nauticus-heading-action = Runda { $round } z { $rounds }, faza { $phase } z { $phases }: { $tile }
nauticus-heading-choose = Runda { $round } z { $rounds }, faza { $phase } z { $phases }: { $who } wybiera akcję
nauticus-heading-finished = Koniec gry po { $round } rundach

## The scoring
nauticus-score-vp-before = Punkty w trakcie gry
nauticus-score-goods = Dostarczone towary
nauticus-score-ships = Ukończone statki
nauticus-score-material-vp = Talary i pozostałe materiały
nauticus-tie-leftover = { $first } i { $second } mają po { $vp } PZ; { $first } jest wyżej, bo po wymianie zostaje więcej talarów ({ $more } wobec { $less }).
nauticus-tie-taler = { $first } i { $second } mają po { $vp } PZ i tyle samo pozostałych talarów; { $first } jest wyżej, bo ma łącznie więcej talarów ({ $more } wobec { $less }).
nauticus-tie-shared = { $first } i { $second } mają po { $vp } PZ i tyle samo talarów ({ $taler }), więc dzielą lokatę.

## The board as text
nauticus-who = { $who }
nauticus-price = { $kind } { $taler }
nauticus-board-turn = Teraz gra { $who }, potem { $others }.
nauticus-board-turn-last = Teraz gra { $who }, potem koniec fazy.
nauticus-board-action = „{ $tile }”, jeszcze do użycia: { nauticus-amount-blue }.
nauticus-board-extra = Dodatkowa akcja „{ $tile }”, bez niebieskich pracowników.
nauticus-board-prices = Ceny w talarach: { $prices }.
nauticus-board-bought = Dotychczasowe zakupy: { $tiles }.
nauticus-board-actions = Akcje, zgodnie z ruchem wskazówek zegara:
nauticus-space-open = { $number }. { $tile }: { nauticus-amount-blue }, bonus { $bonus }
nauticus-space-open-prices = { $number }. { $tile }: { nauticus-amount-blue }, bonus { $bonus }; { $prices }
nauticus-space-in-play = { $number }. { $tile }: w toku, { nauticus-amount-blue }
nauticus-space-in-play-prices = { $number }. { $tile }: w toku, { nauticus-amount-blue }; { $prices }
nauticus-space-played = { $number }. { $tile }: rozegrana
nauticus-space-first = { $number }. { $tile }: rozegrana jako pierwsza (płytka kotwicy)
nauticus-means = { nauticus-amount-vp }, { nauticus-amount-taler }, { nauticus-amount-workers }, { nauticus-amount-crowns }
nauticus-seat = { $start ->
    [1] { $who } (rozpoczyna): { nauticus-means }
   *[other] { $who }: { nauticus-means }
}
nauticus-seat-tiles = { $extra ->
    [1] - Odwrócone płytki „Pas”: { $passes } z 3 ({ nauticus-penalty }), dodatkowa akcja do wykorzystania
   *[other] - Odwrócone płytki „Pas”: { $passes } z 3 ({ nauticus-penalty }), dodatkowa akcja wykorzystana
}
nauticus-penalty = { $penalty ->
    [0] bez kary na koniec rundy
   *[other] −{ $penalty } PZ na koniec rundy
}
nauticus-storage = - Magazyn: { $tiles }; wolne miejsca: { $free } z 12
nauticus-storage-empty = - Magazyn: pusty, wolne miejsca: { $free } z 12
nauticus-ship-building = - Statek { $ship }: { $tiles }; potrzebne jeszcze: { $missing }
nauticus-ship-finished = - Statek { $ship }: ukończony, { $size }-częściowy, { nauticus-amount-vp }
nauticus-ship-empty = { nauticus-ship-finished }, miejsce na { nauticus-count-goods }
nauticus-ship-loaded = { nauticus-ship-finished }, ładunek: { $goods }, miejsce na { nauticus-count-goods }
nauticus-ship-full = { nauticus-ship-finished }, ładunek: { $goods }, gotowy do dostawy
nauticus-delivered = - Dostarczone towary: { $goods }
nauticus-board-gone = Wyczerpane: { $tiles }
nauticus-board-low = Na wyczerpaniu: { $tiles }
nauticus-final = Lokata { $rank }: { $who }, { $vp } PZ = { $before } w trakcie gry + { $goods } za towary + { $ships } za statki + { $material } za { nauticus-amount-taler.acc }.

## Alt text of images
nauticus-alt-heading = Nauticus. { $heading }.
nauticus-alt-seat = { $who }: { nauticus-means }; statki ukończone: { $finished }, w budowie: { $building }; dostarczone towary: { $delivered }.
nauticus-alt-more = { $extra ->
    [1] { $who }: magazyn { $storage } z 12, odwrócone płytki „Pas”: { $passes }, dodatkowa akcja do wykorzystania.
   *[other] { $who }: magazyn { $storage } z 12, odwrócone płytki „Pas”: { $passes }, dodatkowa akcja wykorzystana.
}
nauticus-alt-tile = { $tile } ({ $blue })
nauticus-alt-left = Do wyboru (w nawiasach niebiescy pracownicy): { $tiles }.

## Words inside pictures

nauticus-picture-round = Runda { $round }/{ $rounds }
nauticus-picture-phase = Faza { $phase }/{ $phases }
nauticus-picture-start = Gracz startowy
nauticus-picture-turn = Teraz gra
nauticus-picture-over = Koniec gry
# Replaces a name that the fonts can't display; $seat is a letter.
nauticus-picture-player = Gracz { $seat }

nauticus-picture-blue-left = Niebiescy pracownicy
nauticus-picture-bought = Kupiono
nauticus-picture-storage = Magazyn
nauticus-picture-delivered = Dostarczone towary

nauticus-picture-scoring = Punktacja końcowa
nauticus-picture-score-before = W trakcie gry
nauticus-picture-score-goods = Dostarczone towary
nauticus-picture-score-ships = Ukończone statki
nauticus-picture-score-material = Talary i materiały
nauticus-picture-score-total = Punkty zwycięstwa
nauticus-picture-rest = reszta { $taler }
nauticus-picture-course-round = Runda { $round }
nauticus-picture-course-scoring = Punktacja

nauticus-picture-rules = Wartości z instrukcji
nauticus-picture-prices = Ceny od lewej do prawej
nauticus-picture-rewards = Nagroda za każdy maszt gotowego statku
nauticus-picture-goods = Dostarczone towary jednego rodzaju
nauticus-picture-end = Na koniec gry
nauticus-picture-buying = Zakup: pierwsza, kolejne, dodatkowa akcja
nauticus-picture-worker = Co daje pracownik

## End of words inside pictures
