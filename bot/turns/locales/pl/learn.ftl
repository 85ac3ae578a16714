### Nauka gry.

## Pomoc
help-learning = **Nauka gry.** `/ucz-się` rozgrywa z tobą krótką partię z przewodnikiem, prywatnie i krok po kroku, w jakieś dziesięć minut. Możesz przerwać w każdej chwili i wrócić później.

## Polecenia
command-learn = ucz-się
    .description = Rozegraj krótką partię z przewodnikiem, prywatnie i krok po kroku

## Przyciski
button-learn = Naucz się grać
button-learn-next = Dalej
button-learn-back = Wstecz
button-learn-show = Pokaż
button-learn-again = Jeszcze raz
button-learn-over = Od początku
button-learn-others = Wszystkie lekcje

learn-heading = Nauka gry
learn-about = Partia z przewodnikiem trwa jakieś dziesięć minut. Nikt inny jej nie widzi, nic nie może się w niej nie udać i możesz przerwać w każdej chwili: poczeka tam, gdzie ją zostawisz.
learn-choose = Której gry chcesz się nauczyć?
learn-none = Żadna z tutejszych gier nie ma lekcji. `/zasady` mówi, jak się w nie gra.
learn-not-begun = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}
learn-done = Lekcja już za tobą; zacznie się od początku
learn-step = Krok { $step } z { $steps }
learn-page-heading = Nauka: { $game }
learn-private = Tylko ty to widzisz.
learn-chosen = Twój wybór: { $option }
learn-played = { $who }: { $option }
learn-finished-heading = Brawo: znasz już grę { $game }
learn-finished = Cała lekcja już za tobą. Aby zagrać, otwórz stół przez `/gra otwórz` albo dołącz do otwartego; `/pomoc` pokazuje, co jest do wyboru. Jeśli nikt inny nie ma teraz czasu, posadź roboty na wolnych miejscach: najsłabszy z nich to przyjazny partner na pierwszą partię.

    W partii możesz cofnąć wszystko, dopóki nie zatwierdzisz, a `/zasady` są zawsze o jedno kliknięcie stąd.

## Czego nie można
refusal-no-lesson = Gra { $game } nie ma jeszcze lekcji. `/zasady` mówi, jak się w nią gra.
refusal-unknown-lesson = Tej lekcji już nie ma. Zacznij ją przez `/ucz-się`.
