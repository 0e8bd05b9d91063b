import { createStore, type Readable } from '@maidan/client/store.ts';
import type { Language } from '@maidan/contract/wire';
import { use } from 'react';
import { useStore } from './hooks/use-store.ts';
import { loadPatiently } from './lazy-part.ts';

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

interface Dictionary<Texts, Offered extends Language> {
  /** A hook: the texts in the page's language. Suspends until they are loaded. */
  (): Texts;
  /** One try, unlike that of the hook; nothing is requested twice. */
  readonly load: (language: Offered) => Promise<Texts>;
  /** Starts loading, so that a screen that needs several dictionaries loads them in parallel. */
  readonly preload: () => void;
  /** The texts in the page's language, which must be loaded. */
  readonly current: () => Texts;
}

/**
 * Texts that are loaded with the screens that need them: `export const useMenuTexts = createTexts<MenuTexts>({ en: () =>
 * import('./en.ts'), ... })`. Where the house itself writes English, its own words are shown and `Offered` leaves English out.
 * `complete` adds to the texts of a module what other files have, and is called while it loads.
 */
export function createTexts<Own, Offered extends Language = Language, Texts = Own>(
  loads: TextLoads<Own, Offered>,
  complete = (own: Promise<Own>, _: Offered) => own as Promise<unknown> as Promise<Texts>,
): Dictionary<Texts, Offered> {
  const loaded: Partial<Record<Language, Texts>> = {};
  const awaited: Partial<Record<Language, Promise<Texts>>> = {};

  async function load(code: Offered): Promise<Texts> {
    loaded[code] ??= await complete(
      loads[code]().then((texts) => texts[code]),
      code,
    );
    return loaded[code] as Texts;
  }

  /** A failure is kept: a component that started again with each render would never show it. */
  function wait(code: Language): Promise<Texts> {
    awaited[code] ??= loadPatiently(() => load(code as Offered));
    return awaited[code];
  }

  function useTexts(): Texts {
    const code = useStore(pageLanguage);
    return loaded[code] ?? use(wait(code));
  }

  return Object.assign(useTexts, {
    load,
    preload() {
      // The screen that needs them shows the failure.
      wait(language.get()).catch(() => undefined);
    },
    current: () => loaded[language.get()] as Texts,
  });
}
