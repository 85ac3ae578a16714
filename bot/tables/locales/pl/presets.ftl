### Szablony nowych stołów.

## Szablony
button-presets = Szablony stołów
button-preset-new = Zapisz stół z tego kanału
presets-heading = Szablony stołów
presets-intro = Członkowie otwierają stół według szablonu poleceniem `/gra otwórz` z opcją `szablon`. Aby dodać szablon, otwórz stół z wybranymi ustawieniami i zapisz go tutaj. Maksymalna liczba szablonów: { $most }.
presets-none = Nie ma jeszcze szablonów.
presets-line = { $preset }: { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}, { $robots ->
    [0] {""}
    [one] { $robots } robot, {""}
    [few] { $robots } roboty, {""}
   *[many] { $robots } robotów, {""}
}{ $control }
presets-delete = Usuń szablon…
presets-name = Nazwa szablonu
presets-name-hint = Na przykład: nasz zwykły stół. Szablon o tej samej nazwie zostanie zastąpiony.
presets-saved = Szablon zapisano.
presets-deleted = Usunięto szablon „{ $preset }”.
slip-preset-game = Szablon „{ $preset }” dotyczy innej gry. Pomiń opcję `gra` albo wybierz inny szablon.
refusal-unknown-preset = Na tym serwerze nie ma szablonu „{ $preset }”. Wybierz z listy, która pojawia się podczas pisania.
refusal-preset-outdated = Szablon „{ $preset }” już nie działa, więc nie otwarto stołu. { $reason } Osoba zarządzająca serwerem może go zastąpić lub usunąć poleceniem `/prowadzący ustawienia`.
refusal-preset-name-needed = Szablon musi mieć nazwę.
refusal-too-many-presets = { $most ->
    [one] Serwer może mieć { $most } szablon.
    [few] Serwer może mieć { $most } szablony.
   *[many] Serwer może mieć { $most } szablonów.
} Najpierw usuń jeden.
