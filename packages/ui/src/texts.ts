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

/** How to load the texts of each language, so that only one is loaded: the compiler asks for all of them. */
export type TextLoads<Texts, Offered extends Language = Language> = Readonly<
  Record<Offered, () => Promise<Texts>>
>;

interface Dictionary<Texts, Offered extends Language> {
  /** A hook: the texts in the page's language. Suspends until they are loaded. */
  (): Texts;
  /** One try, unlike that of the hook; nothing is requested twice. */
  readonly load: (language: Offered) => Promise<Texts>;
  /** Starts loading, so that a screen that needs several dictionaries loads them in parallel. */
  readonly preload: () => void;
  /** The texts in the page's language, which must be loaded. */
  readonly current: () => Texts;
  readonly languages: readonly Offered[];
  /** The language of this code; English for an unknown one. */
  readonly languageOf: (code: string | null) => Offered;
}

/**
 * Texts that are loaded with the screens that need them: `export const useMenuTexts = createTexts<MenuTexts>({ en: async () =>
 * (await import('./en.ts')).en, ... })`. Where the house itself writes English, its own words are shown and `Offered` leaves
 * English out.
 */
export function createTexts<Texts, Offered extends Language = Language>(
  loads: TextLoads<Texts, Offered>,
): Dictionary<Texts, Offered> {
  const loaded = new Map<Language, Texts>();
  const awaited = new Map<Language, Promise<Texts>>();

  async function load(code: Offered): Promise<Texts> {
    const texts = loaded.get(code) ?? (await loads[code]());
    loaded.set(code, texts);
    return texts;
  }

  /** A failure is kept: a component that started again with each render would never show it. */
  function wait(code: Language): Promise<Texts> {
    const texts = awaited.get(code) ?? loadPatiently(() => load(code as Offered));
    awaited.set(code, texts);
    return texts;
  }

  function useTexts(): Texts {
    const code = useStore(pageLanguage);
    return loaded.get(code) ?? use(wait(code));
  }

  return Object.assign(useTexts, {
    load,
    preload() {
      // The screen that needs them shows the failure.
      wait(language.get()).catch(() => undefined);
    },
    current() {
      const texts = loaded.get(language.get());
      if (texts === undefined) throw new Error('The texts are asked for before a language was loaded.');
      return texts;
    },
    languages: Object.keys(loads) as Offered[],
    languageOf: (code: string | null) => (Object.hasOwn(loads, code ?? '') ? code : 'en') as Offered,
  });
}

/** The translation of a wire word; an unknown one is shown unchanged. */
export function wordFor(words: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(words, word) ? (words[word] ?? word) : word;
}
