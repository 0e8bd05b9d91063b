import { createStore } from '@maidan/client/store.ts';
import type { Language } from '@maidan/contract/wire';
import { useSelected } from '@maidan/ui/hooks/use-store.ts';
import { setPageLanguage } from '@maidan/ui/page-language.ts';
import type { Dictionary } from './en.ts';
import { languages } from './languages.ts';
import { hindiLetters } from './letters/hindi-letters.ts';
import { chosenLanguage, languageKey, offeredLanguage } from './page-language.ts';

interface Spoken {
  readonly language: Language;
  readonly texts: Dictionary;
}

const store = createStore<Spoken | undefined>(undefined);
/** The last language requested: texts of an earlier choice that load later are ignored. */
let asked: Language | undefined;

function currentSpoken(): Spoken {
  const spoken = store.get();
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
  return useSelected(store, currentTexts);
}

export function useLanguage(): Language {
  return useSelected(store, currentLanguage);
}

/** Loads the language chosen on this device, or the brand's first. */
export function loadFirstLanguage(): Promise<void> {
  return speak(chosenLanguage());
}

/**
 * Uses the language that a client chose elsewhere, unless this device has its own choice; a failed load does
 * not stop the sign-in.
 */
export async function adoptLanguage(code: Language | undefined): Promise<void> {
  const language = offeredLanguage(code);
  if (language && localStorage.getItem(languageKey) === null) await speak(language).catch(reportError);
}

/** Rejects and changes nothing if the texts fail to load. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  if (asked === language) localStorage.setItem(languageKey, language);
}

async function speak(language: Language): Promise<void> {
  asked = language;
  const [texts] = await Promise.all([languages[language].load(), language === 'hi' && hindiLetters()]);
  if (asked !== language) return;
  setPageLanguage(language);
  store.set({ language, texts });
}
