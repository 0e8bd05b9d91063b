import type { Language } from '@maidan/contract/wire';
import type { Dictionary } from './en.ts';

interface LanguageEntry {
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly load: () => Promise<Dictionary>;
}

export const languages: Record<Language, LanguageEntry> = {
  en: { name: 'English', direction: 'ltr', load: async () => (await import('./en.ts')).en },
  hi: { name: 'हिन्दी', direction: 'ltr', load: async () => (await import('./hi.ts')).hi },
  zh: { name: '中文', direction: 'ltr', load: async () => (await import('./zh.ts')).zh },
  es: { name: 'Español', direction: 'ltr', load: async () => (await import('./es.ts')).es },
  fr: { name: 'Français', direction: 'ltr', load: async () => (await import('./fr.ts')).fr },
  it: { name: 'Italiano', direction: 'ltr', load: async () => (await import('./it.ts')).it },
  ar: { name: 'العربية', direction: 'rtl', load: async () => (await import('./ar.ts')).ar },
};
