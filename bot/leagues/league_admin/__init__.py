"""Host tools for leagues: `/league-host` and its panel."""
