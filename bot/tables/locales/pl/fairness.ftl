### Sprawdzanie i zapisy partii.

## Polecenia
command-verify = sprawdź
    .description = Sprawdź tasowania, ruchy i wynik zakończonej partii
command-record = zapis
    .description = Pobierz ruchy partii jako plik

## Pomoc
help-charms = **Uczciwe tasowanie.** Zanim stół zacznie grę, bot w osobnej wiadomości z góry ustala tajną wartość. Przycisk *Talizman* na karcie dodaje do niej twój obrazek albo słowo, widoczne dla wszystkich; tasowania wynikają z jednego i drugiego. Dlatego nikt, kto prowadzi bota, nie mógł ich wybrać. Na końcu sprawdza to `/gra sprawdź`.

## Talizmany
button-charm = Talizman
button-charm-words = Własne słowa
button-verify = Sprawdź
button-record = Zapis
charm-heading = { $match }: talizman
charm-about = Tasowania wynikają z tajnej wartości, która [jest już ustalona]({ $link }), i z tego, co wszyscy do niej dodacie. To, co dodasz, zostanie raz ogłoszone wszystkim i już się nie zmieni. Własne słowa trudniej przewidzieć niż talizman.
charm-takes-seat = Nie masz tu jeszcze miejsca: dodając talizman, zajmiesz jedno.
charm-pick = Wybierz talizman
charm-form = Talizman własnymi słowami
charm-form-words = Twoje słowa; przeczytają je wszyscy
charm-anchor = kotwica
charm-bell = dzwonek
charm-bear = niedźwiedź
charm-boat = łódź
charm-candle = świeca
charm-cat = kot
charm-clover = koniczyna
charm-comet = kometa
charm-compass = kompas
charm-crow = wrona
charm-magnet = magnes
charm-key = klucz
charm-kite = latawiec
charm-lantern = latarnia
charm-moon = księżyc
charm-owl = sowa
charm-pearl = perła
charm-rainbow = tęcza
charm-rose = róża
charm-snail = ślimak
charm-star = gwiazda
charm-teapot = czajniczek
charm-whale = wieloryb
charm-wind = wiatr
done-charm = `{ $charm }` trafia do tasowań: { $match }.
done-charm-started = `{ $charm }` trafia do tasowań. Zajęto ostatnie miejsce i { $match } się zaczyna.
slip-charm-given = Masz już tu swój talizman, `{ $charm }`, i tak zostaje.
refusal-charm-first-scheme = Ten stół otwarto, zanim znano tu talizmany. Jego tasowania ustala skrót na karcie.
refusal-charm-too-early = To, co ustala tasowania, jeszcze nie zostało ogłoszone. Talizman liczy się dopiero potem; spróbuj za chwilę.
refusal-charm-empty = Nie było w tym nic do dodania.
refusal-charm-given = Masz już tu swój talizman i tak zostaje.
refusal-charms-full = Dodano tu już tyle, że więcej nie zmieści się w jednej wiadomości.

## Co wiąże tasowania
commitment-posted = 🔒 Tasowania partii { $match } zależą od tajnej wartości, która jest już ustalona. SHA-256: `{ $hash }`
commitment-again = Zmieniono opcje: to zastępuje poprzednie ogłoszenie, a to, co od tamtej pory dodano, już się nie liczy.
commitment-invites = Zostanie ujawniona na końcu. Kto siedzi przy stole albo właśnie siada, może jeszcze coś dodać przyciskiem *{ $button }* na karcie.
contribution-posted = { $person } dodaje do tasowań `{ $words }`, już po tym, [co je ustala]({ $link }).
transcript-heading = { $match }: stół gotowy
transcript-about = Kolejność graczy i wszystkie tasowania wynikają z tego i z [ustalonej tajnej wartości]({ $link }). Nic z tego już się nie zmieni.
transcript-unposted = Kolejność graczy i wszystkie tasowania wynikają z tego i z tajnej wartości. Partia zaczęła się, zanim ustaliło ją ogłoszenie; ustala ją dopiero to: SHA-256 `{ $hash }`
transcript-added = { $person } dodaje `{ $words }`.
transcript-silent = Nic nie dodali: { $people }.
secret-told = { $match }: partia zakończona bez wyniku. Oto z czego wynikały jej tasowania.

## Koniec
verify-heading = { $match }: sprawdzenie
verify-secrets = Ziarno `{ $seed }`, sól `{ $salt }`. SHA-256 z `ziarno:sól` to `{ $hash }`, tak jak podaje karta stanu od otwarcia stołu.
verify-secret = Tajna wartość `{ $secret }`, SHA-256 `{ $hash }`.
verify-commitment = Porównajcie skrót z tym na karcie stanu; znalazł się tam, zanim ktokolwiek mógł znać wynik tasowania.
verify-post-commitment = Skrót tajnej wartości
verify-post-contribution = To, co dodaje { $person }
verify-post-transcript = Stół na początku
verify-stands = { $what }: treść jest taka, jak ogłoszono, i we właściwej kolejności.
verify-never-posted = { $what }: nie zostało ogłoszone, więc niczego nie ustaliło.
verify-unseen = { $what }: nie udało mi się teraz tego obejrzeć. Może nie wolno mi czytać tego, co napisano tu wcześniej.
verify-gone = { $what }: już tego nie ma.
verify-not-ours = { $what }: to nie moja wiadomość.
verify-edited = { $what }: zostało później zmienione.
verify-differs = { $what }: nie mówi tego, co powinno.
verify-disordered = { $what }: jest starsze niż to, po czym powinno nastąpić.
verify-nobody = Nikt niczego nie dodał: kto prowadzi bota, mógł wybrać tajną wartość.
verify-bound = Skrót należy do tajnej wartości, a stół na początku podaje wszystko, co dodano.
verify-order-bound = Kolejność graczy wynika z tajnej wartości i stołu.
verify-moves-bound = Tasowania wynikają z tajnej wartości i stołu, a każdy ruch jest zgodny z zasadami.
verify-impossible = Nie do sprawdzenia: tę partię wczytano z pliku. Czy jej zapis jest spójny, widać powyżej; nikt tutaj nie widział, że była ustalona przed grą.
verify-yourself = Własne wiadomości obejrzałem sam; obejrzyjcie je także wy. W `/gra zapis` jest wszystko, co potrzebne, by resztę przeliczyć beze mnie.
verify-order = Kolejność graczy wynika z ziarna.
verify-moves = Tasowania wynikają z ziarna, a każdy ruch jest zgodny z zasadami.
verify-result = Wynik wynika z ruchów.
export-complete = Zapis partii: każdy ruch, każde tasowanie i wynik.
export-incomplete = Dotychczasowy zapis partii, z tym, co wolno ci o niej wiedzieć.
