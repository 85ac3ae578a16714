### Web pages: settings in Discord, and the words on the pages.

## Settings
button-page = Page
button-pages = Web pages
button-my-page = Web page
button-page-address = Replace address
button-page-switch = My page: { $state }
pages-heading = Web pages
pages-intro = Matches, leagues and results of this server on a read-only website. It shows only what everyone can see in Discord. Players who hide their profile appear as “Player A”.
pages-unavailable = This bot has no website. Its operator has to set one up first.
pages-mode = **Pages**
pages-mode-off = Off
pages-mode-link = For everyone who has the link
pages-mode-listed = Public and listed
pages-channels = **Private channels with pages**
    Public channels always have pages. A private thread never has one.
pages-channels-none = No private channels
pages-address = Address: { $link }
pages-address-hint = If you replace the address, all earlier links stop working.
my-page-heading = Your web page
my-page-intro = On a server with web pages, you can have a page with your statistics, like `/profile`. You choose this for each server. Without it, your name appears on the pages of your matches without a link. If you hide your profile, you appear as “Player A” and have no page.
my-page-hidden = Your profile is hidden, so you have no page.
my-page-address = Your page here is listed at { $link }.
help-pages = **Web pages.** Some servers have web pages with their matches, leagues and results: use the *Page* button. Server managers turn them on in `/host settings`, and you can get a page of your own in `/settings me`.

## The list of servers
page-home = Servers
page-home-summary = Board games played over days in Discord.
page-home-none = No server is listed publicly. You need a link to see a server’s pages.
page-server-unnamed = A server

## Navigation
page-skip = Skip to content
page-language = Language
page-feed = Results as a feed
page-json = Data as JSON
page-footer = Read-only pages by Harbourmaster. You play in Discord.
page-none = Nothing yet.

## Matches
page-status-open = Open table
page-status-running = Running
page-status-finished = Finished
page-open-table = { $taken } of { $seats } seats are taken.
page-to-move = { $count ->
    [one] { $who } has to move.
   *[other] { $who } have to move.
}
page-mark-to-move = to move
page-since = since
page-deadline = Time left until
page-started = started
page-ended = ended
page-phases = The table, phase by phase
page-phase-choose = Phase
page-earlier = Previous phase
page-later = Next phase
page-board-text = The table in words
page-log = What happened
page-log-empty = Nothing has happened yet.
page-players-of-match = Players
page-robot = Robot
page-points = Points
page-place = Place { $place }
page-as-table = As a table
page-scores = Points over time
page-result = Result
page-total = Total
page-analysis = Analysis
page-downloads = Downloads
page-record = Record of the match (JSON)
page-film = Film of the match (WebP)
page-won-by = { $winners } won. Players: { $players }
page-winners = Won by { $winners }

## Servers and games
page-server-summary = { $running ->
    [0] No running matches
    [one] { $running } running match
   *[other] { $running } running matches
}, { $finished ->
    [0] no finished matches
    [one] { $finished } finished match
   *[other] { $finished } finished matches
}
page-running = Running matches
page-finished = Finished matches
page-leagues = Leagues
page-games = Games
page-players = Players
page-leaderboards = Leaderboards
page-leaderboard = Leaderboard: { $game }
page-records = Records
page-rules = Rules in brief
page-options = Options
page-seats = Win rates by seat
page-matches = Matches
page-statistics = Statistics

## Table headings
page-head-place = Place
page-head-player = Player
page-head-rating = Rating
page-head-matches = Matches
page-head-points = Points
page-head-played = Tables
page-head-titles = Titles
page-head-wins = Wins
page-head-tables = Tables
page-head-seasons = Seasons
page-head-phase = Phase
page-head-results = Results

## Leagues
page-season = Season { $number }
page-seasons = Seasons
page-calendar = Calendar
page-season-opened = Sign-up opened
page-step-open = Sign-up opens
page-step-close = Sign-up closes
page-step-draw = Draw
page-step-begin = Tables open
page-step-end = End of play
page-step-final = Final results
page-step-next = Next season
page-season-settings = Settings of the season
page-members = Signed up
page-standings = Standings
page-division = Division { $number }
page-crosstable = Crosstable
page-crosstable-help = Each cell shows results against the player named above: + finished ahead, − finished behind, = tied.
page-pyramid = Pyramid
page-fixtures = Tables
page-all-time = All-time table
page-files = Files
page-file-standings = Standings (CSV)
page-file-season = Season file, to verify the draw and the standings (JSON)
page-file-results = Results (CSV)

## Errors
page-error-404 = Page not found
page-error-404-about = There is no page at this address. It may have been removed, or the link is incomplete.
page-error-429 = Too many requests
page-error-429-about = Please wait a moment and try again.
page-error-500 = This page can’t be shown
page-error-500-about = Something is wrong with the data of this page. The other pages work. If you report the problem, mention this id: { $id }
page-error-503 = Not available at the moment
page-error-503-about = The database can’t be reached. Please try again in a minute.
