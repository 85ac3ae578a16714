### Co w wielu miejscach mówi się o partii.

## Na kartach i listach
card-deadline = Termin: { $absolute } ({ $relative }).
mine-deadline = { $status }, termin: { $deadline }
mine-run-out = { $status }, czas minął
mine-ended = zakończona { $ended }
mine-draw = zakończona { $ended }, remis
mine-all-won = zakończona { $ended }, wspólna wygrana
mine-all-lost = zakończona { $ended }, wspólna przegrana
mine-won = zakończona { $ended }, { $count ->
    [one] wygrywa { $who }
   *[other] wygrywają { $who }
}

## Co się działo przy stole
told-timed-out = Czas gracza { $who } się skończył.
player-nameless = Gracz { $seat }
told-started-alone = Partia się zaczyna.
told-started = Partia się zaczyna. Pierwszy ruch: { $who }.
told-reason = Powód: { $reason }
told-unknown = Wydarzyło się tu coś, czego ta wersja bota nie umie pokazać.

## Partie
match-title = { $game } · { $title }
match-title-omitted = { $game } (tytuł pominięty)
link-commitment = zapieczętowana wartość
link-transcript = lista graczy
match-choice = #{ $number } { $name } ({ $status })
status-open = otwarta
status-running = trwa
status-finished = zakończona
status-cancelled = odwołana

## Własna tura
panel-option = { $option }: { $detail }
panel-option-ends = { $option } i zakończ turę
panel-option-reveals-ends = { $option }, odkryj i zakończ turę
panel-option-goes-on = { $option }, a potem graj dalej
panel-choose = Wybierz…
panel-choose-goes-on = Wybierz i graj dalej…
panel-detail-ends = kończy turę
panel-detail-reveals-ends = odkrywa i kończy turę
panel-part = { $title } ({ $part } z { $parts })

## Oglądanie
board-waiting = { $count ->
    [one] Teraz gra { $who }.
   *[other] Teraz grają { $who }.
}
mine-more = { $count ->
    [one] …i jeszcze { $count } partia.
    [few] …i jeszcze { $count } partie.
   *[other] …i jeszcze { $count } partii.
}
mine-open = otwarta, zajęte miejsca: { $taken } z { $seats }
mine-your-turn = **twoja tura**
mine-answered = odpowiedź zapisana
mine-waiting = teraz gra: { $who }
mine-over = zakończona
mine-lost = partia #{ $number } – nie masz już dostępu do jej kanału
mine-damaged = zapisu partii { NUMBER($match, useGrouping: 0) } nie da się odczytać
mine-on-hold = partia { NUMBER($match, useGrouping: 0) } jest wstrzymana, bo nie da się wczytać jej gry

## Czego nie można
slip-no-match-here = Na tym kanale nie ma partii. Nową otworzysz poleceniem `/gra otwórz`, a swoje pokazuje `/partie moje`.
slip-choose-match = Wybierz partię w opcji `partia`. Swoje partie zobaczysz dzięki `/partie moje`.
slip-channel-lost = Nie masz już dostępu do kanału partii #{ $number }.
slip-access-unknown = Discord nie odpowiada na pytanie, czy widzisz ten kanał. Spróbuj ponownie za chwilę.
slip-not-my-message = To działa tylko przy moich wiadomościach o partii.
slip-message-without-match = Ta wiadomość nie dotyczy żadnej partii.
slip-unknown-match = Nie znaleziono partii „{ $given }”. Wybierz z listy, która pojawia się podczas pisania.
slip-missing-permissions = { $count ->
    [one] Aby prowadzić partię na tym kanale, potrzebuję jeszcze uprawnienia: { $permissions }.
   *[other] Aby prowadzić partię na tym kanale, potrzebuję jeszcze uprawnień: { $permissions }.
}
slip-no-bots = { $player } to bot. Robota dodasz do gry poleceniem `/gra robot`.
slip-not-here = { $player } nie jest na tym serwerze.
slip-not-seated = Ta osoba nie gra w tej partii.
slip-which-game = Wybierz w opcji `gra` jedną z tych gier: { $games }.
refusal-stale = W partii coś się już zmieniło. Oto aktualny stan.
refusal-reveals = Ten ruch ujawnia ukryte informacje i nie da się go cofnąć.
refusal-damaged = Zapisu partii { NUMBER($match, useGrouping: 0) } nie da się odczytać, więc partia jest wstrzymana. Daj znać osobie, która prowadzi bota. Inne partie toczą się dalej.
refusal-unknown-match = Nie ma takiej partii.
refusal-unknown-game = Nie ma gry „{ $game }”.
refusal-game-missing = Nie da się teraz wczytać gry „{ $game }”, więc partia { NUMBER($match, useGrouping: 0) } jest wstrzymana. Zegary stoją i nic nie przepadnie. Partia potoczy się dalej, gdy tylko gra znów będzie dostępna.
refusal-old-rules = Partia { NUMBER($match, useGrouping: 0) } zaczęła się według zasad, których ta wersja już nie obsługuje, więc jest wstrzymana. Zegary stoją i nic nie przepadnie.
refusal-finished = Ta partia jest zakończona.
refusal-cancelled = Ta partia została odwołana.
refusal-not-started = Ta partia jeszcze się nie zaczęła.
refusal-not-finished = Ta partia jeszcze trwa. Ukryte informacje zostaną ujawnione po jej zakończeniu.
refusal-not-in-match = Nie masz miejsca w tej partii.
refusal-admin-only = W tej partii grają też inni, więc mogą to zrobić tylko prowadzący na tym serwerze.
refusal-no-person-there = Tego miejsca nie zajmuje żaden gracz.
refusal-no-option = Teraz nie można tego wybrać.
refusal-nothing-to-undo = Nie ma czego cofać.

## Uprawnienia, jak nazywają je ustawienia Discorda
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-create-posts = Tworzenie postów
permission-embed-links = Wyświetlanie podglądu linku
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii czatu
permission-create-public-threads = Tworzenie publicznych wątków
permission-create-private-threads = Tworzenie prywatnych wątków
permission-manage-roles = Zarządzanie rolami
permission-create-events = Tworzenie wydarzeń

## Jak rzetelnie ktoś grał
figure-kept = { $percent }% tur na czas
figure-finished = ukończone: { $count }
figure-left = porzucone: { $count }
figure-new = nowy gracz

## Plany
told-planned = Zgodnie z planem:
told-forced = Jedyna możliwość:

## Rundy
jump-to = Przejdź do…
jump-round = Runda { $round }

## Co wybrał stół
options-line = Opcje – { $options }
option-chosen = { $name }: { $value }
options-help = {"**"}Opcje gry**, najpierw domyślne:
