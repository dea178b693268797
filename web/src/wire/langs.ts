// Made from the Python structs by `python -m igroteka.server.typescript`: edit those.

export const LANGS = {
  en: 'English',
  ru: 'Русский',
  de: 'Deutsch',
  nl: 'Nederlands',
  es: 'Español',
  fr: 'Français',
  hu: 'Magyar',
  pl: 'Polski',
  cs: 'Čeština',
  sl: 'Slovenščina',
  uk: 'Українська',
  it: 'Italiano',
} as const;
