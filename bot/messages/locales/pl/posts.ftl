### Co publikuje się o partii dla wszystkich.

## Karta stanu
card-rated = Partia rankingowa: wynik wpływa na rankingi na tym serwerze.
card-rated-open = Partia rankingowa: wynik wpływa na rankingi na tym serwerze, chyba że przed startem dołączy robot.
card-rated-over-limit = Bez wpływu na ranking: dwie z tych osób rozegrały już ze sobą trzy partie rankingowe w ciągu ostatnich 30 dni.
card-hints = Podpowiedzi: gracze mogą prosić robota o ocenę swoich tur.
turn-of = { $count ->
    [one] Teraz gra { $who }.
   *[other] Wybór odbywa się jednocześnie: turę mają wszyscy, którzy jeszcze nie wybrali.
}
card-link = [Aktualna plansza]({ $link })
segment-board = Plansza po tym: { $heading }
card-paused = Zegary w tej partii stoją.
card-brought-in = Tę partię wczytano z pliku. Tasowanie i ruchy są spójne, ale nie mogę potwierdzić, że tasowanie zapieczętowano przed partią.
card-open = Zajęte miejsca: { $taken } z { $seats }.
card-open-alone = Partia jednoosobowa. Aby zacząć, naciśnij *Rozpocznij*.
card-eliminated = poza grą
card-free-seat = *wolne*
card-public = { $count ->
    [0] Dołączyć może każdy.
   *[other] Dołączyć może każdy. Zaproszenia: { $people }.
}
card-invited = { $count ->
    [0] Dołączyć mogą tylko zaproszeni; nikt nie dostał jeszcze zaproszenia.
   *[other] Dołączyć mogą tylko zaproszeni: { $people }.
}
card-begins-random = Kolejność jest losowa.
card-begins-opener = Zaczyna właściciel stołu.
card-begins-drawn = Miejsca przy stole rozlosowano na ten sezon.
card-begins-turned = Wszyscy przesuwają się o jedno miejsce: zaczyna gracz, który w poprzedniej partii był drugi.
card-seats-random = Miejsca są losowane.
card-window = Mogą odpowiedzieć: { $who } (od { $since }).
card-window-deadline = Czas na odpowiedź: do { $absolute } ({ $relative }). Brak odpowiedzi oznacza pas.
card-waiting = { $count ->
    [one] Teraz gra { $who }; tura zaczęła się { $since }.
   *[other] Teraz jednocześnie grają { $who }; tura zaczęła się { $since }.
}
card-bound-open = Uczciwe tasowanie: naciśnij *Dodaj do tasowania*, żeby wpłynąć na nie własnymi słowami ({ $links }).
card-bound-soon = Uczciwe tasowanie: tajna wartość zostanie tu za chwilę zapieczętowana.
card-bound = Uczciwe tasowanie: { $links } (po partii sprawdzisz je poleceniem `/gra sprawdź`)
card-cancelled-early = Partię odwołano po przygotowaniu gry, przed pierwszym ruchem.
card-finished = Ta partia jest zakończona.
card-cancelled = Ta partia została odwołana.
card-damaged = Zapisu tej partii nie da się odczytać. Wszyscy zachowują swoje miejsca. Dajcie znać osobie, która prowadzi bota.
card-game-missing = Ta partia jest wstrzymana, bo nie da się teraz wczytać jej gry. Zegary stoją, a wszyscy zachowują swoje miejsca.
post-missing = Przez błąd bota nie udało się opublikować jednej z wiadomości o tej partii. Nic nie przepadło: wszystko pokazuje `/dziennik`, a prowadzący może ponowić próbę poleceniem `/prowadzący panel`.
post-refused = Discord odrzuca część wiadomości o tej partii, nawet bez obrazów, nazw i tekstów napisanych przez użytkowników. Nic nie przepadło: wszystko pokazuje `/dziennik`. Prowadzący może spróbować jeszcze raz poleceniem `/prowadzący wyślij-ponownie`, na przykład po zmianie filtrów serwera.

## Koniec
final-heading = { $match }: wynik końcowy
final-won = 🏆 Wygrywa { $who }: { $points }. Druga lokata: { $others } (różnica: { $margin }).
final-won-tie = 🏆 Wygrywa { $who }: { $points }. Tyle samo punktów: { $others }; o zwycięstwie zdecydowało dodatkowe kryterium.
final-shared = 🏆 Wspólne zwycięstwo: { $who }, po { $points }.
final-alone = { $who }: wynik końcowy { $points }.
final-won-plain = { $count ->
    [one] 🏆 Wygrywa { $who }.
   *[other] 🏆 Wspólne zwycięstwo: { $who }.
}
final-draw = 🤝 Remis: { $who }.
final-draw-points = 🤝 Remis: { $who }, po { $points }.
final-all-won = { $count ->
    [one] 🏆 Wygrywa { $who }.
   *[other] 🏆 Wspólna wygrana: { $who }.
}
final-all-won-points = { $count ->
    [one] 🏆 Wygrywa { $who }: { $points }.
   *[other] 🏆 Wspólna wygrana: { $who }. Wynik: { $points }.
}
final-all-lost = { $count ->
    [one] Przegrywa { $who }.
   *[other] Wspólna przegrana: { $who }.
}
final-all-lost-points = { $count ->
    [one] Przegrywa { $who }: { $points }.
   *[other] Wspólna przegrana: { $who }. Wynik: { $points }.
}
final-rank-plain = { $place }. { $who }
final-team-plain = { $place }. **{ $team }** ({ $members })
final-team-name = **{ $team }** ({ $members })
final-rank = { $place }. { $who }: { $points }
final-vp = { $count } PZ
final-team = { $place }. **{ $team }** ({ $members }): { $points }
final-member = { $who }
final-scoring = Punktacja
final-points = { $who } { $points }

## Language
button-translate = 🌐 Czytaj w moim języku
