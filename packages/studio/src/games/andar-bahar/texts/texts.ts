import type { StudioTexts } from '../../../pages/texts/en.ts';
import { gameTexts } from '../../../pages/texts/studio-texts.ts';
import type { AndarBaharWords } from './en.ts';

export type AndarBaharTexts = StudioTexts & AndarBaharWords;

export const useAndarBaharTexts = gameTexts<AndarBaharWords>({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
  zh: () => import('./zh.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  ar: () => import('./ar.ts'),
});
