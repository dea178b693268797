"""Values to bytes and back: one JSON form for the wire, the log and the tests."""

from typing import Any, TypeVar

import msgspec

from .errors import BadMessage

T = TypeVar("T")

_encoder = msgspec.json.Encoder()


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


def decode(data: bytes | str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadMessage(str(error)) from error


def convert(value: Any, kind: type[T]) -> T:
    """A decoded JSON value as the struct it stands for."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise BadMessage(str(error)) from error
