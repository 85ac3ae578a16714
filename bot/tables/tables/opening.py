"""`/game open`: opening a table in this channel or in a new thread."""

from __future__ import annotations

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.core.features import ClickHandler, ModalFactory, static_modal
from bot.core.ids import Click, UnknownCustomId
from bot.core.interactions.commands import choice, command
from bot.core.services import AppInteraction, acting_user, ctx_of, is_host, load_guild_settings, to_user
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, text_message
from bot.core.words.names import clean_name
from bot.core.words.time_controls import TIME_CONTROLS
from bot.matches.match.answers import answer_begun, with_turn_button
from bot.matches.match.bot_permissions import needed_permissions, require_permissions
from bot.matches.match.lookup import find_channel_game, find_game, game_choices
from bot.matches.match.seats import add_to_thread, require_player
from bot.matches.match.titles import match_url, title
from bot.tables.presets import preset_choices
from bot.tables.tables import form, form_details, places, threads
from bot.tables.tables.form import FormClick
from bot.tables.tables.form_extras import extras_in, extras_of, with_extras
from bot.tables.tables.occupied import explain_occupied
from bot.tables.tables.options import opening_choices, parse_options, show_options
from bot.tables.tables.table_options import TableOptions
from engine.core.files.library import AnyGame, games
from engine.core.text import text
from host.core.errors import UserError
from host.matches.match.options import chosen_options
from host.matches.settings.settings import GuildSettings, TablePreset
from host.matches.settings.time_controls import HOUR, MAX_TIME, TimeControl
from host.messages import view
from host.tables import presets
from host.tables.requirements import Requirements
from host.tables.tables import limits, tables
from host.tables.tables.requests import NewMatch
from storage.core.sql.database_errors import DatabaseUnavailable
from storage.matches.match.matches import MatchRow

SEATS = sorted({count for game in games().values() for count in game.seat_counts})
MAX_RATING = 4000
MAX_HOURS = MAX_TIME // HOUR
NO_OPTIONS = TableOptions(
    game=None, seats=None, robots=None, begins=None, access=None, where=None, name="", players=(),
    time_control=None, bank=None, increment=None, cap=None, options="", rated=None, hints=None,
)  # fmt: skip


@command("open", parent="game")
@app_commands.choices(
    begins=[choice("random", "random"), choice("me", "opener")],
    who=[choice("anybody", "anybody"), choice("newcomers", "newcomers"), choice("invited", "invited")],
    where=[
        choice("here", "here"),
        choice("thread", "thread"),
        choice("private", "private"),
        choice("forum", "forum"),
    ],
    time_control=[choice(name, name) for name in TIME_CONTROLS],
)
async def open_table(
    interaction: AppInteraction,
    translate: Translator,
    game: str | None = None,
    seats: app_commands.Range[int, SEATS[0], SEATS[-1]] | None = None,
    time_control: str | None = None,
    robots: app_commands.Range[int, 0, SEATS[-1]] | None = None,
    preset: str | None = None,
    player1: discord.Member | discord.User | None = None,
    player2: discord.Member | discord.User | None = None,
    player3: discord.Member | discord.User | None = None,
    player4: discord.Member | discord.User | None = None,
    player5: discord.Member | discord.User | None = None,
    player6: discord.Member | discord.User | None = None,
    player7: discord.Member | discord.User | None = None,
    begins: str | None = None,
    who: str | None = None,
    where: str | None = None,
    name: str = "",
    bank: app_commands.Range[int, 1, MAX_HOURS] | None = None,
    increment: app_commands.Range[int, 0, MAX_HOURS] | None = None,
    cap: app_commands.Range[int, 1, MAX_HOURS] | None = None,
    options: str = "",
    rated: bool | None = None,
    hints: bool | None = None,
    reliability: app_commands.Range[int, 1, 100] | None = None,
    min_rating: app_commands.Range[int, 1, MAX_RATING] | None = None,
    max_rating: app_commands.Range[int, 1, MAX_RATING] | None = None,
) -> MessageView:
    """Open a table; show a form without any options, or if they don't determine the game."""
    named = (player1, player2, player3, player4, player5, player6, player7)
    players = tuple(player for player in named if player is not None)
    wanted = TableOptions(
        game=game, seats=seats, robots=robots, preset=preset, begins=begins, access=who, where=where,
        name=name.strip(), players=players, time_control=time_control, bank=bank, increment=increment, cap=cap,
        options=options, rated=rated, hints=hints, reliability=reliability, min_rating=min_rating,
        max_rating=max_rating,
    )  # fmt: skip
    if wanted.preset is not None:
        return await open_with(interaction, wanted, translate)
    try:
        rules = None if wanted.game is None else find_game(wanted.game, translate)
    except UserError as error:
        others = replace(wanted, game=None)
        if others == NO_OPTIONS:
            raise
        notice = translate(error.text, error.names)
        return await _show_preselected_form(interaction, others, translate, notice)
    if rules is None and (wanted == NO_OPTIONS or len(games()) > 1):
        return await _show_preselected_form(interaction, wanted, translate)
    return await open_with(interaction, wanted, translate)


async def _show_preselected_form(
    interaction: AppInteraction, wanted: TableOptions, translate: Translator, notice: str = ""
) -> MessageView:
    """Show the form with the given settings; the usual game is the one last played in the channel."""
    settings = await load_guild_settings(interaction)
    last = await view.find_channel_match(ctx_of(interaction), interaction.channel_id or 0)
    wanted = replace(wanted, game=None if last is None else last.game)
    chosen = form.preselected_form(wanted, settings)
    return form.form_message(chosen, settings, translate, extras_of(wanted, translate), notice)


async def open_with(
    interaction: AppInteraction, wanted: TableOptions, translate: Translator, around: object = None
) -> MessageView:
    """Open a table with the given settings, and confirm it; offer a thread if the channel is occupied."""
    try:
        match = await _open(interaction, wanted, translate, around)
    except UserError as error:
        explained = await explain_occupied(interaction, error, translate)
        if explained is error:
            raise
        settings = await load_guild_settings(interaction)
        rules, _ = await _find_rules(interaction, wanted, settings, translate)
        sentence, kept = translate(explained.text, explained.names), extras_of(wanted, translate)
        return form.thread_message(sentence, replace(wanted, game=rules.id), kept, translate)
    interaction.client.services.wake(match.id)
    done = "done-start" if match.status == "running" else "done-open"
    place = "" if match.channel == interaction.channel_id else f" {match_url(match)}"
    sentence = f"{translate(text(done, match=title(match, translate)))}{place}"
    # Show the options menu next, unless the user has already selected options.
    if match.status == "open" and chosen_options(match) and not wanted.options:
        return await show_options(interaction, match.id, translate, done=sentence)
    return await with_turn_button(interaction, match, text_message(sentence), translate)


open_table.autocomplete("game")(game_choices)
open_table.autocomplete("preset")(preset_choices)
open_table.autocomplete("options")(opening_choices)


async def open_against_robot(
    interaction: AppInteraction, rules: AnyGame, level: str, translate: Translator
) -> MessageView:
    """Open a match between the user, who begins, and as few robots as the game allows.

    If this channel already has a match, open it in a new thread, which is private if the bot may not create public
    threads. In a thread, the new thread belongs to the thread's channel. Raises UserError.
    """
    seats = min(count for count in rules.seat_counts if count > 1)
    wanted = TableOptions(
        game=rules.id, seats=seats, robots=seats - 1, level=level, begins="opener", access="anybody",
        where="here", name="", players=(), time_control=None, bank=None, increment=None, cap=None,
        options="", rated=False, hints=False,
    )  # fmt: skip
    match = await _open_here_or_in_thread(interaction, wanted, translate)
    if match.channel == interaction.channel_id:
        return await answer_begun(interaction, match, "done-start", translate)
    interaction.client.services.wake(match.id)
    sentence = translate(text("done-start", match=title(match, translate)))
    link = text_message(f"{sentence} {match_url(match)}")
    return await with_turn_button(interaction, match, link, translate)


async def _open_here_or_in_thread(
    interaction: AppInteraction, wanted: TableOptions, translate: Translator
) -> MatchRow:
    try:
        return await _open(interaction, wanted, translate)
    except UserError as error:
        if error.text.key != "refusal-channel-busy":
            raise
        busy = error
    where, around = places.thread_place(interaction)
    try:
        return await _open(interaction, replace(wanted, where=where), translate, around)
    except UserError as error:
        raise await explain_occupied(interaction, busy, translate) from error


async def _find_rules(
    interaction: AppInteraction, options: TableOptions, settings: GuildSettings, translate: Translator
) -> tuple[AnyGame, TablePreset | None]:
    """Return the requested game and preset, if any. Raises UserError."""
    preset = None if options.preset is None else presets.find_preset(settings, options.preset)
    named = preset.game if preset and options.game is None else options.game
    rules, _ = await find_channel_game(interaction, named, translate)
    if preset is not None and preset.game != rules.id:
        raise UserError(text("slip-preset-game", preset=clean_name(preset.name)))
    return rules, preset


async def _open(
    interaction: AppInteraction, options: TableOptions, translate: Translator, around: object = None
) -> MatchRow:
    """Open a match; `around` is the channel for a new thread, by default the interaction's channel."""
    if interaction.guild_id is None:
        raise UserError(text("slip-open-in-private"))
    for player in options.players:
        require_player(player)
    invited = [to_user(interaction, player) for player in options.players]
    tables.refuse_self_invitation(acting_user(interaction), invited)
    settings = await load_guild_settings(interaction)
    rules, preset = await _find_rules(interaction, options, settings, translate)
    where = places.place_of(interaction, options, settings)
    time_control = await _allowed_time_control(
        interaction, replace(options, where=where), settings, preset, translate
    )
    new = _request(interaction, options, rules, time_control, preset)
    typed = parse_options(rules, options.options, translate)
    new = replace(new, options=presets.merged_options(preset, typed))
    if where == "here":
        wanted = needed_permissions(in_thread=new.is_thread)
        require_permissions(interaction.app_permissions, wanted, translate)
        return await tables.open_match(ctx_of(interaction), new)
    create = places.create_table_post if where == "forum" else places.create_table_thread
    thread = await create(interaction, replace(options, where=where), new, around, translate)
    await add_to_thread(thread, [interaction.user, *options.players])
    try:
        return await tables.open_match(ctx_of(interaction), replace(new, channel=thread.id, is_thread=True))
    except (UserError, DatabaseUnavailable):
        await threads.delete_thread(thread)
        raise


def _request(
    interaction: AppInteraction,
    options: TableOptions,
    rules: AnyGame,
    time_control: TimeControl | None,
    preset: TablePreset | None,
) -> NewMatch:
    """Return the request for a match in this channel, with enough seats for all invited players.

    A preset provides the settings that the user has not chosen.
    """
    usual = preset or TablePreset("", rules.id, seats=0)
    levels = usual.levels if options.robots is None else ()
    robots = len(levels) if options.robots is None else options.robots
    taken = 1 + robots + len(options.players)
    fitting = (count for count in rules.seat_counts if count >= max(taken, rules.default_seat_count))
    return NewMatch(
        game=rules.id,
        guild_id=interaction.guild_id or 0,
        channel=interaction.channel_id or 0,
        is_thread=isinstance(interaction.channel, discord.Thread),
        opener=acting_user(interaction),
        seats=options.seats or usual.seats or next(fitting, taken),
        robots=robots,
        level=options.level,
        levels=levels,
        begins="opener" if (options.begins or usual.begins) == "opener" else "random",
        is_public=usual.is_public if options.access is None else options.access != "invited",
        invited=tuple(to_user(interaction, player) for player in options.players),
        title=options.name,
        edition=interaction.client.services.editions.get(rules.id),
        time_control=time_control,
        is_rated=usual.is_rated if options.rated is None else options.rated,
        has_hints=usual.has_hints if options.hints is None else options.hints,
        requirements=Requirements(
            min_reliability=options.reliability,
            min_rating=options.min_rating,
            max_rating=options.max_rating,
            is_for_newcomers=options.access == "newcomers",
        ),
    )


async def _allowed_time_control(
    interaction: AppInteraction,
    options: TableOptions,
    settings: GuildSettings,
    preset: TablePreset | None,
    translate: Translator,
) -> TimeControl | None:
    """Return the requested time control.

    Raises UserError if the guild's settings do not allow this user to open a match in this channel with that
    time control.
    """
    ctx, guild_id = ctx_of(interaction), interaction.guild_id or 0
    if not await is_host(interaction):
        if options.where != "forum" or settings.forum is None:
            require_allowed_channel(interaction, settings, translate)
        require_opener_role(interaction, settings)
    if preset is not None and (options.time_control, options.bank) == (None, None):
        time_control = preset.time_control
    else:
        time_control = limits.time_control_for(
            settings, options.time_control, options.bank, options.increment, options.cap
        )
    invited = {to_user(interaction, player).key for player in options.players}
    await limits.refuse_opening_over_limit(ctx, guild_id, acting_user(interaction).key, invited)
    return time_control


def require_allowed_channel(
    interaction: AppInteraction, settings: GuildSettings, translate: Translator
) -> None:
    """Raise UserError if the guild's settings do not allow matches in this channel."""
    channel = interaction.channel
    around = channel.parent_id if isinstance(channel, discord.Thread) else None
    if settings.channels and not {interaction.channel_id, around} & set(settings.channels):
        named = translate.join_list([f"<#{allowed}>" for allowed in settings.channels])
        raise UserError(text("slip-not-in-this-channel", channels=named))


def require_opener_role(interaction: AppInteraction, settings: GuildSettings) -> None:
    """Raise UserError if the user lacks the role that the guild requires for opening matches."""
    role, member = settings.opener_role, interaction.user
    if role is not None and not (isinstance(member, discord.Member) and member.get_role(role)):
        raise UserError(text("slip-not-your-role", role=f"<@&{role}>"))


async def change_form(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Change a choice in the form for opening a table."""
    return await _show_form(
        interaction, form.change_form(form.parse_form(click), click.number, click.option), translate
    )


async def extend_form(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show more or fewer options in the form for opening a table."""
    changed = form.change_form(form.parse_form(click), form.Field.IS_LONG, min(click.number, 1))
    return await _show_form(interaction, changed, translate)


async def _show_form(interaction: AppInteraction, choices: form.Digits, translate: Translator) -> MessageView:
    settings = await load_guild_settings(interaction)
    return form.form_message(choices, settings, translate, extras_in(interaction.message))


async def open_from_form(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Open the table that the form describes."""
    chosen = form.options_of(form.parse_form(click))
    wanted = await with_extras(interaction, chosen, extras_in(interaction.message))
    return await open_with(interaction, wanted, translate)


async def remove_extras(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Keep only the selected ones of the choices that the form has no menu for."""
    kept = [extra for extra in extras_in(interaction.message) if extra[0] in click.values]
    settings = await load_guild_settings(interaction)
    return form.form_message(form.parse_form(click), settings, translate, kept)


async def open_in_thread(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Open the table in a new thread that could not be opened in this channel."""
    where, around = places.thread_place(interaction)
    chosen = form.unpack_options(form.parse_form(click))
    wanted = await with_extras(interaction, chosen, extras_in(interaction.message))
    return await open_with(interaction, replace(wanted, where=where), translate, around)


async def open_from_details(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Open the table that the form and the submitted modal describe."""
    return await open_with(interaction, await form_details.details_of(interaction, click), translate)


async def open_from_preset(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Open a table with the preset selected in the form."""
    if len(click.values) != 1:
        raise UnknownCustomId(click.name)
    chosen = replace(NO_OPTIONS, preset=click.values[0])
    wanted = await with_extras(interaction, chosen, extras_in(interaction.message))
    return await open_with(interaction, wanted, translate)


FORM_CLICKS: dict[str, ClickHandler] = {
    FormClick.SET: change_form,
    FormClick.MORE: extend_form,
    FormClick.OPEN: open_from_form,
    FormClick.KEEP: remove_extras,
    FormClick.THREAD: open_in_thread,
    FormClick.PRESET: open_from_preset,
    FormClick.DETAILS: open_from_details,
}
FORM_MODALS: dict[str, ModalFactory] = {FormClick.ASK_DETAILS: static_modal(form_details.details_modal)}
