import { createTexts } from '@maidan/ui/texts.ts';
import type { MatkaTexts } from './en.ts';

export const useMatkaTexts = createTexts<MatkaTexts>({
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
  zh: async () => (await import('./zh.ts')).zh,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ar: async () => (await import('./ar.ts')).ar,
});
