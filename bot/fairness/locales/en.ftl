### Verification and records.

## Commands
command-verify = verify
    .description = Check the shuffles, moves and result of a finished match
command-export = export
    .description = Get the record of a match as a file

## The end
verify-heading = { $match }: verification
verify-commitment = Compare the hash with the one on the status card; it was posted before anybody could know a shuffle.
verify-order = The order of play follows from the seed.
verify-moves = The shuffles follow from the seed, and every move is legal.
verify-result = The result follows from the moves.
export-complete = The record of the match: every move, every shuffle, the result.
export-incomplete = The record of the match so far, with what you may know of it.
