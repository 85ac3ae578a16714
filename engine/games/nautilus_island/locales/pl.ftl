### Polish texts of Nautilus Island.
###
### `.acc` is the accusative, `.to` the direction.
### Messages for amounts and counts get their number from the sentence that references them.

## The game
nautilus-island-name = Nautilus Island
nautilus-island-tagline = Wydobywaj przedmioty z okrętu podwodnego na mieliźnie i zbieraj zestawy: gra z ukrytymi kartami dla 2–4 osób
nautilus-island-help =
    {"**"}Cel.** Zdobądź najwięcej punktów zwycięstwa (PZ) za żetony bonusu, iluminatory i skarby.

    {"**"}Ruch.** W pierwszej rundzie wszyscy po kolei, od osoby rozpoczynającej, stają powyżej wraku przy wybranej kolumnie. Potem zaczyna osoba najbliżej rufy (tam, gdzie leżą pojedyncze stosy), a każdy ruch prowadzi na przeciwną stronę: do kolumny innej niż poprzednia, przy której po tej stronie nikt jeszcze nie stoi.

    {"**"}Branie kart.** Na miejscu bierzesz wierzchnią kartę z każdego stosu swojej kolumny. Kartę z zakrytego stosu widzisz tylko ty. Na ręce możesz mieć dowolnie dużo kart.

    {"**"}Wykładanie.** Zamiast tego możesz wyłożyć z ręki karty jednego koloru, najwyżej tyle, ile stosów ma kolumna. Karty jednego koloru tworzą zawsze jeden zestaw. Jeśli żeton bonusu tego koloru jest jeszcze w obozie, trafia na zestaw. Gdy w obozie zostanie tylko jeden żeton, dokłada się nowe.

    {"**"}Zamykanie.** Po wyłożeniu możesz zamknąć zestaw następnym iluminatorem za dokładnie tyle kart. Do zamkniętego zestawu nic już nie można dołożyć. Zestaw, który ma więcej kart, niż wymaga iluminator, już go nie dostanie.

    {"**"}Żetony bonusu.** 2 lub 3 PZ; 1 PZ za każdą kartę zestawu; jeszcze raz punkty iluminatora tego zestawu; 4 PZ, jeśli zestaw ma nieparzystą liczbę kart; 5 PZ za parę tego samego przedmiotu w zestawie (każda karta liczy się tylko do jednego żetonu).

    {"**"}Skarby.** Skarbów nie można wykładać. Na koniec gry dostajesz punkty za skarby, które masz na ręce. Pozostałe karty na ręce nie dają punktów.

    {"**"}Koniec.** Gdy jakaś kolumna jest pusta, runda trwa do końca, a potem każdy ma jeszcze jedną turę. Przy pustej kolumnie możesz wyłożyć najwyżej tyle kart, ile ma ona miejsc. Przy remisie wygrywa osoba, której rozbitek stoi bliżej rufy.
nautilus-island-help-edition = { $printed ->
    [1] Wszystkie wartości są takie same jak w wydaniu pudełkowym.
   *[other] Nie wszystkie wartości z wydania pudełkowego dało się odczytać. Odtworzone wartości: { $components }. Jeśli masz tę grę, prześlij właściwe wartości osobie, która prowadzi bota.
}
nautilus-island-rebuilt-wreck = kolumny dla dwóch i trzech osób
nautilus-island-rebuilt-face-up = które stosy są odkryte
nautilus-island-rebuilt-portholes = punkty za iluminatory
nautilus-island-rebuilt-treasures = punkty za skarby
nautilus-island-rebuilt-tokens = liczba żetonów bonusu każdego rodzaju
nautilus-island-unlike-stacks = liczba stosów kart dla { $seats } osób: { $stacks } (w instrukcji: { $printed })
nautilus-island-unlike-columns = liczba stosów w kolumnach dla { $seats } osób: { $columns } (w instrukcji: { $printed })
nautilus-island-unlike-tokens = liczba żetonów bonusu: { $tokens } (w instrukcji: { $printed })
nautilus-island-unlike-kinds = brak żetonu bonusu „{ $token }”, który jest w instrukcji
nautilus-island-unlike-portholes = liczba iluminatorów: { $portholes } (w instrukcji: { $printed })
nautilus-island-unlike-porthole = pierwszy iluminator za 4 karty: { $vp } PZ (w instrukcji: { $printed })
nautilus-island-robot-landlubber = Szczur lądowy
    .about = Dopiero się uczy: dobry przeciwnik na pierwszą partię.
nautilus-island-robot-deckhand = Majtek
    .about = Gra błyskawicznie i całkiem nieźle.
nautilus-island-robot-helmsman = Sternik
    .about = Myśli kilka tur naprzód i czasem zaskakuje.
nautilus-island-robot-captain = Kapitan
    .about = Rozważa każdą turę przez sekundę i nie wybacza błędów.

## Evaluation terms of robots
nautilus-island-term-laid = żetony i iluminatory
nautilus-island-term-treasures = skarby
nautilus-island-term-hopes = rozpoczęte zestawy
nautilus-island-term-cards = nieznane karty

## Advice: the steps of a turn, as clauses. The bot joins them and capitalizes the first letter.
nautilus-island-do-collect = weź { $cards-acc }
nautilus-island-do-go-collect = idź do kolumny { $column } i weź { $cards-acc }
nautilus-island-do-store = wyłóż { $cards-acc }
nautilus-island-do-go-store = idź do kolumny { $column } i wyłóż { $cards-acc }
nautilus-island-do-close = zamknij zestaw „{ $colour }”
nautilus-island-do-leave = zostaw zestaw „{ $colour }” otwarty

## Advice: reasons for a turn. These clauses follow a colon.
nautilus-island-why-points = to od razu daje { nautilus-island-amount-vp }
nautilus-island-amount-vp = { $vp } PZ
nautilus-island-why-last-porthole = to ostatni iluminator za { nautilus-island-amount-size.acc }
nautilus-island-why-next-porthole = następny iluminator za { nautilus-island-amount-size.acc } jest wart tylko { nautilus-island-amount-vp }
nautilus-island-why-race = { $lacking ->
    [one] { $who } potrzebuje do tego samego iluminatora jeszcze tylko { $lacking } karty „{ $colour }”
   *[other] { $who } potrzebuje do tego samego iluminatora jeszcze tylko { $lacking } kart „{ $colour }”
}
nautilus-island-why-enough = wtedy wystarczy kart „{ $colour }” na iluminator ({ nautilus-island-amount-size }, { nautilus-island-amount-vp })
nautilus-island-why-almost = do iluminatora ({ nautilus-island-amount-size }, { nautilus-island-amount-vp }) brakuje wtedy tylko jednej karty „{ $colour }”
nautilus-island-why-rest = razem z resztą kart na ręce zestaw „{ $colour }” wystarczy na iluminator ({ nautilus-island-amount-size }, { nautilus-island-amount-vp })
nautilus-island-why-token = { $vp ->
    [0] to daje żeton bonusu „{ $token }”
   *[other] to daje żeton bonusu „{ $token }”, od razu wart { nautilus-island-amount-vp }
}
nautilus-island-why-treasure = za { $cards-acc } na ręce dostaje się na koniec { nautilus-island-amount-vp }
nautilus-island-why-rival = { $count ->
    [one] { $who } może tam jeszcze w tej rundzie wziąć karty
   *[other] { $who } mogą tam jeszcze w tej rundzie wziąć karty
}
nautilus-island-why-same-colour = { $count ->
    [one] { $who } też zbiera „{ $colour }” i może tam jeszcze w tej rundzie wziąć karty
   *[other] { $who } też zbierają „{ $colour }” i mogą tam jeszcze w tej rundzie wziąć karty
}
nautilus-island-why-last-round = to ostatnia runda, a na ręce punktują tylko skarby
nautilus-island-why-ending = potem zostaje już tylko jedna runda
nautilus-island-why-cards = to { nautilus-island-amount-cards } naraz
nautilus-island-why-unseen = { $count ->
    [one] nikt inny nie widzi zakrytej karty
   *[other] nikt inny nie widzi zakrytych kart
}

## Game options
nautilus-island-option-open-stacks = Odkryte stosy
    .about = Wszystkie stosy leżą odkryte, więc widać, kto co bierze
nautilus-island-option-open-stacks-no = nie
nautilus-island-option-open-stacks-yes = tak

## Colours, by what the cards show
nautilus-island-colour-clothes = ubrania
nautilus-island-colour-navigation = nawigacja
nautilus-island-colour-repair = naprawa
nautilus-island-colour-fishing = rybołówstwo
nautilus-island-colour-supplies = zapasy
nautilus-island-colour-treasures = skarby

## Objects
nautilus-island-object-clothes-hat = kapelusz
nautilus-island-object-clothes-boots = buty
nautilus-island-object-clothes-coat = płaszcz
nautilus-island-object-clothes-gloves = rękawice
nautilus-island-object-navigation-compass = kompas
nautilus-island-object-navigation-sextant = sekstant
nautilus-island-object-navigation-spyglass = luneta
nautilus-island-object-navigation-map = mapa
nautilus-island-object-repair-hammer = młotek
nautilus-island-object-repair-wrench = klucz płaski
nautilus-island-object-repair-saw = piła
nautilus-island-object-repair-screws = śruby
nautilus-island-object-fishing-rod = wędka
nautilus-island-object-fishing-net = sieć
nautilus-island-object-fishing-harpoon = harpun
nautilus-island-object-fishing-hook = haczyk
nautilus-island-object-supplies-biscuits = suchary
nautilus-island-object-supplies-water = woda
nautilus-island-object-supplies-fruit = owoce
nautilus-island-object-supplies-tins = konserwy
nautilus-island-object-treasures-pearl = perła
nautilus-island-object-treasures-coins = monety
nautilus-island-object-treasures-statuette = statuetka
nautilus-island-object-treasures-crown = korona

## Cards, counted
nautilus-island-count-clothes-hat = { $count ->
    [one] kapelusz
    [few] { $count } kapelusze
   *[many] { $count } kapeluszy
}
    .acc = { nautilus-island-count-clothes-hat }
nautilus-island-count-clothes-boots = { $count ->
    [one] buty
    [few] { $count } × buty
   *[many] { $count } × buty
}
    .acc = { nautilus-island-count-clothes-boots }
nautilus-island-count-clothes-coat = { $count ->
    [one] płaszcz
    [few] { $count } płaszcze
   *[many] { $count } płaszczy
}
    .acc = { nautilus-island-count-clothes-coat }
nautilus-island-count-clothes-gloves = { $count ->
    [one] rękawice
    [few] { $count } × rękawice
   *[many] { $count } × rękawice
}
    .acc = { nautilus-island-count-clothes-gloves }
nautilus-island-count-navigation-compass = { $count ->
    [one] kompas
    [few] { $count } kompasy
   *[many] { $count } kompasów
}
    .acc = { nautilus-island-count-navigation-compass }
nautilus-island-count-navigation-sextant = { $count ->
    [one] sekstant
    [few] { $count } sekstanty
   *[many] { $count } sekstantów
}
    .acc = { nautilus-island-count-navigation-sextant }
nautilus-island-count-navigation-spyglass = { $count ->
    [one] luneta
    [few] { $count } lunety
   *[many] { $count } lunet
}
    .acc = { $count ->
        [one] lunetę
        [few] { $count } lunety
       *[many] { $count } lunet
    }
nautilus-island-count-navigation-map = { $count ->
    [one] mapa
    [few] { $count } mapy
   *[many] { $count } map
}
    .acc = { $count ->
        [one] mapę
        [few] { $count } mapy
       *[many] { $count } map
    }
nautilus-island-count-repair-hammer = { $count ->
    [one] młotek
    [few] { $count } młotki
   *[many] { $count } młotków
}
    .acc = { nautilus-island-count-repair-hammer }
nautilus-island-count-repair-wrench = { $count ->
    [one] klucz płaski
    [few] { $count } klucze płaskie
   *[many] { $count } kluczy płaskich
}
    .acc = { nautilus-island-count-repair-wrench }
nautilus-island-count-repair-saw = { $count ->
    [one] piła
    [few] { $count } piły
   *[many] { $count } pił
}
    .acc = { $count ->
        [one] piłę
        [few] { $count } piły
       *[many] { $count } pił
    }
nautilus-island-count-repair-screws = { $count ->
    [one] śruby
    [few] { $count } × śruby
   *[many] { $count } × śruby
}
    .acc = { nautilus-island-count-repair-screws }
nautilus-island-count-fishing-rod = { $count ->
    [one] wędka
    [few] { $count } wędki
   *[many] { $count } wędek
}
    .acc = { $count ->
        [one] wędkę
        [few] { $count } wędki
       *[many] { $count } wędek
    }
nautilus-island-count-fishing-net = { $count ->
    [one] sieć
    [few] { $count } sieci
   *[many] { $count } sieci
}
    .acc = { nautilus-island-count-fishing-net }
nautilus-island-count-fishing-harpoon = { $count ->
    [one] harpun
    [few] { $count } harpuny
   *[many] { $count } harpunów
}
    .acc = { nautilus-island-count-fishing-harpoon }
nautilus-island-count-fishing-hook = { $count ->
    [one] haczyk
    [few] { $count } haczyki
   *[many] { $count } haczyków
}
    .acc = { nautilus-island-count-fishing-hook }
nautilus-island-count-supplies-biscuits = { $count ->
    [one] suchary
    [few] { $count } × suchary
   *[many] { $count } × suchary
}
    .acc = { nautilus-island-count-supplies-biscuits }
nautilus-island-count-supplies-water = { $count ->
    [one] woda
    [few] { $count } × woda
   *[many] { $count } × woda
}
    .acc = { $count ->
        [one] wodę
        [few] { $count } × wodę
       *[many] { $count } × wodę
    }
nautilus-island-count-supplies-fruit = { $count ->
    [one] owoce
    [few] { $count } × owoce
   *[many] { $count } × owoce
}
    .acc = { nautilus-island-count-supplies-fruit }
nautilus-island-count-supplies-tins = { $count ->
    [one] konserwy
    [few] { $count } × konserwy
   *[many] { $count } × konserwy
}
    .acc = { nautilus-island-count-supplies-tins }
nautilus-island-count-treasures-pearl = { $count ->
    [one] perła
    [few] { $count } perły
   *[many] { $count } pereł
}
    .acc = { $count ->
        [one] perłę
        [few] { $count } perły
       *[many] { $count } pereł
    }
nautilus-island-count-treasures-coins = { $count ->
    [one] monety
    [few] { $count } × monety
   *[many] { $count } × monety
}
    .acc = { nautilus-island-count-treasures-coins }
nautilus-island-count-treasures-statuette = { $count ->
    [one] statuetka
    [few] { $count } statuetki
   *[many] { $count } statuetek
}
    .acc = { $count ->
        [one] statuetkę
        [few] { $count } statuetki
       *[many] { $count } statuetek
    }
nautilus-island-count-treasures-crown = { $count ->
    [one] korona
    [few] { $count } korony
   *[many] { $count } koron
}
    .acc = { $count ->
        [one] koronę
        [few] { $count } korony
       *[many] { $count } koron
    }
nautilus-island-count-hidden = { $count ->
    [one] zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
    .acc = { $count ->
        [one] zakrytą kartę
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }

## Bonus tokens
nautilus-island-token-vp2 = 2 PZ
nautilus-island-token-vp3 = 3 PZ
nautilus-island-token-per-card = 1 PZ za kartę
nautilus-island-token-double = podwójny iluminator
nautilus-island-token-odd = 4 PZ za nieparzystą liczbę
nautilus-island-token-pair = 5 PZ za parę
nautilus-island-token-of = { $token } ({ $colour })
nautilus-island-token-worth = { $token } ({ $vp } PZ)

## Sides
nautilus-island-side-above = powyżej wraku
    .to = na górną stronę
nautilus-island-side-below = poniżej wraku
    .to = na dolną stronę

## Amounts
nautilus-island-amount-points = { $vp ->
    [one] { $vp } punkt zwycięstwa
    [few] { $vp } punkty zwycięstwa
   *[many] { $vp } punktów zwycięstwa
}
nautilus-island-amount-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
nautilus-island-amount-size = { $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[many] { $size } kart
}
    .acc = { $size ->
        [one] { $size } kartę
        [few] { $size } karty
       *[many] { $size } kart
    }

## Questions
nautilus-island-ask-enter = Przy której kolumnie wraku zaczynasz? Staniesz { $side }.
nautilus-island-ask-explore = Dokąd idziesz? Przejdziesz na drugą stronę i staniesz { $side }.
nautilus-island-ask-recover = { $stacks ->
    [one] Stoisz przy kolumnie { $column }. Bierzesz karty z kolumny czy wykładasz jedną kartę z ręki?
    [few] Stoisz przy kolumnie { $column }. Bierzesz karty z kolumny czy wykładasz z ręki najwyżej { $stacks } karty jednego koloru?
   *[many] Stoisz przy kolumnie { $column }. Bierzesz karty z kolumny czy wykładasz z ręki najwyżej { $stacks } kart jednego koloru?
}
nautilus-island-ask-recover-empty = { $stacks ->
    [one] Kolumna { $column } jest pusta: możesz tu tylko wyłożyć jedną kartę.
    [few] Kolumna { $column } jest pusta: możesz tu tylko wyłożyć karty jednego koloru, najwyżej { $stacks }.
   *[many] Kolumna { $column } jest pusta: możesz tu tylko wyłożyć karty jednego koloru, najwyżej { $stacks }.
}
nautilus-island-ask-close = Twój zestaw „{ $colour }” liczy { nautilus-island-amount-size.acc }. Zamykasz go?

## Groups of choices
nautilus-island-group-store = Wykładanie: { $colour }

## Conditions of plans
nautilus-island-if-untouched = nikt inny nie bierze kart z kolumny { $column }
nautilus-island-now-left = karty w kolumnie { $column }: { $left } (przy planowaniu { $before })
nautilus-island-goal-collect = Idź do kolumny { $column } i weź karty

## Choices
nautilus-island-label-go = Kolumna { $column }
nautilus-island-label-go-empty = { $stacks ->
    [one] Kolumna { $column }: pusta, 1 miejsce
    [few] Kolumna { $column }: pusta, { $stacks } miejsca
   *[many] Kolumna { $column }: pusta, { $stacks } miejsc
}
nautilus-island-label-go-detail = { $cards } (w stosie: { $left })
nautilus-island-label-collect = Weź { $cards-acc }
nautilus-island-label-store = { $numbers } · Wyłóż { $cards-acc }
nautilus-island-label-store-detail = razem { nautilus-island-amount-size }
nautilus-island-label-store-detail-token = razem { nautilus-island-amount-size }, żeton: { $token }
nautilus-island-label-nothing = Nie ma czego wziąć ani wyłożyć
nautilus-island-label-close = Zamknij: { nautilus-island-amount-points }
nautilus-island-label-leave = { $size ->
    [7] Zostaw otwarty (większego iluminatora nie ma)
    [few] Zostaw otwarty (następny iluminator: co najmniej { $size } karty)
   *[many] Zostaw otwarty (następny iluminator: co najmniej { $size } kart)
}

## Log entries
nautilus-island-tell-go = { $who } idzie do kolumny { $column }.
nautilus-island-tell-collect = { $who } bierze { $cards-acc }.
nautilus-island-tell-drawn = { $count ->
    [one] Tylko ty widzisz zakrytą kartę: { $cards }.
   *[other] Tylko ty widzisz zakryte karty: { $cards }.
}
nautilus-island-tell-store = { $who } wykłada { $cards-acc }: zestaw „{ $colour }” liczy teraz { nautilus-island-amount-size.acc }.
nautilus-island-tell-store-token = { $who } wykłada { $cards-acc }: zestaw „{ $colour }” liczy teraz { nautilus-island-amount-size.acc } i dostaje żeton bonusu „{ $token }”.
nautilus-island-tell-nothing = { $who } nie może nic wziąć ani wyłożyć.
nautilus-island-tell-fill = Do obozu trafiają żetony: { $tokens }.
nautilus-island-tell-close = { $who } zamyka zestaw „{ $colour }” ({ nautilus-island-amount-size }) i zdobywa { nautilus-island-amount-points }.
nautilus-island-tell-leave = { $who } zostawia zestaw „{ $colour }” otwarty.
nautilus-island-tell-round = Runda { $round }: wszyscy idą { $side-to }. Kolejność ruchów od rufy: { $order }.
nautilus-island-tell-last-round = Jedna z kolumn jest pusta: runda { $round } jest ostatnia i wszyscy idą { $side-to }. Kolejność ruchów od rufy: { $order }.

## Progress of the game
nautilus-island-heading-round = Runda { $round }: wszyscy idą { $side-to }
nautilus-island-heading-ending = Runda { $round }: wszyscy idą { $side-to }; następna runda jest ostatnia
nautilus-island-heading-last = Runda { $round }, ostatnia: wszyscy idą { $side-to }
nautilus-island-heading-finished = Koniec gry po { $round } rundach

## The scoring
nautilus-island-score-tokens = Żetony bonusu
nautilus-island-score-portholes = Iluminatory
nautilus-island-score-treasures = Skarby
nautilus-island-tie = { $first } i { $second } mają po { $vp } PZ; { $first } jest wyżej, bo kolumna { $nearer } leży bliżej rufy niż kolumna { $farther }.

## The board as text
nautilus-island-who = { $who }
nautilus-island-number = { $number }
nautilus-island-board-turn = Teraz gra { $who }, potem { $others }.
nautilus-island-board-turn-last = Teraz gra { $who }, potem koniec rundy.
nautilus-island-board-open = Kolumny, które może wybrać { $who }: { $columns }.
nautilus-island-board-hand = Twoja ręka ({ $count }): { $cards }.
nautilus-island-board-hand-empty = Twoja ręka jest pusta.
nautilus-island-board-wreck = Wrak, od rufy:
nautilus-island-column = { $number }. { $stacks }
nautilus-island-column-above = { $number }. { $stacks }; powyżej: { $above }
nautilus-island-column-below = { $number }. { $stacks }; poniżej: { $below }
nautilus-island-column-above-below = { $number }. { $stacks }; powyżej: { $above }, poniżej: { $below }
nautilus-island-stack-open = { $card } ({ $count })
nautilus-island-stack-hidden = stos zakryty ({ $count })
nautilus-island-stack-empty = pusto
nautilus-island-board-camp = W obozie: { $tokens }. Zakryte żetony obok: { $left }.
nautilus-island-board-camp-empty = Obóz jest pusty. Zakryte żetony obok: { $left }.
nautilus-island-board-portholes = Następne iluminatory: { $piles }.
nautilus-island-board-no-portholes = Wszystkie iluminatory są już zajęte.
nautilus-island-pile = { $vp } PZ za { nautilus-island-amount-size.acc } (zostało: { $count })
nautilus-island-seat = { "**" }{ $who }**: { $vp } PZ na stole, { nautilus-island-amount-cards } na ręce
nautilus-island-set = - { $colour }: { $cards }
nautilus-island-set-tokens = - { $colour }: { $cards }; żetony: { $tokens }
nautilus-island-set-closed = - { $colour }, z iluminatorem za { $vp } PZ: { $cards }
nautilus-island-set-closed-tokens = - { $colour }, z iluminatorem za { $vp } PZ: { $cards }; żetony: { $tokens }
nautilus-island-final = { $rank }. { $who }: { nautilus-island-amount-points } (żetony { $tokens }, iluminatory { $portholes }, skarby { $treasures })
nautilus-island-final-treasures = { $rank }. { $who }: { nautilus-island-amount-points } (żetony { $tokens }, iluminatory { $portholes }, skarby { $treasures }: { $cards })

## Alt text of images
nautilus-island-alt-heading = Nautilus Island. { $heading }.
nautilus-island-alt-seat = { $who }: { $vp } PZ na stole, { nautilus-island-amount-cards } na ręce; zestawy: { $sets }.
nautilus-island-alt-seat-bare = { $who }: { $vp } PZ na stole, { nautilus-island-amount-cards } na ręce.
nautilus-island-alt-set = { $colour } { $size }
nautilus-island-alt-set-closed = { $colour } { $size } (zamknięty zestaw)
nautilus-island-alt-column = { $column }.

## Words inside pictures
nautilus-island-picture-round = Runda { $round }
nautilus-island-picture-ending = Przedostatnia runda
nautilus-island-picture-last = Ostatnia runda
nautilus-island-picture-turn = Teraz gra
nautilus-island-picture-over = Koniec gry
nautilus-island-picture-order = Kolejność
# Label at the end of the wreck where columns and turn order start.
nautilus-island-picture-back = RUFA
# Label beside a large arrow: all castaways move to this side in this round.
nautilus-island-picture-enter = Na tę stronę
# Replaces a name that the fonts can't display; $seat is a letter.
nautilus-island-picture-player = Gracz { $seat }
nautilus-island-picture-scoring = Punktacja końcowa
nautilus-island-picture-total = Punkty zwycięstwa
nautilus-island-picture-course = Punkty runda po rundzie
nautilus-island-picture-rounds = { $rounds ->
    [one] Po { $rounds } rundzie
    [few] Po { $rounds } rundach
    [many] Po { $rounds } rundach
   *[other] Po { $rounds } rundach
}
# Title of the image of all printed figures.
nautilus-island-picture-figures = Ile co jest warte
nautilus-island-picture-figures-tokens = Żetony bonusu: razem { $count }
nautilus-island-picture-figures-portholes = Iluminatory według liczby kart
nautilus-island-picture-figures-objects = Przedmioty według kolorów; skarby punktują, gdy masz je na ręce
nautilus-island-picture-figures-columns = Kolumny dla { $players } osób
nautilus-island-picture-face-up = odkryte
nautilus-island-picture-face-down = zakryte
