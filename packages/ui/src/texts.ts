import type { Language } from '@maidan/contract/wire';
import { use } from 'react';
import { createDictionary, type Dictionary, pageLanguage, type TextLoads } from './dictionary.ts';
import { useStore } from './hooks/use-store.ts';
import { loadPatiently } from './lazy-part.ts';

interface TextsOfScreens<Texts, Offered extends Language> {
  /** A hook: the texts in the page's language. Suspends until they are loaded. */
  (): Texts;
  /** One try, unlike that of the hook; nothing is requested twice. */
  readonly load: Dictionary<Texts, Offered>['load'];
  /** Starts loading, so that a screen that needs several dictionaries loads them in parallel. */
  readonly preload: () => void;
  /** The texts in the page's language, which must be loaded. */
  readonly current: () => Texts;
}

/**
 * Texts that are loaded with the screens that need them: `export const useMenuTexts = createTexts<MenuTexts>({ en: () =>
 * import('./en.ts'), ... })`. Where the house itself writes English, its own words are shown and `Offered` leaves English out.
 */
export function createTexts<Own, Offered extends Language = Language, Texts = Own>(
  loads: TextLoads<Own, Offered>,
  complete?: (own: Promise<Own>, language: Offered) => Promise<Texts>,
): TextsOfScreens<Texts, Offered> {
  const { load, loaded } = createDictionary(loads, complete);
  const awaited: Partial<Record<Language, Promise<Texts>>> = {};

  /** A failure is kept: a component that started again with each render would never show it. */
  function wait(code: Language): Promise<Texts> {
    awaited[code] ??= loadPatiently(() => load(code as Offered));
    return awaited[code];
  }

  // A component that waited is rendered again with the same hooks, though its texts are loaded by then: React counts them.
  function useTexts(): Texts {
    const code = useStore(pageLanguage);
    const ahead = awaited[code] === undefined ? loaded(code) : undefined;
    return ahead ?? use(wait(code));
  }

  return Object.assign(useTexts, {
    load,
    preload() {
      const code = pageLanguage.get();
      // The screen that needs them shows the failure.
      if (loaded(code) === undefined) wait(code).catch(() => undefined);
    },
    current: () => loaded(pageLanguage.get()) as Texts,
  });
}
