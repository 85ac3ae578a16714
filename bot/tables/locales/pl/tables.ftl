### Jak powstaje i zapełnia się stół.

## Polecenia
command-game = gra
    .description = Otwórz stół, dołącz do niego, rozpocznij partię i nią zarządzaj
command-open = otwórz
    .description = Otwórz stół na tym kanale albo w nowym wątku
command-join = dołącz
    .description = Zajmij miejsce przy otwartym stole, przejmij zwolnione albo odzyskaj swoje
command-leave = wstań
    .description = Opuść stół przed rozpoczęciem partii
command-start = rozpocznij
    .description = Zacznij partię z osobami, które już siedzą przy stole
command-cancel = odwołaj
    .description = Odwołaj swój otwarty stół albo, za zgodą wszystkich, zakończ partię bez wyniku
command-robot = robot
    .description = Dodaj robota na wolne miejsce
menu-invite = Zaproś do tego stołu
command-invite = zaproś
    .description = Zaproś kogoś do stołu na tym kanale
command-handover = przekaż
    .description = Przekaż swój stół innej osobie
command-host-handover = przekaż
    .description = Przekaż stół innej osobie albo przejmij go
command-options = opcje
    .description = Zobacz lub zmień opcje gry przy tym stole

## Opcje
option-seats = miejsca
    .description = Liczba miejsc przy stole
option-robots = roboty
    .description = Liczba robotów
option-preset = szablon
    .description = Szablon tego serwera; pozostałe wybrane opcje mają pierwszeństwo
option-begins = zaczyna
    .description = Kto zaczyna
option-who = kto
    .description = Kto może dołączyć
option-where = gdzie
    .description = Gdzie ma się toczyć partia
option-name = nazwa
    .description = Nazwa stołu i jego wątku
option-player1 = gracz1
    .description = Pierwsza zaproszona osoba
option-player2 = gracz2
    .description = Druga zaproszona osoba
option-player3 = gracz3
    .description = Trzecia zaproszona osoba
option-player4 = gracz4
    .description = Czwarta zaproszona osoba
option-player5 = gracz5
    .description = Piąta zaproszona osoba
option-player6 = gracz6
    .description = Szósta zaproszona osoba
option-player7 = gracz7
    .description = Siódma zaproszona osoba
option-level = poziom
    .description = Poziom robota
option-to = komu
    .description = Nowy właściciel stołu
option-opener = komu
    .description = Nowy właściciel stołu (domyślnie ty)
option-time-control = tempo
    .description = Ile czasu ma każdy gracz
option-bank = bank
    .description = Własne tempo: czas początkowy w godzinach
option-increment = dodatek
    .description = Własne tempo: czas dodawany za każdą turę (w godzinach)
option-cap = limit
    .description = Własne tempo: maksymalny czas na zegarze (w godzinach)
option-options = opcje
    .description = Opcje gry, na przykład length=short (kilka oddziel przecinkami)
option-rated = rankingowy
    .description = Wynik liczy się do rankingu na tym serwerze (partia musi zacząć się bez robotów)
option-hints = podpowiedzi
    .description = Gracze mogą prosić robota o podpowiedzi (nie w partiach rankingowych)

## Możliwości opcji
choice-random = losowo
choice-me = ja
choice-anybody = każdy
choice-invited = tylko zaproszeni
choice-here = na tym kanale
choice-thread = w nowym wątku
choice-private = w nowym prywatnym wątku
choice-forum = jako post na forum stołów
choice-blitz = błyskawiczne: 2 godziny plus 30 minut za każdą turę, najwyżej 3 godziny
choice-daily = codzienne: 3 dni plus 1 dzień za każdą turę, najwyżej 5 dni
choice-relaxed = spokojne: 10 dni plus 3 dni za każdą turę, najwyżej 14 dni
choice-none = bez zegara

## Pomoc
help-opening = **Otwieranie stołu.** `/gra otwórz` otwiera stół na tym kanale albo w osobnym wątku. Inni dołączają przyciskiem, wolne miejsca mogą zająć roboty, a *Rozpocznij* zaczyna partię z graczami, którzy już siedzą przy stole. Niektóre gry mają opcje: wybierz je przy otwieraniu stołu albo zmień poleceniem `/gra opcje`, zanim dołączy ktoś inny.

## Partie
thread-name = Stół: { $game }

## Karta stanu
invitation = { $person }, masz zaproszenie do stołu: { $match }.
robot-levels-heading = Dodawanie robota: { $match }
options-heading = { $match }: opcje
options-rule = Możesz zmieniać opcje, dopóki do stołu nie dołączy ktoś inny. Kto dołącza, zgadza się na opcje pokazane na karcie partii.
options-rule-alone = Możesz zmieniać opcje, dopóki partia się nie zacznie.
options-fixed = Opcje może zmieniać tylko właściciel stołu, i tylko do chwili, gdy dołączy ktoś inny albo zacznie się partia.

## Przyciski
button-join = Dołącz
button-leave = Opuść stół
button-robot = Dodaj robota
button-robot-away = Usuń robota
button-start = { $players ->
    [0] Rozpocznij
    [one] Rozpocznij w { $players } osobę
    [few] Rozpocznij w { $players } osoby
   *[other] Rozpocznij w { $players } osób
}
button-cancel = Odwołaj partię
sure-cancel-running = Poprosić pozostałych o zgodę na odwołanie partii { $match }? Jeśli wszyscy się zgodzą, partia skończy się bez wyniku.
sure-cancel-alone = Na pewno odwołać partię { $match }? Grasz w niej tylko z robotami, więc skończy się od razu, bez wyniku.
button-cancel-sure = Tak, odwołaj
button-keep-table = Zachowaj stół
cancel-sure = { $count ->
    [0] Odwołać partię przy tym stole? Tego nie da się cofnąć.
    [one] Przy tym stole siedzi jeszcze ktoś. Odwołać partię dla wszystkich? Tego nie da się cofnąć.
    [few] Przy tym stole siedzą jeszcze { $count } osoby. Odwołać partię dla wszystkich? Tego nie da się cofnąć.
   *[many] Przy tym stole siedzi jeszcze { $count } osób. Odwołać partię dla wszystkich? Tego nie da się cofnąć.
}
button-options = Opcje

## Zrobione
done-open = Otwarto stół: { $match }.
done-join = Masz miejsce przy stole: { $match }.{ $options }{ $company }
done-join-started = Zajmujesz ostatnie wolne miejsce, więc zaczyna się partia { $match }.{ $options }
done-leave = Nie siedzisz już przy stole: { $match }.
done-robot = Dodano robota do partii { $match }.
done-robot-started = Robot zajął ostatnie wolne miejsce, więc zaczyna się partia { $match }.
done-robot-away = Usunięto robota z partii { $match }.
done-start = Partia { $match } się zaczyna.
done-cancel = Partia { $match } została odwołana.
told-cancelled = { $host } odwołuje partię.
done-invite = Zaproszono gracza { $player } do partii { $match }.
done-handover = Właścicielem stołu { $match } jest teraz { $player }.

## Czego nie można
slip-open-in-private = Stół możesz otworzyć tylko na serwerze, na kanale, na którym chcesz grać.
slip-no-threads-here = Tutaj nie da się utworzyć wątku. Otwórz stół na zwykłym kanale tekstowym albo na tym kanale, bez wątku.
slip-no-private-threads-here = Na kanałach ogłoszeń nie ma prywatnych wątków. Otwórz stół w publicznym wątku albo na zwykłym kanale tekstowym.
slip-host-cancel = Jako prowadzący możesz odwołać tę partię poleceniem `/prowadzący odwołaj`; powód zobaczą wszyscy.
slip-thread-failed = Discord nie mógł teraz utworzyć wątku, więc stół nie został otwarty. Spróbuj jeszcze raz albo otwórz go na tym kanale.
slip-post-failed = Discord nie utworzył posta, więc stół nie powstał. Spróbuj ponownie albo otwórz stół na tym kanale.
slip-title-refused = Filtr na tym serwerze odrzuca tytuł „{ $title }”, więc stół nie został otwarty. Wybierz inny tytuł.
slip-channel-open-table = Na tym kanale jest już otwarty stół: { $match }. Możesz:{ $ways }
slip-channel-busy = Na tym kanale jest już partia: { $match }. Możesz:{ $ways }
busy-cancel = odwołać ją poleceniem `/gra odwołaj`
busy-ask = dokończyć ją albo zaproponować jej odwołanie poleceniem `/gra odwołaj`
busy-host = odwołać ją poleceniem prowadzących: `/prowadzący odwołaj`
busy-thread = otworzyć swój stół w wątku przyciskiem poniżej
busy-elsewhere = otworzyć swój stół na innym kanale
busy-list = dołączyć do innego stołu: listę pokazuje `/partie otwarte`
slip-no-such-option = W tej grze nie ma opcji „{ $given }”. Dostępne: { $options }.
slip-no-options = Ta gra nie ma opcji do wyboru.
refusal-unknown-robot = W tej grze nie ma robota „{ $level }”.
refusal-begun = Ta partia już się zaczęła.
refusal-channel-busy = Na tym kanale jest już partia albo otwarty stół. Wybierz inny kanał lub wątek albo najpierw zakończ tę partię.
refusal-seats = { $most ->
    [1] To gra dla jednej osoby.
   *[other] To gra dla { $counts } graczy.
}
seats-range = { $least }–{ $most }
seats-either = { $counts }
seats-count = { $count }
refusal-too-many-robots = { $most ->
    [0] Przy tym stole nie ma miejsca dla robotów.
    [one] Może tu zagrać najwyżej { $most } robot.
    [few] Mogą tu zagrać najwyżej { $most } roboty.
   *[other] Może tu zagrać najwyżej { $most } robotów.
}
refusal-edition = W to wydanie nie da się grać: { $detail }
refusal-edition-unlike-book = To wydanie nie zgadza się z instrukcją: { $differences }. Jeśli tak ma być, wpisz w pierwszym wierszu jego pliku: `house_rules = true`.
refusal-option = Z tymi opcjami nie da się zagrać: { $detail }
refusal-options-settled = Ktoś inny zajął już miejsce i zgodził się na te opcje. Możesz je zmieniać, dopóki przy stole nie ma innych osób (roboty się nie liczą).
refusal-title-too-long = Nazwa jest za długa (najwyżej { $most } znaków).
refusal-full = Przy tym stole nie ma wolnego miejsca.
refusal-already-seated = Masz już miejsce przy tym stole.
refusal-already-invited = Ta osoba ma już zaproszenie do tego stołu.
refusal-invited-self = Nie możesz wysłać zaproszenia do siebie.
refusal-invited-seated = Ta osoba ma już miejsce przy tym stole.
refusal-too-often-open = W ciągu godziny możesz otworzyć najwyżej { $most ->
    [one] { $most } partię
    [few] { $most } partie
    [many] { $most } partii
   *[other] { $most } partii
}. Spróbuj ponownie później.
refusal-too-often-thread = W ciągu godziny możesz utworzyć najwyżej { $most ->
    [one] { $most } wątek
    [few] { $most } wątki
    [many] { $most } wątków
   *[other] { $most } wątku
}. Otwórz partię na kanale albo spróbuj ponownie później.
refusal-too-often-invite = W ciągu godziny możesz zaprosić najwyżej { $most ->
    [one] { $most } osobę
    [few] { $most } osoby
    [many] { $most } osób
   *[other] { $most } osoby
}. Spróbuj ponownie później. Do otwartego stołu każdy może dołączyć także bez zaproszenia.
refusal-too-often-same = W ciągu godziny możesz zaprosić tę samą osobę najwyżej { $most ->
    [one] { $most } raz
    [few] { $most } razy
    [many] { $most } razy
   *[other] { $most } razy
}. Spróbuj ponownie później.
refusal-invited-only = Do tego stołu mogą dołączyć tylko zaproszeni.
refusal-no-robots = W tej grze nie ma robotów.
refusal-no-robot-here = Przy tym stole nie ma robota.
refusal-resign-instead = Partia trwa. Aby z niej odejść, zrezygnuj poleceniem `/gra zrezygnuj`: twoje miejsce zajmie robot.
refusal-too-few = { $taken ->
    [one] Zajęte jest dopiero { $taken } miejsce, a potrzeba { $least }. Dodaj robota albo poczekaj, aż ktoś dołączy.
    [few] Zajęte są dopiero { $taken } miejsca, a potrzeba { $least }. Dodaj robota albo poczekaj, aż ktoś dołączy.
   *[other] Zajętych jest dopiero { $taken } miejsc, a potrzeba { $least }. Dodaj robota albo poczekaj, aż ktoś dołączy.
}
refusal-opener-only = Może to zrobić tylko właściciel stołu.
slip-not-in-this-channel = Na tym serwerze partie można otwierać tylko tutaj: { $channels }.
slip-not-your-role = Na tym serwerze partie mogą otwierać tylko osoby z rolą { $role }. Nadal możesz dołączać do otwartych stołów.
refusal-bank-needed = Własne tempo wymaga podania czasu początkowego (`bank`) w godzinach. Dodatek i limit są opcjonalne.
refusal-time-control-not-allowed = To tempo nie jest dozwolone na tym serwerze. Wybierz inne albo użyj domyślnego.
refusal-too-many-matches = { $most ->
    [one] Na tym serwerze możesz na razie grać najwyżej w { $most } partii naraz.
    [few] Na tym serwerze możesz na razie grać najwyżej w { $most } partiach naraz.
   *[other] Na tym serwerze możesz na razie grać najwyżej w { $most } partiach naraz.
} { $more ->
    [0] Gdy któraś z nich się skończy, możesz dołączyć do następnej.
   *[other] Gdy któraś z nich się skończy, możesz dołączyć do następnej, a każda ukończona podnosi twój limit.
}
refusal-rated-cooperative = Partie kooperacyjne nie mogą być rankingowe, bo wszyscy wygrywają lub przegrywają razem.
refusal-rated-needs-people = Partia rankingowa nie może zacząć się z robotami przy stole.

## Formularz otwierania stołu
form-heading = Otwórz stół
form-intro = Wybierz grę i naciśnij *Otwórz stół*.
form-intro-presets = Wybierz szablon tego serwera albo wybierz grę i naciśnij *Otwórz stół*.
form-preset = Użyj szablonu…
form-preset-chosen = Szablon
form-options = Opcja gry
form-bank = Czas na początek
form-increment = Czas na turę
form-cap = Najwięcej czasu
form-rating-minimum = Najniższy ranking
form-rating-maximum = Najwyższy ranking
form-extras = Pozostałe ustawienia
form-level = Poziom robotów
button-form-thread = Otwórz w wątku
form-game = Gra
form-seats = Miejsca
form-robots = Roboty
form-time-control = Tempo
form-begins = Kto zaczyna?
form-access = Kto może dołączyć?
form-place = Gdzie?
form-kind = Ranking i podpowiedzi
form-kind-casual = towarzyska
form-kind-rated = rankingowa
form-kind-hints = towarzyska, z podpowiedziami
button-form-open = Otwórz stół
button-form-more = Więcej opcji
button-form-less = Mniej opcji
form-details = Otwórz stół: gracze i warunki
form-players = Gracze do zaproszenia
form-reliability = Minimalna punktualność
form-reliability-none = bez wymagań
form-reliability-least = co najmniej { $percent }% tur na czas
form-rating = Ranking
form-rating-none = dowolny
form-rating-least = { $least } lub więcej
form-rating-most = { $most } lub mniej
form-rating-range = od { $least } do { $most }
form-clock = Własne tempo
form-clock-none = takie jak w formularzu
form-clock-numbers = { $bank } + { $increment }/tura, maks. { $cap }
form-name = Nazwa stołu
button-form-details = Gracze i warunki…
