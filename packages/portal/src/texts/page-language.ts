import type { Language } from '@maidan/contract/wire';
import { currentBrand } from '../brand/brand.ts';

export const languageKey = 'language';

/** The language of this code, if the brand offers it. */
export function offeredLanguage(code: string | null | undefined): Language | undefined {
  return currentBrand().languages.find((language) => language === code);
}

/** The language chosen on this device, or the brand's first. */
export function chosenLanguage(): Language {
  return offeredLanguage(localStorage.getItem(languageKey)) ?? currentBrand().languages[0] ?? 'en';
}
