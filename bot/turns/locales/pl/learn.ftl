### Nauka gry.

## Pomoc
help-learning = **Nauka gry.** `/ucz-się` rozpoczyna krótką partię z przewodnikiem, prywatnie i krok po kroku. Trwa ona około dziesięciu minut; w każdej chwili możesz przerwać i wrócić później.

## Polecenia
command-learn = ucz-się
    .description = Rozegraj krótką partię z przewodnikiem, prywatnie i krok po kroku

## Przyciski
button-learn = Naucz się grać
button-learn-next = Dalej
button-learn-back = Wstecz
button-learn-show = Pokaż mi
button-learn-again = Jeszcze raz
button-learn-over = Od początku
button-learn-play = Zagraj teraz z robotem
button-learn-others = Wszystkie lekcje

learn-heading = Nauka gry
learn-about = Partia z przewodnikiem trwa około dziesięciu minut. Widzisz ją tylko ty i niczego nie możesz zepsuć. W każdej chwili możesz przerwać i wrócić później.
learn-choose = Wybierz grę…
learn-none = Nie ma tu jeszcze lekcji do żadnej gry. Zasady pokazuje `/zasady`.
learn-not-begun = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}
learn-done = Lekcja ukończona; możesz ją powtórzyć
learn-step = Krok { $step } z { $steps }
learn-page-heading = Nauka: { $game }
learn-private = Tylko ty to widzisz.
learn-chosen = Twój wybór: { $option }
learn-played = { $who }: { $option }
learn-press = 👉 Naciśnij **{ $button }**.
learn-select = 👉 W menu **{ $menu }** wybierz: **{ $option }**
learn-confirm = Zatwierdź, aby zakończyć turę. Do tej chwili możesz cofnąć swoje wybory.
learn-confirm-early = W prawdziwej partii można by tu grać dalej. W tej lekcji twoja tura kończy się teraz: zatwierdź ją. Do tego czasu możesz cofnąć swoje wybory.
learn-finished-heading = Brawo! Znasz już grę { $game }
learn-finished-dm = Lekcja ukończona. Aby zagrać, przejdź na serwer z tym botem, otwórz stół na kanale poleceniem `/gra otwórz` i dodaj robota, na początek najlepiej najsłabszego. Inne możliwości pokazuje `/pomoc`.
learn-finished = Lekcja ukończona. Na pierwszą partię najlepszy jest najsłabszy robot: *Zagraj teraz z robotem* rozpoczyna partię na tym kanale, a jeśli jakaś partia już na nim trwa – w nowym wątku. Aby zagrać z innymi, otwórz stół poleceniem `/gra otwórz` albo dołącz do otwartego; resztę możliwości pokazuje `/pomoc`.

    W partii możesz cofnąć wszystko, dopóki nie naciśniesz *Zatwierdź* albo przycisku, który coś odkrywa lub kończy turę. Potem możesz użyć *Cofnij moją turę*, ale czasem inni muszą się na to zgodzić. `/zasady` są zawsze pod ręką.

## Czego nie można
refusal-no-lesson = Gra { $game } nie ma jeszcze lekcji. Zasady pokazuje `/zasady`.
refusal-unknown-lesson = Ta lekcja nie jest już dostępna. Zacznij od nowa poleceniem `/ucz-się`.
