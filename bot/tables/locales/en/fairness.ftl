### Fair shuffles: verification, receipts and records.

## Commands
command-verify = verify
    .description = Check the shuffles, moves and result of a match
option-receipt = receipt
    .description = Your receipt from this match
command-record = record
    .description = Get the moves of a match as a file

## Help
help-fairness = **Fair shuffles.** Before a match begins, the bot chooses a secret and seals it by posting its hash. With *Add to the shuffle* on the match’s pinned card, you can add words of your own, which everyone can read. All shuffles are derived from the secret and these words, so not even the bot operator can control them. After the match, you can check this with `/game verify`. Until then, the same command gives you a receipt to keep.

## Adding to the shuffle
button-words = Add to the shuffle
button-verify = Verify
button-record = Record
words-form = Your words
words-form-hint = Everyone can read your words, and you can’t change them. Adding words also gives you a seat.
done-words =
    You added `{ $added }` to the shuffle in { $match }.
    { $receipt }
done-words-last =
    You added `{ $added }` to the shuffle. You took the last seat, so { $match } will begin as soon as your words have been posted.
    { $receipt }
done-words-started =
    You added `{ $added }` to the shuffle. You took the last seat, so { $match } is starting.
    { $receipt }
refusal-words-too-early = The secret hasn’t been sealed yet, and words added before that don’t count. Try again in a moment.
refusal-words-nothing-drawn = Nothing in this match is decided by chance, so there’s no shuffle to add words to.
refusal-words-unposted = Words for the shuffle are still being posted. Try again in a moment.
refusal-words-empty = Please enter the words you want to add.
refusal-words-given = You have already added `{ $words }`. This can’t be changed.

## Messages
# The first line of each: which code spans and mentions it has, and in which order, is checked by `/game verify`.
commitment = 🔒 The shuffles are sealed: `{ $hash }`
commitment-again = 🔒 The options have changed, so the shuffles have been sealed again: `{ $hash }`. Words added earlier no longer count.
contribution = { $person } added `{ $words }` to the shuffle. At the table: { $seats }.
words-returned = { $person }, Discord rejected the words you added to the shuffle. They don’t count, and the receipt you got for them isn’t valid. You can add different words. If the table is full, the match will begin in two minutes without your words.
transcript = 🔒 Players: { $seats }. From now on, the shuffles can’t be changed: `{ $hash }`
transcript-unposted = Players: { $seats }. The match began before its secret could be sealed. From now on, the shuffles can’t be changed: `{ $hash }`
secret = { $match } ended without a result. The sealed secret was `{ $secret }`.

## Receipts
receipt =
    Your receipt: `{ $line }`
    Keep this line outside Discord. After the match, `/game verify receipt:` shows whether anything was replaced.
slip-receipt = That isn’t a valid receipt. Please copy the whole line.
receipt-holds = Your receipt matches the posted messages.
receipt-other-match = Your receipt is for a different match.
receipt-other-secret = Your receipt is for a different secret: either the secret was replaced after you got it, or the options were changed.
receipt-other-message = Your receipt is for a different message: the sealed secret has been posted again since you got it.
receipt-other-words = Your receipt doesn’t match the words that were added or the players who were at the table at that time.

## Verification
verify-heading = { $match }: verification
verify-sealed = You can verify the match once it’s over. Until then, its [sealed secret]({ $link }) stays hidden.
verify-unsealed = You can verify the match once it’s over. However, its sealed secret was never posted, so I can’t give you a receipt.
verify-nothing-drawn-yet = Nothing in this match is decided by chance. You can check its moves and result once it’s over.
verify-nothing-drawn = Nothing in this match was decided by chance, so there was no secret to seal.
verify-secret = Secret `{ $secret }`, SHA-256 `{ $hash }`.
verify-post-commitment = The sealed secret
verify-post-contribution = The words of { $person }
verify-post-transcript = The list of players
verify-stands = { $what }: unchanged and in the right order.
verify-never-posted = { $what }: never posted, so it can’t be used as proof.
verify-unseen = { $what }: I couldn’t read this message. I may not have permission to read older messages here.
verify-no-file = { $what }: unchanged, but I didn’t have permission to attach its file.
verify-gone = { $what }: the message was deleted.
verify-not-ours = { $what }: I didn’t post this message.
verify-edited = { $what }: the message was edited.
verify-differs = { $what }: the content of the message is wrong.
verify-disordered = { $what }: the message was posted before the one it should follow.
verify-nobody = No one added words, so the bot operator could have picked a secret in their own favour.
verify-unsettled = Someone joined or left after the last words were added.
verify-words-after = { $people } added words after you. Anyone who knew the secret could have chosen words in their own favour.
verify-bound = The hash matches the secret, and the list of players includes all added words.
verify-roster = The players joined in the order that was posted with the added words.
verify-order = The turn order is the one that was drawn or agreed on.
verify-moves = The shuffles follow from the secret and the list of players, and all moves are legal.
verify-legal-moves = All moves are legal.
verify-result = The result matches the moves.
verify-impossible = This match can’t be verified because it was imported from a file. The checks above show only whether the file is consistent, not whether its shuffles were sealed in advance.
verify-yourself = I checked my own messages, so please look at them yourself as well. None of them should be marked as edited. `/game record` gives you everything you need to check the rest without me.
export-complete = The full record of the match: all moves, all shuffles and the result.
export-incomplete = The record of the match so far, limited to what you can see.
