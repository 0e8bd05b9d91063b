import { createTexts } from '@maidan/ui/texts.ts';
import type { SportsTexts } from './en.ts';

export const useSportsTexts = createTexts<SportsTexts>({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
  zh: () => import('./zh.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  ar: () => import('./ar.ts'),
});
