import { createStore, type Readable } from '@maidan/client/store.ts';
import type { Language } from '@maidan/contract/wire';

const language = createStore<Language>('en');

/** The language of the page, in which every dictionary speaks. */
export const pageLanguage: Readable<Language> = language;

export const directionOf = (code: Language): 'ltr' | 'rtl' => (code === 'ar' ? 'rtl' : 'ltr');

export function setPageLanguage(code: Language): void {
  document.documentElement.lang = code;
  document.documentElement.dir = directionOf(code);
  language.set(code);
}

/**
 * The module of each language, so that only one is loaded: the compiler asks for all of them. Each exports its texts under the
 * code of its language.
 */
export type TextLoads<Texts, Offered extends Language = Language> = {
  readonly [Code in Offered]: () => Promise<Readonly<Record<Code, Texts>>>;
};

export interface Dictionary<Texts, Offered extends Language> {
  /** One try; nothing is requested twice. */
  readonly load: (language: Offered) => Promise<Texts>;
  /** Undefined until the texts of the language are loaded. */
  readonly loaded: (language: Language) => Texts | undefined;
}

/**
 * Texts that are loaded in one language at a time, for pages without React too. `complete` adds to the texts of a module what other
 * files have, and is called while it loads.
 */
export function createDictionary<Own, Offered extends Language = Language, Texts = Own>(
  loads: TextLoads<Own, Offered>,
  complete = (own: Promise<Own>, _: Offered) => own as Promise<unknown> as Promise<Texts>,
): Dictionary<Texts, Offered> {
  const loaded: Partial<Record<Language, Texts>> = {};
  return {
    loaded: (code) => loaded[code],
    async load(code) {
      const own = () => loads[code]().then((texts) => texts[code]);
      const texts = loaded[code] ?? (await complete(own(), code));
      loaded[code] = texts;
      return texts;
    },
  };
}
