// The reader's language and its words. English stands behind every other language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { TextArgs } from './args';
import { bestLang, isLang, type Lang } from './langs';
import { PSEUDO, pseudo } from './pseudo';
import { sourcesOf } from './sources';

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
    return bundle.formatPattern(message.value, args, []);
  }
  return key;
}

type TextsOf = (game: string, lang: string) => Promise<string>;

class I18n {
  lang = $state<Lang>('en');
  ready = $state(false);
  /** English made strange, for those who look for what is cut off or not translated. */
  #strange = false;
  #bundles = $state.raw<readonly FluentBundle[]>([]);
  /** Games that came after this page was built, and what is asked for only now and then. */
  #learnt = new Map<string, TextsOf>();

  t = (key: string, args?: TextArgs): string => format(this.#bundles, key, args);

  /** For texts that need not be there, such as the hint of an option. */
  maybe = (key: string): string =>
    this.#bundles.some((bundle) => bundle.hasMessage(key)) ? this.t(key) : '';

  async use(lang: Lang): Promise<void> {
    const spoken = lang === 'en' ? (['en'] as const) : ([lang, 'en'] as const);
    this.#bundles = await Promise.all(
      spoken.map(async (each) => {
        const learnt = [...this.#learnt].map(([game, texts]) => texts(game, each).catch(() => ''));
        return bundleOf(
          each,
          await Promise.all([...(await sourcesOf(each)), ...learnt]),
          this.#strange ? pseudo : undefined,
        );
      }),
    );
    this.lang = lang;
    this.ready = true;
    document.documentElement.lang = this.#strange ? PSEUDO : lang;
  }

  /** Words that this page does not have yet: of a game it was built without, or of its lessons. */
  async learn(what: string, texts: TextsOf, known = `${what}-name`): Promise<void> {
    if (this.#bundles.some((bundle) => bundle.hasMessage(known))) return;
    this.#learnt.set(what, texts);
    await this.use(this.lang);
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
