import type { Language } from '@maidan/contract/wire';

/** The frame has no storage and no brand to ask: the address alone says the language. */
export function setDocumentLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
}
