### Prywatne notatki.

## Polecenia
command-note = notatka
    .description = Zapisz prywatną notatkę o partii
option-line = wiersz
    .description = Tekst do dodania (zostaw puste, żeby zobaczyć swoją notatkę)

## Strony
note-heading = 📝 **Twoja notatka**
note-none = Nie masz notatki o tej partii.
note-alone = Tę notatkę widzisz tylko ty. Pojawia się w twoim panelu i w `/co-nowego`.
note-form = Twoja notatka
note-form-line = Dodaj wiersz
button-note-add = Dodaj wiersz
button-note-edit = Edytuj
button-note-delete = Usuń notatkę

## Czego nie można
refusal-note-empty = Wpisz coś w notatce.
refusal-note-too-long = Notatka może mieć najwyżej { $most } znaków, a ta byłaby o { $excess } za długa. Nic się nie zmieniło. Twój tekst:
refusal-no-note = Nie masz notatki o tej partii.
