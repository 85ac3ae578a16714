### Fair shuffles: verification, receipts and records.

## Commands
command-verify = verify
    .description = Check the shuffles, moves and result of a match
option-receipt = receipt
    .description = The line you kept from this match
command-record = record
    .description = Get the moves of a match as a file

## Help
help-fairness = **Fair shuffles.** Before a match begins, the bot seals a secret: it posts the secret's hash. *Add to the shuffle* on the card adds words of your own, which everybody can read. All shuffles follow from both, so whoever runs the bot can't choose them. `/game verify` checks this after the match. Before that, it gives you a receipt to keep.

## Adding to the shuffle
button-words = Add to the shuffle
button-verify = Verify
button-record = Record
words-form = Your words
words-form-hint = Everybody can read them, and they are final. If you have no seat yet, you also take one.
done-words =
    You added `{ $added }` to the shuffle: { $match }.
    { $receipt }
done-words-last =
    You added `{ $added }` to the shuffle. You took the last seat, and { $match } begins as soon as your words are posted.
    { $receipt }
refusal-words-too-early = The secret isn't sealed yet, and words only count after that. Try again in a moment.
refusal-words-unposted = Words are still being posted. Try again in a moment.
refusal-words-empty = Write something to add.
refusal-words-given = You already added `{ $words }`. That is final.

## Messages
# The first line of each: which code spans and mentions it has, and in which order, is checked by `/game verify`.
commitment = 🔒 Shuffles are sealed: `{ $hash }`
commitment-again = 🔒 The options changed, so the shuffles are sealed again: `{ $hash }`. Words added before no longer count.
commitment-check = How to check: `/game verify`
contribution = { $person } adds `{ $words }` to the shuffle. At the table: { $seats }.
words-returned = { $person }, Discord refused the words that you added to the shuffle. They don’t count, and neither does a receipt that you got with them. You can add other words. If the table is full, the match begins without them in two minutes.
transcript = The players: { $seats }. Shuffles follow from the sealed secret and this list: `{ $hash }`
transcript-unposted = The players: { $seats }. The match began before its secret could be sealed. Shuffles follow from it and this list: `{ $hash }`
secret = { $match } ended without a result. The sealed secret was `{ $secret }`.

## Receipts
receipt =
    Your receipt: `{ $line }`
    Keep this line somewhere else. After the match, `/game verify receipt:` shows whether anything was replaced.
slip-receipt = That isn't a receipt. Copy the whole line.
receipt-holds = Your receipt matches.
receipt-other-match = Your receipt is from another match.
receipt-other-secret = Your receipt names another secret: the secret was replaced after you got the receipt, or the options were changed.
receipt-other-message = Your receipt names another message: the sealed secret was posted again.
receipt-other-words = Your receipt doesn't match the words that were added, or who was at the table then.

## Verification
verify-heading = { $match }: verification
verify-sealed = You can verify the match when it is over. Until then, its [sealed secret]({ $link }) stays hidden.
verify-unsealed = You can verify the match when it is over. Its secret wasn't sealed by a message, so there is no receipt.
verify-secret = Secret `{ $secret }`, SHA-256 `{ $hash }`.
verify-post-commitment = The sealed secret
verify-post-contribution = The words of { $person }
verify-post-transcript = The list of players
verify-stands = { $what }: unchanged and in order.
verify-never-posted = { $what }: never posted, so it proves nothing.
verify-unseen = { $what }: I couldn't look at this message. Maybe I'm not allowed to read older messages here.
verify-no-file = { $what }: unchanged, but I wasn't allowed to attach its file.
verify-gone = { $what }: the message was deleted.
verify-not-ours = { $what }: the message isn't mine.
verify-edited = { $what }: the message was edited.
verify-differs = { $what }: the message doesn't say what it should.
verify-disordered = { $what }: the message is older than the one before it.
verify-nobody = Nobody added words, so whoever runs the bot could have picked the secret.
verify-unsettled = Somebody joined or left after the last words were added.
verify-bound = The hash is that of the secret, and the list of players contains all words.
verify-roster = The players sat down in the order that was posted with the words.
verify-order = The turn order is the one that was drawn or agreed.
verify-moves = The shuffles follow from the secret and the list of players, and every move is legal.
verify-result = The result follows from the moves.
verify-impossible = Can't be verified: this match was imported from a file. Above you see whether the file is consistent, but nobody here saw its shuffles sealed.
verify-yourself = I checked my own messages. Look at them too: none may be marked as edited. `/game record` has all that is needed to check the rest without me.
export-complete = The record of the match: every move, every shuffle, the result.
export-incomplete = The record of the match so far, with what you may know of it.
