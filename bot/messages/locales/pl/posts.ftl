### Co publikuje się o partii dla wszystkich.

## Karta stanu
card-rated = Partia rankingowa: wynik zmienia wasze rankingi na tym serwerze, chyba że przed startem usiądzie robot.
card-hints = Podpowiedzi: robot może mówić grającym, czego spodziewa się po ich turach.
card-paused = Zegary tej partii stoją.
card-brought-in = Tę partię wczytano z pliku. Jej tasowanie i ruchy są ze sobą zgodne, ale nikt tutaj nie widział, jak pieczętowano tasowanie.
card-open = Zajęte miejsca: { $taken } z { $seats }.
card-open-alone = Gra dla jednej osoby. Aby zacząć, naciśnij *Rozpocznij*.
card-free-seat = *wolne*
card-public = { $count ->
    [0] Dołączyć może każdy.
   *[other] Dołączyć może każdy. Zaproszenie mają: { $people }.
}
card-invited = { $count ->
    [0] Dołączyć mogą tylko zaproszeni; na razie nikt nie ma zaproszenia.
   *[other] Dołączyć mogą tylko zaproszeni: { $people }.
}
card-begins-random = Kolejność zostanie wylosowana.
card-begins-opener = Zaczyna osoba, która otworzyła stół.
card-begins-drawn = Miejsca wylosowano w losowaniu sezonu.
card-begins-turned = Miejsca z poprzedniej partii przesuwają się o jedno: zaczyna osoba z drugiego miejsca.
card-waiting = { $count ->
    [one] Teraz gra { $who }; tura zaczęła się { $since }.
   *[other] Teraz jednocześnie grają { $who }; tura zaczęła się { $since }.
}
card-bound-open = Uczciwe tasowanie: przyciskiem *Dodaj do tasowania* możesz dodać własne słowa ({ $links }).
card-bound-soon = Uczciwe tasowanie: tajna wartość zostanie tu za chwilę zapieczętowana.
card-bound = Uczciwe tasowanie: { $links }
card-cancelled-early = Partię odwołano po rozdaniu, zanim ktokolwiek wykonał ruch.
card-finished = Ta partia jest zakończona.
card-cancelled = Ta partia została odwołana.
card-damaged = Zapisu tej partii nie da się odczytać. Wszyscy zachowują miejsca; dajcie, proszę, znać osobie, która prowadzi bota.
post-missing = Nie udało się opublikować wiadomości o tej partii: to błąd bota. Nic nie przepadło, wszystko pokazuje `/dziennik`; prowadzący może spróbować jeszcze raz poleceniem `/prowadzący napraw`.
post-refused = Discord odmawia wyświetlenia części tej partii, nawet bez obrazów, nazw i tekstów napisanych przez użytkowników. Nic nie przepadło: wszystko pokazuje `/dziennik`. Prowadzący może spróbować jeszcze raz poleceniem `/prowadzący wyślij-ponownie`, na przykład po zmianie filtrów serwera.

## Koniec
final-heading = { $match }: koniec
final-won = 🏆 Wygrywa { $who }: { $points }. Następne miejsce: { $others }, różnica { $margin }.
final-won-tie = 🏆 Wygrywa { $who }: { $points }. Tyle samo punktów: { $others }; rozstrzygnęło kryterium remisu.
final-shared = 🏆 Wspólne zwycięstwo: { $who }, po { $points }.
final-alone = { $who }: wynik końcowy { $points }.
final-team-name = **{ $team }** ({ $members })
final-rank = { $place }. { $who }: { $points }
final-vp = { $count } PZ
final-team = { $place }. **{ $team }** ({ $members }): { $points }
final-member = { $who }
final-scoring = Punktacja
final-points = { $who } { $points }
