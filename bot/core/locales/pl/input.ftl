### Co wpisują gracze jako strefy czasowe, godziny i daty. Rozpoznawane są słowa wszystkich języków naraz.

## Niejednoznaczny tekst
ask-zone = „{ $given }” może oznaczać kilka stref czasowych: { $readings }. Która jest twoja? Wybierz z listy albo wpisz miasto.
ask-time = „{ $given }” może oznaczać { $readings }. O co ci chodzi? Wpisz w tej postaci albo wybierz z listy.
ask-day = „{ $given }” może oznaczać { $readings }. O co ci chodzi? Wpisz w tej postaci albo wybierz z listy.

## Rozpoznawane słowa, oddzielone przecinkami
typed-never = brak, nigdy, żadna, bez godziny
typed-time-words = o, od, do, po, około, godz, godzina, godzinie, godziny
typed-noon = południe, w południe
typed-midnight = północ, o północy, północy
typed-morning = rano, nad ranem, przed południem
typed-afternoon = południu, po południu, wieczorem, wieczór
typed-night = w nocy, noc
typed-half-to = wpół do, wpół
typed-half-past = pół po
typed-today = dziś, dzisiaj
typed-tomorrow = jutro
typed-day-after = pojutrze
typed-yesterday = wczoraj
typed-day-before = przedwczoraj
typed-last = ostatni, ostatnia, ostatnią, zeszły, zeszła, zeszłą, poprzedni, poprzednia, poprzednią
typed-ago-first = temu
typed-ago-last = temu
typed-date-words = w, we, dnia, od, do
typed-this = ten, tę, ta, to, najbliższy, najbliższa, najbliższą
typed-next = następny, następna, następną, przyszły, przyszła, przyszłą
typed-in = za
typed-one = jeden, jedna, jedną
typed-days = dzień, dni
typed-weeks = tydzień, tygodnie, tygodni
typed-january = stycznia
