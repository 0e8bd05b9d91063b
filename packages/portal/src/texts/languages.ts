import type { Language } from '@maidan/contract/wire';
import type { TextLoads } from '@maidan/ui/dictionary.ts';
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
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
  zh: () => import('./zh.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  ar: () => import('./ar.ts'),
};
