import type { Language } from '@maidan/contract/wire';
import { useSyncExternalStore } from 'react';
import { currentBrand } from '../brand/brand.ts';
import type { Dictionary } from './en.ts';
import { languages } from './languages.ts';

const languageKey = 'language';
const listeners = new Set<() => void>();

interface Spoken {
  readonly language: Language;
  readonly texts: Dictionary;
}

let spoken: Spoken | undefined;
/** The last language asked for: one that comes later than it, however slowly, is no longer wanted. */
let asked: Language | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentSpoken(): Spoken {
  if (!spoken) throw new Error('The texts are asked for before a language was loaded.');
  return spoken;
}

export function currentTexts(): Dictionary {
  return currentSpoken().texts;
}

export function currentLanguage(): Language {
  return currentSpoken().language;
}

export function useTexts(): Dictionary {
  return useSyncExternalStore(subscribe, currentTexts);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

function offeredLanguage(code: string | null | undefined): Language | undefined {
  return currentBrand().languages.find((language) => language === code);
}

/** Loads the language this device chose, or the brand's first. */
export function loadFirstLanguage(): Promise<void> {
  const remembered = offeredLanguage(localStorage.getItem(languageKey));
  return speak(remembered ?? currentBrand().languages[0] ?? 'en');
}

/** The language a client once chose elsewhere, unless this device made a choice; one that can not be had keeps nobody out. */
export async function adoptLanguage(code: Language | undefined): Promise<void> {
  const language = offeredLanguage(code);
  if (language && localStorage.getItem(languageKey) === null) await speak(language).catch(reportError);
}

/** Rejects, and nothing has changed, when the texts can not be had. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  if (asked === language) localStorage.setItem(languageKey, language);
}

async function speak(language: Language): Promise<void> {
  asked = language;
  const { direction, load } = languages[language];
  const texts = await load();
  if (asked !== language) return;
  spoken = { language, texts };
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  for (const listener of listeners) listener();
}
