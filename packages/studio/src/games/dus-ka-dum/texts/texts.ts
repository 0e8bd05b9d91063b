import type { StudioTexts } from '../../../pages/texts/en.ts';
import { gameTexts } from '../../../pages/texts/studio-texts.ts';
import type { DusKaDumWords } from './en.ts';

export type DusKaDumTexts = StudioTexts & DusKaDumWords;

export const useDusKaDumTexts = gameTexts<DusKaDumWords>({
  en: async () => (await import('./en.ts')).en,
  hi: async () => (await import('./hi.ts')).hi,
  zh: async () => (await import('./zh.ts')).zh,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  ar: async () => (await import('./ar.ts')).ar,
});
