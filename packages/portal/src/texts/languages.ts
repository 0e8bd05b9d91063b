import type { Language } from '@maidan/contract/wire';
import type { TextLoads } from '@maidan/ui/texts.ts';
import type { Dictionary } from './en.ts';

/** Each language's own name for itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  zh: '中文',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ar: 'العربية',
};

export const dictionaries: TextLoads<Dictionary> = {
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
  zh: async () => (await import('./zh.ts')).zh,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ar: async () => (await import('./ar.ts')).ar,
};
