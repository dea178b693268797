"""The languages of the house, each by its own name; English stands behind all others."""

from .errors import BadOption

NAMES = {
    "en": "English",
    "ru": "Русский",
    "de": "Deutsch",
    "nl": "Nederlands",
    "es": "Español",
    "fr": "Français",
    "hu": "Magyar",
    "pl": "Polski",
    "cs": "Čeština",
    "sl": "Slovenščina",
    "uk": "Українська",
    "it": "Italiano",
}
LANGS = tuple(NAMES)
FALLBACK = "en"


def check_lang(lang: str) -> None:
    if lang not in LANGS:
        raise BadOption("lang", f"{lang[:8]!r} is not one of {', '.join(LANGS)}")
