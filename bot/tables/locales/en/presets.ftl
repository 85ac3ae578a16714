### Presets for new tables.

## Presets
button-presets = Table presets
button-preset-new = Save this channel’s table
presets-heading = Table presets
presets-intro = Members use the option `preset` of `/game open`. To add a preset, open a table with the settings you want and save it here. At most { $most } presets.
presets-none = There are no presets yet.
presets-line = { $preset }: { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $robots ->
    [0] {""}
    [one] { $robots } robot, {""}
   *[other] { $robots } robots, {""}
}{ $control }
presets-delete = Delete a preset…
presets-name = Name of the preset
presets-name-hint = For example: our usual table. A preset with the same name is replaced.
presets-saved = The preset is saved.
presets-deleted = The preset “{ $preset }” is deleted.
slip-preset-game = The preset “{ $preset }” is for a different game. Leave out `game` or choose another preset.
refusal-unknown-preset = This server has no preset called “{ $preset }”. Choose one from the list that appears as you type.
refusal-preset-outdated = The preset “{ $preset }” no longer works, so no table was opened. { $reason } A server manager can replace or delete it in `/host settings`.
refusal-preset-name-needed = The preset needs a name.
refusal-too-many-presets = { $most ->
    [one] A server can have { $most } preset.
   *[other] A server can have { $most } presets.
} Delete one first.
