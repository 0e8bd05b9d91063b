import type { Language } from '@maidan/contract/wire';

/** The frame has neither storage nor a brand: its language is given in the address. */
export function setDocumentLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
}
