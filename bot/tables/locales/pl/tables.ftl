### Jak powstaje i zapełnia się stół.

## Polecenia
command-game = gra
    .description = Otwórz stół, dołącz do niego, rozpocznij partię i nią zarządzaj
command-open = otwórz
    .description = Otwórz stół na tym kanale albo w nowym wątku
command-join = dołącz
    .description = Zajmij miejsce: przy otwartym stole, zwolnione przez kogoś albo znów swoje
command-leave = wstań
    .description = Odejdź od stołu, zanim partia się zacznie
command-start = rozpocznij
    .description = Zacznij partię z osobami, które już siedzą przy stole
command-cancel = odwołaj
    .description = Zakończ partię bez wyniku: swój otwarty stół albo trwającą partię, jeśli wszyscy się zgodzą
command-robot = robot
    .description = Posadź robota na wolnym miejscu
command-invite = zaproś
    .description = Zaproś kogoś do stołu na tym kanale
command-handover = przekaż
    .description = Przekaż komuś swoje prawa do stołu
command-host-handover = przekaż
    .description = Przekaż prawa do stołu komuś innemu albo sobie
command-options = opcje
    .description = Zobacz lub zmień opcje gry przy tym stole

## Opcje
option-seats = miejsca
    .description = Liczba graczy
option-robots = roboty
    .description = Liczba robotów
option-begins = zaczyna
    .description = Kto zaczyna
option-who = kto
    .description = Kto może dołączyć
option-where = gdzie
    .description = Gdzie toczy się partia
option-name = nazwa
    .description = Nazwa stołu i jego wątku
option-player1 = gracz1
    .description = Kogo zaprosić
option-player2 = gracz2
    .description = Kogo jeszcze zaprosić
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
    .description = Poziom gry robota
option-to = komu
    .description = Komu
option-opener = komu
    .description = Komu (domyślnie tobie)
option-time-control = tempo
    .description = Tempo gry, czyli czas każdego gracza
option-bank = bank
    .description = Własne tempo: godziny na początek
option-increment = dodatek
    .description = Własne tempo: dodatkowe godziny za każdą turę
option-cap = limit
    .description = Własne tempo: najwyższy możliwy czas, w godzinach
option-options = opcje
    .description = Opcje gry, na przykład length=short; kilka po przecinku
option-rated = rankingowy
    .description = Wynik zmienia rankingi na tym serwerze; grają tylko ludzie
option-hints = podpowiedzi
    .description = Robot może podpowiadać grającym (nie w partiach rankingowych)

## Możliwości opcji
choice-random = losowo
choice-me = ja
choice-anybody = każdy
choice-invited = tylko zaproszeni przeze mnie
choice-here = na tym kanale
choice-thread = w nowym wątku
choice-private = w nowym prywatnym wątku
choice-blitz = błyskawiczne: 2 godziny, + 30 minut za każdą turę, najwyżej 3 godziny
choice-daily = codzienne: 3 dni, + 1 dzień za każdą turę, najwyżej 5 dni
choice-relaxed = spokojne: 10 dni, + 3 dni za każdą turę, najwyżej 14 dni
choice-none = bez zegara

## Pomoc
help-opening = **Otwieranie stołu.** `/gra otwórz` otwiera stół na tym kanale albo w osobnym wątku. Inni dołączają przyciskiem, roboty zajmują puste miejsca, a *Rozpocznij* zaczyna partię z osobami, które już siedzą. Niektóre gry mają opcje do wyboru; `/gra opcje` zmienia je, dopóki nie usiądzie ktoś inny.

## Partie
thread-name = Stół: { $game }

## Karta stanu
invitation = { $person }, masz zaproszenie do stołu: { $match }.
options-heading = { $match }: opcje
options-rule = Możesz to zmieniać, dopóki nie usiądzie ktoś inny. Opcje widać na karcie; zajęcie miejsca oznacza zgodę na nie.
options-rule-alone = Możesz to zmieniać do początku partii.
options-fixed = Opcje może zmieniać osoba, która otworzyła stół, dopóki nie usiądzie ktoś inny.

## Przyciski
button-join = Dołącz
button-leave = Wstań od stołu
button-robot = Dodaj robota
button-robot-away = Usuń robota
button-start = Rozpocznij
button-cancel = Odwołaj partię
sure-cancel-running = Partia { $match } skończy się bez wyniku, jeśli wszyscy się zgodzą. Czy zapytać pozostałych?
sure-cancel-alone = W partii { $match } grasz tylko z robotami: skończy się od razu i bez wyniku. Na pewno odwołać?
button-cancel-sure = Tak, odwołaj
cancel-sure = { $count ->
    [one] Przy tym stole siedzi jeszcze ktoś.
    [few] Przy tym stole siedzą jeszcze { $count } osoby.
   *[many] Przy tym stole siedzi jeszcze { $count } osób.
} Odwołać go dla wszystkich? Nie da się tego cofnąć.
button-options = Opcje

## Zrobione
done-open = { $match }: stół otwarty.
done-join = Masz miejsce: { $match }.{ $options }{ $company }
done-join-started = Zajmujesz ostatnie miejsce: partia { $match } się zaczyna.{ $options }
done-leave = Nie siedzisz już przy stole: { $match }.
done-robot = Robot zajmuje miejsce: { $match }.
done-robot-started = Robot zajmuje ostatnie miejsce: partia { $match } się zaczyna.
done-robot-away = Robot usunięty: { $match }.
done-start = { $match }: zaczynamy.
done-cancel = { $match }: partia odwołana.
told-cancelled = { $host } odwołuje partię.
done-invite = Zaproszenie dostaje { $player }: { $match }.
done-handover = Prawa do stołu ma teraz { $player }: { $match }.

## Czego nie można
slip-no-threads-here = Tutaj nie da się utworzyć wątku. Otwórz stół na zwykłym kanale tekstowym albo bez wątku na tym kanale.
slip-no-private-threads-here = Na kanałach ogłoszeń nie ma prywatnych wątków. Otwórz stół w publicznym wątku albo na zwykłym kanale tekstowym.
slip-host-cancel = Jako osoba prowadząca możesz odwołać tę partię, podając powód widoczny dla wszystkich: `/prowadzący odwołaj`.
slip-thread-failed = Discord nie utworzył wątku. Stół nie został otwarty; spróbuj jeszcze raz albo otwórz go na tym kanale.
slip-title-refused = Filtr na tym serwerze odrzuca tytuł „{ $title }”. Stół nie został otwarty; wybierz inny tytuł.
slip-no-such-option = Nie ma tu opcji „{ $given }”. Dostępne: { $options }.
slip-no-options = Ta gra nie ma opcji do wyboru.
refusal-unknown-robot = W tej grze nie ma robota „{ $level }”.
refusal-begun = Ta partia już się zaczęła.
refusal-channel-busy = Na tym kanale jest już partia. Najpierw ją zakończ albo otwórz swoją w wątku.
refusal-seats = { $most ->
    [1] To gra dla jednej osoby.
   *[other] To gra dla { $counts } graczy.
}
seats-range = { $least }–{ $most }
seats-either = { $counts }
seats-count = { $count }
refusal-too-many-robots = { $most ->
    [0] To gra dla jednej osoby, bez robotów.
    [one] Może tu zagrać najwyżej { $most } robot.
    [few] Mogą tu zagrać najwyżej { $most } roboty.
   *[other] Może tu zagrać najwyżej { $most } robotów.
}
refusal-edition = Z tym wydaniem nie da się grać: { $detail }
refusal-edition-unlike-book = To wydanie nie zgadza się z instrukcją: { $differences }. Jeśli tak ma być, wpisz w pierwszym wierszu jego pliku: `house_rules = true`.
refusal-option = W ten sposób nie da się zagrać: { $detail }
refusal-options-settled = Przy stole siedzi już ktoś inny i zgodził się na obecne opcje. Możesz je zmieniać tylko wtedy, gdy przy stole nie ma innych osób; roboty nie przeszkadzają.
refusal-title-too-long = Nazwa jest za długa: najwyżej { $most } znaków.
refusal-full = Przy tym stole nie ma wolnego miejsca.
refusal-already-seated = Masz już miejsce.
refusal-already-invited = Ta osoba jest już zaproszona do tego stołu.
refusal-too-often-open = W ciągu godziny możesz otworzyć najwyżej { $most ->
    [one] { $most } partię
    [few] { $most } partie
    [many] { $most } partii
   *[other] { $most } partii
}. Z następną poczekaj, proszę, godzinę.
refusal-too-often-thread = W ciągu godziny możesz utworzyć najwyżej { $most ->
    [one] { $most } wątek
    [few] { $most } wątki
    [many] { $most } wątków
   *[other] { $most } wątku
}. Otwórz partię na kanale albo poczekaj godzinę.
refusal-too-often-invite = W ciągu godziny możesz zaprosić najwyżej { $most ->
    [one] { $most } osobę
    [few] { $most } osoby
    [many] { $most } osób
   *[other] { $most } osoby
}. Poczekaj, proszę, trochę; do otwartego stołu każdy może też dołączyć bez zaproszenia.
refusal-too-often-same = W ciągu godziny możesz zaprosić tę samą osobę najwyżej { $most ->
    [one] { $most } raz
    [few] { $most } razy
    [many] { $most } razy
   *[other] { $most } razy
}. Poczekaj, proszę, godzinę.
refusal-invited-only = Do tego stołu mogą dołączyć tylko zaproszeni.
refusal-no-robots = W tej grze nie ma robotów.
refusal-no-robot-here = Przy tym stole nie ma robota.
refusal-resign-instead = Partia trwa. Aby z niej odejść, zrezygnuj poleceniem `/gra zrezygnuj`: twoje miejsce zajmie robot.
refusal-too-few = { $taken ->
    [one] Zajęte jest dopiero { $taken } miejsce, a potrzeba { $least }. Dodaj robota albo poczekaj na innych.
    [few] Zajęte są dopiero { $taken } miejsca, a potrzeba { $least }. Dodaj robota albo poczekaj na innych.
   *[other] Zajętych jest dopiero { $taken } miejsc, a potrzeba { $least }. Dodaj robota albo poczekaj na innych.
}
refusal-opener-only = Może to zrobić tylko osoba, która otworzyła stół.
slip-not-in-this-channel = Na tym serwerze partie można otwierać tylko na { $channels }.
slip-not-your-role = Na tym serwerze partie może otwierać { $role }. Możesz dołączyć do każdego stołu, który jest dla ciebie otwarty.
refusal-bank-needed = Do własnego tempa podaj czas na początek (`bank`) w godzinach; możesz też podać dodatek i limit.
refusal-time-control-not-allowed = To tempo nie jest dozwolone na tym serwerze. Wybierz inne albo go nie podawaj.
refusal-too-many-matches = { $most ->
    [one] Limit partii na tym serwerze to na razie { $most }, a ty już tyle masz.
    [few] Limit jednoczesnych partii na tym serwerze to na razie { $most }, a ty już tyle masz.
   *[other] Limit jednoczesnych partii na tym serwerze to na razie { $most }, a ty już tyle masz.
} { $more ->
    [0] Gdy jakaś się skończy, możesz otworzyć następną.
   *[other] Gdy jakaś się skończy, możesz otworzyć następną, a każda ukończona zwiększa limit.
}
refusal-rated-needs-people = Do rankingu liczą się tylko partie między ludźmi, bez robotów od początku.
