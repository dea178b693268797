"""The languages of the house, each by its own name; English stands behind all others."""

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
