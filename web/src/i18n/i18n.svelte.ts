// The reader's language and its words; of a game from elsewhere English stands behind the others.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { TextArgs } from './args';
import { bestLang, isLang, type Lang } from './langs';
import { PSEUDO, pseudo } from './pseudo';
import { filledIn } from './small';
import { gameText, shelfText } from './sources';

const KEPT = 'igroteka.lang';

export function bundleOf(
  lang: string,
  sources: readonly string[],
  transform?: (text: string) => string,
): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false, transform });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export function format(bundles: readonly FluentBundle[], key: string, args?: TextArgs): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(key);
    if (!message?.value) continue;
    // With a list for errors Fluent never throws; the keys test sees to it that there are none.
    return bundle.formatPattern(message.value, args && filledIn(args), []);
  }
  return key;
}

type TextsOf = (game: string, lang: Lang) => Promise<string>;

/** Ours, or the server's: of a game from elsewhere, or if the page is older than the house. */
const told = ({ what, texts }: { what: string; texts: TextsOf }, lang: Lang): Promise<string> =>
  (gameText(what, lang)?.() ?? Promise.reject()).catch(() => texts(what, lang)).catch(() => '');
/** Said in all our languages, so that English need not stand behind. */
const isWhole = (what: string): boolean => !!gameText(what, 'en');

class I18n {
  lang = $state<Lang>('en');
  ready = $state(false);
  /** English made strange, for those who look for what is cut off or not translated. */
  #strange = false;
  #bundles = $state.raw<readonly FluentBundle[]>([]);
  /** What is said beyond the lobby: a game's words, those of its lessons; and who has them. */
  #learnt = new Map<string, { readonly texts: TextsOf; readonly done: Promise<void> }>();
  #known = $state.raw<ReadonlySet<string>>(new Set());

  t = (key: string, args?: TextArgs): string => format(this.#bundles, key, args);

  /** For texts that need not be there, such as the hint of an option. */
  maybe = (key: string): string =>
    this.#bundles.some((bundle) => bundle.hasMessage(key)) ? this.t(key) : '';

  async use(lang: Lang): Promise<void> {
    const learnt = [...this.#learnt].map(([what, { texts }]) => ({ what, texts }));
    const bundles = [this.#bundle(lang, [shelfText(lang), ...learnt.map((each) => told(each, lang))])];
    const behind = lang === 'en' ? [] : learnt.filter(({ what }) => !isWhole(what));
    if (behind.length)
      bundles.push(
        this.#bundle(
          'en',
          behind.map((each) => told(each, 'en')),
        ),
      );
    this.#bundles = await Promise.all(bundles);
    this.lang = lang;
    this.ready = true;
    document.documentElement.lang = this.#strange ? PSEUDO : lang;
  }

  #bundle = async (lang: Lang, texts: readonly Promise<string>[]): Promise<FluentBundle> =>
    bundleOf(lang, await Promise.all(texts), this.#strange ? pseudo : undefined);

  /** Whether its words have come. */
  knows = (what: string): boolean => this.#known.has(what);

  /** The words of a game, or of its lessons; `texts` has those that this page was built without. */
  learn(what: string, texts: TextsOf): Promise<void> {
    const known = this.#learnt.get(what);
    if (known) return known.done;
    const [{ lang }, own] = [this, told({ what, texts }, this.lang)];
    const done = own.then(async (source) => {
      // Whoever has changed the language meanwhile, or needs English behind it, gets all of them anew.
      if (isWhole(what) && lang === this.lang) this.#add(source);
      else await this.use(this.lang);
      this.#known = new Set([...this.#known, what]);
    });
    this.#learnt.set(what, { texts, done });
    return done;
  }

  #add(source: string): void {
    this.#bundles[0]?.addResource(new FluentResource(source), { allowOverrides: true });
    this.#bundles = [...this.#bundles];
  }

  async choose(lang: Lang): Promise<void> {
    localStorage.setItem(KEPT, lang);
    this.#strange = false;
    await this.use(lang);
  }

  start(): Promise<void> {
    const kept = localStorage.getItem(KEPT);
    this.#strange = kept === PSEUDO;
    if (this.#strange) return this.use('en');
    return this.use(isLang(kept) ? kept : bestLang(navigator.languages));
  }
}

export const i18n = new I18n();
export const t = i18n.t;
export const maybe = i18n.maybe;
