import type { Language } from '@maidan/contract/wire';
import type { Dictionary } from './en.ts';

interface LanguageEntry {
  /** The language's own name for itself. */
  readonly name: string;
  readonly load: () => Promise<Dictionary>;
}

export const languages: Record<Language, LanguageEntry> = {
  en: { name: 'English', load: async () => (await import('./en.ts')).en },
  hi: { name: 'हिन्दी', load: async () => (await import('./hi.ts')).hi },
  zh: { name: '中文', load: async () => (await import('./zh.ts')).zh },
  es: { name: 'Español', load: async () => (await import('./es.ts')).es },
  fr: { name: 'Français', load: async () => (await import('./fr.ts')).fr },
  it: { name: 'Italiano', load: async () => (await import('./it.ts')).it },
  ar: { name: 'العربية', load: async () => (await import('./ar.ts')).ar },
};
