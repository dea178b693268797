"""What goes through the doors of the bell: how somebody who is away is told of their turn."""

from typing import Annotated

from msgspec import Meta, Struct

from igroteka.kernel.langs import FALLBACK

# Whoever knows it can ring there: never shown to anybody, never logged.
Endpoint = Annotated[str, Meta(max_length=1000, pattern="^https?://[!-~]+$")]
# A point of the curve, and sixteen bytes: as browsers write them.
PublicKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$")]
Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]


class BellOffer(Struct, frozen=True):
    """The key of this house for `pushManager.subscribe`; empty: it rings nobody."""

    key: str


class Bell(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's push subscription, and the language its owner reads."""

    endpoint: Endpoint
    p256dh: PublicKey
    auth: Secret
    lang: Annotated[str, Meta(max_length=8)] = FALLBACK


class BellOff(Struct, frozen=True, forbid_unknown_fields=True):
    """Its own secret takes a subscription away: from one table, or from all of them."""

    endpoint: Endpoint
    auth: Secret
    table: Annotated[str, Meta(max_length=64)] = ""


class BellSet(Struct, frozen=True):
    """Whether this house will ring."""

    rings: bool
