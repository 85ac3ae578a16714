### Co można zrobić z partią.

## Polecenia
command-match = partia
    .description = Zobacz wszystko, co możesz teraz zrobić w partii

## Przyciski
button-match = Więcej…
button-panel-back = Wróć

## Jak stoi
match-open = Otwarty stół, zajęte miejsca: { $taken } z { $seats }.
match-running = Partia trwa.
match-your-turn = Teraz twoja tura.
match-answered = Twoja odpowiedź jest zapisana.
match-waiting = Teraz gra: { $who }.
match-damaged = Partii nie da się teraz wczytać.
match-on-hold = Partia jest wstrzymana, bo nie da się teraz wczytać jej gry.
match-finished = Partia się skończyła.
match-cancelled = Partia została odwołana.

## Kim ktoś tam jest
match-free = Nie grasz w tej partii, ale jest w niej jeszcze wolne miejsce.
match-eliminated = Nie bierzesz już udziału w grze.
match-no-seat = Nie masz miejsca w tej partii.
match-kept = Gra za ciebie robot. Możesz wrócić na swoje miejsce.
match-opener = To twój stół.
