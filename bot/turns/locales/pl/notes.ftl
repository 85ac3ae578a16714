### Prywatne notatki.

## Polecenia
command-note = notatka
    .description = Zapisz coś o partii, tylko dla siebie
option-line = wiersz
    .description = Treść wiersza (bez podania zobaczysz swoją notatkę)

## Strony
note-heading = 📝 **Twoja notatka**
note-line = { $line }
note-none = Nie masz notatki o tej partii.
note-alone = Nikt inny tego nie widzi. Notatkę zobaczysz w swoim panelu i w `/co-nowego`.
note-form = Twoja notatka
note-form-line = Dodaj wiersz
button-note-add = Dodaj wiersz
button-note-delete = Usuń notatkę

## Czego nie można
refusal-note-empty = Notatka jest pusta. Wpisz coś.
refusal-note-too-long = W notatce mieści się { $most } znaków. Usuń ją, żeby zacząć od nowa.
refusal-no-note = Nie masz notatki o tej partii.
