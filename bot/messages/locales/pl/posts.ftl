### Co publikuje się o partii dla wszystkich.

## Karta stanu
card-rated = Partia rankingowa: wynik zmienia wasze rankingi na tym serwerze, chyba że przed startem usiądzie robot.
card-hints = Podpowiedzi: robot może mówić grającym, czego spodziewa się po ich turach.
card-paused = Zegary tej partii stoją.
card-brought-in = Tę partię wczytano z pliku. Jej tasowanie i ruchy są ze sobą zgodne, ale nikt tutaj nie widział, żeby tasowanie zapieczętowano.
card-open = Zajęte miejsca: { $taken } z { $seats }.
card-open-alone = Gra dla jednej osoby. Zaczyna ją *Rozpocznij*.
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
card-begins-drawn = Miejsca są takie, jak wyszły z losowania sezonu.
card-begins-turned = Miejsca z poprzedniej partii przesuwają się o jedno: zaczyna osoba z drugiego miejsca.
card-waiting = { $count ->
    [one] Teraz gra { $who }; tura zaczęła się { $since }.
   *[other] Teraz jednocześnie grają { $who }; zaczęło się to { $since }.
}
card-bound-open = Uczciwe tasowanie: *Dodaj do tasowania* dodaje twoje własne słowa ({ $links }).
card-bound-soon = Uczciwe tasowanie: za chwilę tajna wartość zostanie tu zapieczętowana.
card-bound = Uczciwe tasowanie: { $links }
card-cancelled-early = Zakończono ją, gdy rozdanie było już ustalone, a nikt jeszcze nie wykonał ruchu.
card-finished = Ta partia jest zakończona.
card-cancelled = Ta partia została odwołana.
card-damaged = Zapisu tej partii nie da się odczytać. Nikt nie stracił miejsca; dajcie, proszę, znać osobie, która prowadzi bota.
post-missing = Wpis o tej partii nie mógł się ukazać: to mój błąd. Nic nie przepadło, `/dziennik` opowiada wszystko; prowadzący może spróbować jeszcze raz poleceniem `/prowadzący napraw`.

## Koniec
final-heading = { $match }: koniec
final-won = 🏆 Wygrywa { $who }: { $points }. Następne miejsce: { $others }, różnica { $margin }.
final-won-tie = 🏆 Wygrywa { $who } przy równym wyniku: { $points }. Następne miejsce: { $others }.
final-shared = 🏆 Wspólne zwycięstwo: { $who }, po { $points }.
final-alone = { $who } kończy z wynikiem { $points }.
final-team-name = **{ $team }** ({ $members })
final-rank = { $place }. { $who }: { $points }
final-vp = { $count } PZ
final-team = { $place }. **{ $team }** ({ $members }): { $points }
final-member = { $who }
final-scoring = Punktacja
final-points = { $who } { $points }
