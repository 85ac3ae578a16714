### Strony internetowe: ustawienia na Discordzie i słowa na stronach.

## Ustawienia
button-page = Strona
button-pages = Strony WWW
button-my-page = Strona WWW
button-page-address = Zmień adres
button-page-switch = Moja strona: { $state }
pages-heading = Strony WWW
pages-intro = Partie, ligi i wyniki tego serwera na stronie tylko do odczytu. Widać na niej tylko to, co na Discordzie widzą wszyscy. Kto ukrywa swój profil, występuje jako „Gracz A”.
pages-unavailable = Ten bot nie ma strony internetowej. Najpierw musi ją uruchomić jego operator.
pages-mode = **Strony**
pages-mode-off = Wyłączone
pages-mode-link = Dla wszystkich, którzy mają link
pages-mode-listed = Publiczne, w spisie serwerów
pages-channels = **Prywatne kanały ze stronami**
    Kanały publiczne zawsze mają strony, a prywatne wątki nigdy.
pages-channels-none = Bez prywatnych kanałów
pages-address = Adres: { $link }
pages-address-hint = Po zmianie adresu wszystkie wcześniejsze linki przestaną działać.
my-page-heading = Twoja strona
my-page-intro = Na serwerze ze stronami WWW możesz mieć stronę ze swoimi statystykami, jak w `/profil`. Wybierasz to osobno na każdym serwerze. Bez niej Twoja nazwa jest na stronach partii bez linku. Jeśli ukryjesz profil, występujesz jako „Gracz A” i nie masz strony.
my-page-hidden = Twój profil jest ukryty, więc nie masz strony.
my-page-address = Twoją stronę znajdziesz tu: { $link }.
help-pages = **Strony WWW.** Niektóre serwery mają strony ze swoimi partiami, ligami i wynikami: użyj przycisku *Strona*. Zarząd serwera włącza je w `/prowadzący ustawienia`, a własną stronę włączysz w `/ustawienia ja`.

## Spis serwerów
page-home = Serwery
page-home-summary = Gry planszowe rozgrywane przez wiele dni na Discordzie.
page-home-none = Żaden serwer nie jest w publicznym spisie. Do stron serwera potrzebny jest link.
page-server-unnamed = Serwer

## Nawigacja
page-skip = Przejdź do treści
page-language = Język
page-feed = Wyniki jako kanał Atom
page-json = Dane jako JSON
page-footer = Strony tylko do odczytu, od Harbourmastera. Gra się na Discordzie.
page-none = Jeszcze nic.

## Partie
page-status-open = Otwarty stół
page-status-running = W toku
page-status-finished = Zakończona
page-open-table = Zajęte miejsca: { $taken } z { $seats }.
page-to-move = { $count ->
    [one] Ruch: { $who }.
    [few] Ruch: { $who }.
   *[other] Ruch: { $who }.
}
page-mark-to-move = ruch
page-since = od
page-deadline = Czas do
page-started = początek
page-ended = koniec
page-phases = Stół, faza po fazie
page-phase-choose = Faza
page-earlier = Poprzednia faza
page-later = Następna faza
page-board-text = Stół słowami
page-log = Co się wydarzyło
page-log-empty = Jeszcze nic się nie wydarzyło.
page-players-of-match = Przy stole
page-robot = Robot
page-points = Punkty
page-place = { $place }. miejsce
page-as-table = Jako tabela
page-scores = Punkty w czasie
page-result = Wynik
page-total = Razem
page-analysis = Analiza
page-downloads = Do pobrania
page-record = Zapis partii (JSON)
page-film = Film z partii (WebP)
page-won-by = Wygrana: { $winners }. Przy stole: { $players }
page-winners = Wygrana: { $winners }

## Serwery i gry
page-server-summary = Partie w toku: { $running }, zakończone: { $finished }
page-running = Partie w toku
page-finished = Zakończone partie
page-leagues = Ligi
page-games = Gry
page-players = Osoby
page-leaderboards = Rankingi
page-leaderboard = Ranking: { $game }
page-records = Rekordy
page-rules = Zasady w skrócie
page-options = Opcje
page-seats = Wygrane według miejsca przy stole
page-matches = Partie
page-statistics = Statystyki

## Nagłówki kolumn
page-head-place = Miejsce
page-head-player = Nazwa
page-head-rating = Ranking
page-head-matches = Partie
page-head-points = Punkty
page-head-played = Stoły
page-head-titles = Tytuły
page-head-wins = Wygrane
page-head-tables = Stoły
page-head-seasons = Sezony
page-head-phase = Faza
page-head-results = Wyniki

## Ligi
page-season = Sezon { $number }
page-seasons = Sezony
page-calendar = Kalendarz
page-season-opened = Otwarcie zapisów
page-step-open = Początek zapisów
page-step-close = Koniec zapisów
page-step-draw = Losowanie
page-step-begin = Otwarcie stołów
page-step-end = Koniec gry
page-step-final = Wyniki końcowe
page-step-next = Następny sezon
page-season-settings = Ustawienia sezonu
page-members = Zapisani
page-standings = Tabela
page-division = Grupa { $number }
page-crosstable = Tabela krzyżowa
page-crosstable-help = Komórka pokazuje wyniki przeciwko osobie podanej u góry: + przed nią, − za nią, = na równi.
page-pyramid = Piramida
page-fixtures = Stoły
page-all-time = Tabela wszech czasów
page-files = Pliki
page-file-standings = Tabela (CSV)
page-file-season = Plik sezonu do sprawdzenia losowania i tabeli (JSON)
page-file-results = Wyniki (CSV)

## Błędy
page-error-404 = Nie ma takiej strony
page-error-404-about = Pod tym adresem nie ma strony. Mogła zostać usunięta albo link jest niepełny.
page-error-429 = Za dużo zapytań
page-error-429-about = Poczekaj chwilę i spróbuj ponownie.
page-error-500 = Nie można pokazać tej strony
page-error-500-about = Coś jest nie tak z danymi tej strony. Pozostałe strony działają. Zgłaszając problem, podaj ten identyfikator: { $id }
page-error-503 = Chwilowo niedostępne
page-error-503-about = Nie ma połączenia z bazą danych. Spróbuj ponownie za minutę.
