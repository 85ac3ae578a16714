### Settings of users and servers.

## Errors
refusal-unknown-time-control = There is no time control called “{ $time-control }”.
refusal-time-control-numbers = Invalid time control: the bank must be more than zero. The cap must be at least as large as the bank and the increment, and at most { $most } days.
slip-managers-only = Only members with the *Manage Server* permission can change the server settings.
slip-list-channel = The list of all matches can’t be posted in a forum channel. Choose a text channel.
refusal-unknown-zone = There is no time zone called “{ $zone }”. Enter a city, a country, an abbreviation like CET or an offset like UTC-5, or choose from the list.
refusal-rest-set-today = { $hours ->
    [one] You have already changed your sleep times today. Try again in an hour: changing them often would be unfair to the other players.
   *[other] You have already changed your sleep times today. Try again in { $hours } hours: changing them often would be unfair to the other players.
}
refusal-sleep-too-long = Your clocks can pause for at most { $most } hours a night, so that other players don’t have to wait too long. For whole days off, use `/away`.
refusal-quiet-too-long = Quiet hours can last at most { $most } hours, so that there is still time for notifications.
refusal-too-many-weekdays = Your clocks can pause on at most { $most } days of the week, so that other players don’t have to wait too long.
refusal-both-times = Please enter both a start and an end.

## Commands
command-settings = settings
    .description = Change your settings
command-settings-me = me
    .description = Your settings: language, notifications, reminders, confirmations, images
menu-never-with = Block or unblock
command-settings-never-with = block
    .description = Block or unblock a player, or show your block list (only visible to you)
command-host-settings = settings
    .description = Server settings: channels, roles, time controls, limits, language (for server managers)
command-settings-times = times
    .description = Your time zone, sleep times, quiet hours and weekend

## Options
option-language = language
    .description = Language in which the bot replies to you
option-only-channel = channel
    .description = Use this language only in this channel
option-zone = zone
    .description = Your time zone: city, country, CET, UTC-5, or your current local time, like 14:05
option-sleep-from = sleep-from
    .description = Time when your clocks pause every night
option-sleep-to = sleep-to
    .description = Time when your clocks start again
option-quiet-from = quiet-from
    .description = When your quiet hours start
option-quiet-to = quiet-to
    .description = When your quiet hours end
option-weekend = weekend
    .description = Days of the week when your clocks are paused

## Option choices
choice-auto = same as Discord
choice-weekend-none = none
choice-weekend-saturday-sunday = Saturday and Sunday
choice-weekend-friday-saturday = Friday and Saturday
choice-weekend-sunday = Sunday

## Help
help-settings = **Settings.** `/settings me` opens a panel for language, notifications, reminders, colours, text instead of images, turn confirmation and automatic moves. `/settings times` sets your time zone, sleep times and quiet hours. `/away` manages your days off, and `/mute` mutes a match. All settings are optional.

## Confirmations
done-times = Saved. In { $zone }, it’s now **{ $time }**.
done-language = From now on, I’ll talk to you in English.
done-server-language = Language of public posts on this server: { $language }.
done-channel-language = Language of public posts in { $channel }: { $language }.

## User settings panel
settings-heading = Your settings
settings-intro = The default settings are a good start. Change anything you like.
settings-zone = **Time zone**: { $zone } (local time { $time })
settings-sleep = **Sleep** (your clocks are paused): { $window }
settings-quiet = **Quiet hours** (no notifications): { $window }
settings-weekend = **Weekend** (your clocks are paused): { $days }
settings-no-days = none
settings-rest-soon = Until { $until }, your clocks pause only at times that are in both your old and your new settings.
button-zone = Set time zone
zone-label = Your time zone
zone-examples = For example: Berlin, CET, UTC-5 or 14:05
zone-hint = A city, a country, an abbreviation, an offset, or your current local time.
settings-times-hint = Change these with the options of `/settings times`, for example `zone`, and add days off with `/away`.
settings-window = { $began } to { $ended }
setting-choose = Choose…
setting-state = { $setting }: { $state }
setting-on = on
setting-off = off
setting-language = Language
setting-notices = Turn notifications
setting-notices-channel = in the match channel
setting-notices-direct = by direct message
setting-notices-none = off
setting-reminder = Reminder
setting-remind = { $percent ->
    [0] off
   *[other] when { $percent }% of your time is used up
}
setting-digest = Daily summary instead of single notifications
setting-weekdays = Days of the week when your clocks are paused
setting-near = Notify me when it’s almost my turn
setting-confirm = Confirm before ending a turn (except “… and end the turn”)
setting-forced = Make forced moves automatically
setting-days-off = Use vacation days automatically
setting-palette = Colour-blind friendly colours
setting-text = Text instead of images
setting-hidden = Hide my profile from others

## Server settings panel
server-settings-heading = Server settings
server-settings-intro = The default settings are a good start. Change anything you like.
server-settings-languages = Other languages of public posts: { $channels }
settings-section-server = Server and channels
settings-section-matches = Matches
setting-public = Language of public posts
setting-channels = Channels for matches
setting-channels-none = any channel
setting-openers = Roles that may open matches
setting-openers-none = everyone
setting-hosts = Host roles (in addition to server managers)
setting-hosts-none = none
setting-pace = Default time control
setting-paces = Allowed time controls (none selected: all, including custom ones)
setting-vacation = Vacation days per year
setting-vacation-count = { $count ->
    [0] none
    [one] { $count } day
   *[other] { $count } days
}
setting-idle = Inactive matches
setting-idle-count = { $count ->
    [0] never end
   *[other] end after { $count } days
}
setting-running = Maximum simultaneous matches per player
setting-running-count = { $count ->
    [0] no limit
   *[other] { $count }
}
setting-more = Extra matches allowed per finished match
setting-more-count = { $count ->
    [0] none
   *[other] { $count } more
}
setting-noticeboard = Channel for the list of all matches
setting-noticeboard-none = none
setting-forum = Table forum (new tables get a post there)
setting-forum-none = none

## Deleted channels and roles
setting-reset = A channel or role used in the settings of { $server } was deleted:
setting-reset-channels = The deleted channel has been removed from the list of channels for matches.
setting-reset-all-channels = The channels for matches no longer exist, so matches can now be opened in any channel.
setting-reset-opener-role = The role for opening matches no longer exists, so everyone can now open matches.
setting-reset-host-role = The host role no longer exists, so only members with the *Manage Server* permission are hosts now.
setting-reset-board = The channel for the list of all matches no longer exists, so the list is no longer posted.
setting-reset-forum = The table forum no longer exists, so new tables are opened in the current channel again.
setting-reset-hint = To change this, use `/host settings`.

## Block list
avoids = Players you have blocked: { $people }. You’ll never share a table with them, except when a league draw puts you together. Only you can see this list.
avoids-nobody = Your block list is empty: you can share a table with anyone.
done-avoids = You have blocked { $player }. You won’t be seated together in new matches, but any match you’re both already playing will continue.
done-avoids-no-more = You have unblocked { $player }.
refusal-avoids-oneself = You can’t block yourself.
slip-block-bot = { $player } is a bot, and bots don’t join matches.
refusal-avoids-too-many = You can block at most { $most } players.
refusal-no-seat-for-you = There is no seat for you at this table. Please try a different one.
