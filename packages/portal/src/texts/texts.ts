import type { Language } from '@maidan/contract/wire';
import { pageLanguage, setPageLanguage } from '@maidan/ui/dictionary.ts';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { createTexts } from '@maidan/ui/texts.ts';
import type { Dictionary } from './en.ts';
import { dictionaries } from './languages.ts';
import { hindiLetters } from './letters/hindi-letters.ts';
import { chosenLanguage, languageKey, offeredLanguage } from './page-language.ts';

/** The texts of the shell, which are loaded before anything is shown in their language. */
export const useTexts = createTexts<Dictionary>(dictionaries);

export const currentTexts = useTexts.current;
export const currentLanguage = pageLanguage.get;
export const useLanguage = (): Language => useStore(pageLanguage);

/** The last language requested: texts of an earlier choice that load later are ignored. */
let requested: Language | undefined;

/** Loads the language chosen on this device, or the brand's first. */
export function loadFirstLanguage(): Promise<void> {
  return showLanguage(chosenLanguage());
}

/**
 * Uses the language that a client chose elsewhere, unless this device has its own choice; a failed load does
 * not stop the sign-in.
 */
export async function adoptLanguage(code: Language | undefined): Promise<void> {
  const language = offeredLanguage(code);
  if (language && localStorage.getItem(languageKey) === null) await showLanguage(language).catch(reportError);
}

/** Rejects and changes nothing if the texts fail to load. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  if (requested === language) localStorage.setItem(languageKey, language);
}

async function showLanguage(language: Language): Promise<void> {
  requested = language;
  await Promise.all([useTexts.load(language), language === 'hi' && hindiLetters()]);
  if (requested === language) setPageLanguage(language);
}
