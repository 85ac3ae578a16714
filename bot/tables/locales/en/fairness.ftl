### Verification and records.

## Commands
command-verify = verify
    .description = Check the shuffles, moves and result of a finished match
command-record = record
    .description = Get the moves of a match as a file

## Help
help-charms = **Fair shuffles.** Before a table begins, the bot settles on a secret, and a post of its own proves it. *Charm* on the card adds a picture or a word of yours to it, for all to read; shuffles are drawn from both. So nobody who runs the bot could have chosen them. `/game verify` checks it at the end.

## Charms
button-charm = Charm
button-charm-words = Words of my own
button-verify = Verify
button-record = Record
charm-heading = { $match }: a charm
charm-about = The shuffles are drawn from a secret that is [settled already]({ $link }) and from what all of you add to it. What you add is posted for everybody, once, and can't be changed. Words of your own are harder to foresee than a charm.
charm-takes-seat = You have no seat here yet; adding a charm takes one.
charm-pick = Pick a charm
charm-form = A charm in words of your own
charm-form-words = Your words; everybody reads them
charm-anchor = anchor
charm-bell = bell
charm-bear = bear
charm-boat = boat
charm-candle = candle
charm-cat = cat
charm-clover = clover
charm-comet = comet
charm-compass = compass
charm-crow = crow
charm-magnet = magnet
charm-key = key
charm-kite = kite
charm-lantern = lantern
charm-moon = moon
charm-owl = owl
charm-pearl = pearl
charm-rainbow = rainbow
charm-rose = rose
charm-snail = snail
charm-star = star
charm-teapot = teapot
charm-whale = whale
charm-wind = wind
done-charm = `{ $charm }` goes into the shuffles: { $match }.
done-charm-started = `{ $charm }` goes into the shuffles. You took the last seat, and { $match } begins.
slip-charm-given = You have added `{ $charm }` already, and that stays.
refusal-charm-first-scheme = This table was opened before charms were known here. Its shuffles are settled by the hash on its card.
refusal-charm-too-early = What settles the shuffles is not posted yet, and a charm only counts after it; try again in a moment.
refusal-charm-empty = There was nothing in it to add.
refusal-charm-given = You have added something already, and that stays.
refusal-charms-full = So much has been added here already that no more fits into one post.

## What binds the shuffles
commitment-posted = 🔒 The shuffles of { $match } depend on a secret that is now settled. SHA-256: `{ $hash }`
commitment-again = The options were changed: this takes the place of what was posted before, and what was added since no longer counts.
commitment-invites = It is told at the end. Whoever sits at the table, or sits down with it, can still add something with *{ $button }* on the card.
contribution-posted = { $person } adds `{ $words }` to the shuffles, after [what settles them]({ $link }).
transcript-heading = { $match }: the table is set
transcript-about = The order of play and all shuffles follow from this and from the [settled secret]({ $link }). None of it changes any more.
transcript-unposted = The order of play and all shuffles are drawn from this and from a secret. The match began before a post settled it, so this one alone settles it: SHA-256 `{ $hash }`
transcript-added = { $person } has added `{ $words }`.
transcript-silent = Nothing was added by { $people }.
secret-told = { $match } was ended without a result. Its shuffles were drawn from this.

## The end
verify-heading = { $match }: verification
verify-secrets = Seed `{ $seed }`, salt `{ $salt }`. SHA-256 of `seed:salt` is `{ $hash }`, as the status card has said since the table was opened.
verify-secret = Secret `{ $secret }`, SHA-256 `{ $hash }`.
verify-commitment = Compare the hash with the one on the status card; it was posted before anybody could know a shuffle.
verify-post-commitment = The hash of the secret
verify-post-contribution = What { $person } has added
verify-post-transcript = The table as it began
verify-stands = { $what }: stands as it was posted, and in its order.
verify-never-posted = { $what }: was not posted, so nothing was settled by it.
verify-unseen = { $what }: I could not look at it just now. Perhaps I may not read what was written here before.
verify-gone = { $what }: is gone.
verify-not-ours = { $what }: is not a post of mine.
verify-edited = { $what }: was edited later.
verify-differs = { $what }: does not say what it should.
verify-disordered = { $what }: is older than what it should follow.
verify-nobody = Nobody has added anything: whoever runs the bot could have picked the secret.
verify-bound = The hash is that of the secret, and the table as it began tells all that was added.
verify-order-bound = The order of play follows from the secret and the table.
verify-moves-bound = The shuffles follow from the secret and the table, and every move is legal.
verify-impossible = Can’t be verified: this match was made from a file. Above you see whether what it says fits together; nobody here saw it settled before it was played.
verify-yourself = I have looked at my own posts; look at them yourself, too. `/game record` has all that is needed to check the rest without me.
verify-order = The order of play follows from the seed.
verify-moves = The shuffles follow from the seed, and every move is legal.
verify-result = The result follows from the moves.
export-complete = The record of the match: every move, every shuffle, the result.
export-incomplete = The record of the match so far, with what you may know of it.
