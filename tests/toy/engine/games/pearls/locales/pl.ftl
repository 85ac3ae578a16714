### Słowa Pereł po polsku.

## The game
pearls-name = Perły
pearls-tagline = Nurkuj po perły, zanim skończą się pływy: gra dla 2 do 4 osób
pearls-help =
    {"**"}Cel.** Zbierz najwięcej pereł. Przy remisie wygrywa piękniejsza muszla.

    {"**"}Runda.** Każdy po kolei nurkuje po jedną do trzech pereł. Kto wziął tylko jedną, może sprawdzić następny pływ i zachować to dla siebie. Potem przychodzi pływ: przypływ przynosi dwie perły.

    {"**"}Muszle.** Każdy ma jedną, której nikt inny nie widzi, od sercówki, najskromniejszej, po przegrzebka, najpiękniejszego. Odkrywa się je na końcu: gdy zabraknie pereł albo pływów.
pearls-robot-wild = Dzikus
    .about = Bierze byle co.
pearls-robot-greedy = Chciwiec
    .about = Bierze tyle, ile uniesie.

## What a table may choose
pearls-option-most = Perły z nurkowania
    .about = Największa liczba pereł za jedno nurkowanie
pearls-option-most-2 = dwie
pearls-option-most-3 = trzy

## Pieces
pearls-pearls = Perły
pearls-shell-cockle = sercówka
    .acc = sercówkę
pearls-shell-mussel = omułek
    .acc = omułka
pearls-shell-limpet = czareczka
    .acc = czareczkę
pearls-shell-whelk = trąbik
    .acc = trąbika
pearls-shell-oyster = ostryga
    .acc = ostrygę
pearls-shell-conch = skrzydelnik
    .acc = skrzydelnika
pearls-shell-scallop = przegrzebek
    .acc = przegrzebka

## The dive
pearls-ask-dive = { $pile ->
    [one] Została jedna perła. Ile bierzesz?
    [few] Zostały { $pile } perły. Ile bierzesz?
   *[many] Zostało { $pile } pereł. Ile bierzesz?
}
pearls-take = { $count ->
    [one] Jedna perła
    [few] { $count } perły
   *[many] { $count } pereł
}
pearls-took = { $count ->
    [one] { $who } bierze jedną perłę.
    [few] { $who } bierze { $count } perły.
   *[many] { $who } bierze { $count } pereł.
}

## Surfacing
pearls-ask-rise = Wynurzasz się?
pearls-surface = Wynurz się
pearls-look = Sprawdź pływ
pearls-looked = { $who } sprawdza następny pływ.
pearls-next-high = Następny będzie przypływ.
pearls-next-low = Następny będzie odpływ.

## The tide
pearls-tide-high = Przypływ: fale przynoszą dwie perły.
pearls-tide-low = Odpływ.
pearls-shows = { $who } pokazuje { $shell-acc }.
pearls-tie = { $count ->
    [one] { $first } i { $second } mają po jednej perle; rozstrzyga piękniejsza muszla.
    [few] { $first } i { $second } mają po { $count } perły; rozstrzyga piękniejsza muszla.
   *[many] { $first } i { $second } mają po { $count } pereł; rozstrzyga piękniejsza muszla.
}

## The board
pearls-heading = Runda { $round }, pozostałe perły: { $pile }
pearls-over = Muszle są odkryte
pearls-table = Pozostałe perły: { $pile }. Pływy, które jeszcze przyjdą: { $tides }.
pearls-line = { $who }: { $own }.
pearls-glance = { $heading }.
pearls-hand = W twojej ręce: { $shell }.

## The picture
pearls-picture-pile = Pozostałe perły
pearls-picture-tides = Pływy
pearls-picture-hand = Twoja muszla
pearls-picture-player = Gracz { $seat }
pearls-picture-end = Koniec

## Od czego zależy plan
pearls-if-left = { $count ->
    [one] została jeszcze perła
    [few] zostały jeszcze { $count } perły
   *[many] zostało jeszcze { $count } pereł
}
pearls-if-ahead = masz najwięcej pereł
