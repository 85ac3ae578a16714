"""Discord's error responses and their codes."""

from __future__ import annotations

from typing import Any


class ErrorResponse(Exception):
    """Raised if Discord would respond to a request with an error."""

    def __init__(self, status: int, code: int, message: str, **extra: Any) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.body = {"code": code, "message": message, **extra}


def unauthorized() -> ErrorResponse:
    return ErrorResponse(401, 0, "401: Unauthorized")


def unknown_channel() -> ErrorResponse:
    return ErrorResponse(404, 10003, "Unknown Channel")


def unknown_message() -> ErrorResponse:
    return ErrorResponse(404, 10008, "Unknown Message")


def unknown_user() -> ErrorResponse:
    return ErrorResponse(404, 10013, "Unknown User")


def unknown_member() -> ErrorResponse:
    return ErrorResponse(404, 10007, "Unknown Member")


def unknown_event() -> ErrorResponse:
    return ErrorResponse(404, 10070, "Unknown Guild Scheduled Event")


def tag_required() -> ErrorResponse:
    return ErrorResponse(400, 40067, "A tag is required to create a forum post in this channel")


def unknown_webhook() -> ErrorResponse:
    return ErrorResponse(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ErrorResponse:
    return ErrorResponse(404, 10062, "Unknown interaction")


def explicit_content() -> ErrorResponse:
    return ErrorResponse(400, 20009, "Explicit content cannot be sent to the desired recipient(s)")


def blocked_by_automod() -> ErrorResponse:
    return ErrorResponse(400, 200000, "Message was blocked by automatic moderation")


def title_blocked_by_automod() -> ErrorResponse:
    return ErrorResponse(400, 200001, "Title was blocked by automatic moderation")


def harmful_link() -> ErrorResponse:
    return ErrorResponse(400, 240000, "Message blocked by harmful links filter")


def too_many_edits() -> ErrorResponse:
    return ErrorResponse(
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
        retry_after=0.1,
    )


def too_large() -> ErrorResponse:
    return ErrorResponse(413, 40005, "Request entity too large")


def already_acknowledged() -> ErrorResponse:
    return ErrorResponse(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ErrorResponse:
    return ErrorResponse(403, 50001, "Missing Access")


def not_the_author() -> ErrorResponse:
    return ErrorResponse(403, 50005, "Cannot edit a message authored by another user")


def no_direct_messages() -> ErrorResponse:
    return ErrorResponse(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ErrorResponse:
    return ErrorResponse(403, 50013, "Missing Permissions")


def wrong_channel_type() -> ErrorResponse:
    return ErrorResponse(400, 50024, "Cannot execute action on this channel type")


def expired_token() -> ErrorResponse:
    return ErrorResponse(401, 50027, "Invalid Webhook Token")


def invalid_form(violations: list[str]) -> ErrorResponse:
    errors = {"_errors": [{"code": "BASE_TYPE_BAD_LENGTH", "message": slip} for slip in violations]}
    return ErrorResponse(400, 50035, "Invalid Form Body", errors=errors)


def archived_thread() -> ErrorResponse:
    return ErrorResponse(400, 50083, "Tried to perform an operation on an archived thread")


def locked_thread() -> ErrorResponse:
    return ErrorResponse(400, 160005, "This thread is locked")


def thread_exists() -> ErrorResponse:
    return ErrorResponse(400, 160004, "A thread has already been created for this message")


def rate_limited(seconds: float, *, is_global: bool = False) -> ErrorResponse:
    return ErrorResponse(429, 0, "You are being rate limited.", retry_after=seconds, **{"global": is_global})
