// The twelve languages, each by its own name.
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

export type Lang = keyof typeof LANGS;

export const isLang = (text: string | null | undefined): text is Lang => !!text && Object.hasOwn(LANGS, text);

/** The first of the reader's languages that we speak. */
export function bestLang(wanted: readonly string[]): Lang {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return spoken.find(isLang) ?? 'en';
}
