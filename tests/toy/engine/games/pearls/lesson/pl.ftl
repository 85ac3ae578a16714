### Lekcja gry Pearls po polsku.

pearls-lesson-dive = Wszyscy nurkują po perły, od jednej do trzech naraz, a wygrywa ten, kto ma ich najwięcej. Kto weźmie jedną, może zobaczyć następny przypływ. Weź jedną perłę.
    .right = Jedna perła i jeszcze zapas powietrza.
    .greedy = Trzy perły to dobrze, ale wtedy brakuje powietrza, by się rozejrzeć. Tym razem weź jedną.
    .other = Dwie to też dobrze, ale tylko po jednej perle można zobaczyć przypływ. Tym razem weź jedną.
pearls-lesson-look = Zobacz przypływ, zanim się wynurzysz: wysoki przynosi dwie perły, a nikt inny jeszcze o tym nie wie.
    .right = Teraz wiesz, jaki przypływ nadejdzie.
    .other = Możesz od razu się wynurzyć. Ale warto wiedzieć to, czego inni nie wiedzą.
pearls-lesson-over = Przy remisie wygrywa piękniejsza muszla: twoja to skrzydelnik. Teraz nurkuj samodzielnie!
