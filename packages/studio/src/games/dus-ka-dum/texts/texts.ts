import type { StudioTexts } from '../../../pages/texts/en.ts';
import { gameTexts } from '../../../pages/texts/studio-texts.ts';
import type { DusKaDumWords } from './en.ts';

export type DusKaDumTexts = StudioTexts & DusKaDumWords;

export const useDusKaDumTexts = gameTexts<DusKaDumWords>({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
  zh: () => import('./zh.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  ar: () => import('./ar.ts'),
});
