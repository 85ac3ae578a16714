"""The hosts' tools for leagues on Discord: `/league-host` and its panel."""
