### Czego nie można i dlaczego.

## Czego nie można: pytania do bota
slip-unknown-button = Nie znam tego przycisku. Może pochodzi z innej mojej wersji; obecny stan pokazują `/ruch` i `/plansza`.
slip-unreadable-command = Nie mogę odczytać tego polecenia. Może Discord pokazuje jeszcze jego starą postać: uruchom go ponownie i spróbuj jeszcze raz.
slip-no-match-here = Na tym kanale nie ma partii. `/gra otwórz` otwiera nową, `/partie` pokazuje twoje.
slip-unknown-match = Nie znam partii „{ $given }”. Wybierz z listy, która pojawia się podczas pisania.
slip-unknown-option = Nie można teraz wybrać „{ $option }”. Wybierz z listy, która pojawia się podczas pisania.
slip-missing-permissions = { $count ->
    [one] Zanim będzie można tu grać, potrzebuję jeszcze uprawnienia: { $permissions }.
   *[other] Zanim będzie można tu grać, potrzebuję jeszcze uprawnień: { $permissions }.
}
slip-no-bots = { $player } to bot; moje własne roboty siadają do stołu po poleceniu `/gra robot`.
slip-not-here = { $player } nie należy do tego serwera.
slip-not-seated = Ta osoba nie ma miejsca w tej partii.
slip-managers-only = Ustawienia serwera może zmienić tylko osoba, która może nim zarządzać.
slip-which-game = Jest kilka gier: wskaż tę właściwą opcją `gra`. Mam: { $games }.
slip-no-threads-here = Tutaj nie da się utworzyć wątku. Otwórz stół na zwykłym kanale tekstowym albo wprost na tym kanale.
slip-thread-failed = Discord nie utworzył teraz wątku. Nic nie zostało otwarte; spróbuj jeszcze raz albo otwórz stół na tym kanale.

## Czego nie można: odpowiedzi stołu
refusal-stale = Gra poszła już dalej; teraz wygląda to tak.
refusal-reveals = To odkrywa coś zakrytego i nie da się tego cofnąć.
refusal-damaged = Zapisu partii { NUMBER($match, useGrouping: 0) } nie da się odczytać. Czeka, aż zajrzy do niej osoba, która prowadzi bota; wszystkie inne partie toczą się dalej.
refusal-unknown-match = Nie ma takiej partii.
refusal-unknown-game = Nie znam gry „{ $game }”.
refusal-unknown-robot = W tej grze nie ma robota „{ $level }”.
refusal-old-rules = Partia { NUMBER($match, useGrouping: 0) } zaczęła się na zasadach, w które ta wersja już nie gra.
refusal-begun = Ta partia już się zaczęła.
refusal-finished = Ta partia jest zakończona.
refusal-cancelled = Ta partia została odwołana.
refusal-not-started = Ta partia jeszcze się nie zaczęła.
refusal-not-finished = Ta partia jeszcze trwa; jej tajemnice zostaną ujawnione na końcu.
refusal-no-picture = Nie udało się narysować tego obrazu. Partię pokazują /plansza i /opis.
refusal-no-chapter = O tej części partii nie ma nic do opowiedzenia.
refusal-channel-busy = Na tym kanale jest już partia. Najpierw ją zakończ albo otwórz swoją w wątku.
refusal-seats = To gra dla { $least } do { $most } graczy.
refusal-too-many-robots = { $most ->
    [one] Może tu zagrać najwyżej { $most } robot.
    [few] Mogą tu zagrać najwyżej { $most } roboty.
   *[other] Może tu zagrać najwyżej { $most } robotów.
}
refusal-edition = Tym wydaniem nie da się grać: { $detail }
refusal-title-too-long = Nazwa jest za długa: najwyżej { $most } znaków.
refusal-already-seated = Masz już miejsce.
refusal-invited-only = Do tego stołu mogą dołączyć tylko zaproszeni.
refusal-not-in-match = Nie masz miejsca w tej partii.
refusal-no-robots = W tej grze nie ma robotów.
refusal-no-robot-here = Przy tym stole nie siedzi żaden robot.
refusal-resign-instead = Partia trwa. Aby z niej odejść, zrezygnuj poleceniem `/gra zrezygnuj`: twoje miejsce zajmie robot.
refusal-too-few = { $taken ->
    [one] Zajęte jest dopiero { $taken } miejsce, a potrzeba { $least }. Dodaj robota albo poczekaj na innych.
    [few] Zajęte są dopiero { $taken } miejsca, a potrzeba { $least }. Dodaj robota albo poczekaj na innych.
   *[other] Zajętych jest dopiero { $taken } miejsc, a potrzeba { $least }. Dodaj robota albo poczekaj na innych.
}
refusal-opener-only = Może to zrobić tylko osoba, która otworzyła stół.
refusal-admin-only = Teraz może to zrobić tylko osoba, która ma na tym serwerze narzędzia prowadzących.
refusal-no-person-there = Na tym miejscu nie siedzi człowiek.
refusal-not-your-turn = Teraz gra { $who }.
refusal-turn-complete = Twoja tura jest gotowa: zatwierdź ją albo coś cofnij.
refusal-turn-unfinished = Twoja tura nie jest jeszcze gotowa.
refusal-no-option = Teraz nie można tego wybrać.
refusal-nothing-to-undo = Nie ma czego cofać.

## Błędy innych
error-ours = Coś poszło u mnie nie tak. Z twojej partii nic nie zginęło. Osoba, która prowadzi bota, znajdzie to w dzienniku pod numerem { $number }.
error-database = Nie mogę teraz pisać w moim dzienniku okrętowym, więc nic się nie stało. Spróbuj za chwilę jeszcze raz.

## Uprawnienia, jak nazywają je ustawienia Discorda
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-embed-links = Wyświetlanie podglądu linku
permission-attach-files = Załączanie plików
permission-create-public-threads = Tworzenie publicznych wątków
permission-create-private-threads = Tworzenie prywatnych wątków
