import { createTexts } from '@maidan/ui/texts.ts';
import type { LudoTexts } from './en.ts';

export const useLudoTexts = createTexts<LudoTexts>({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
  zh: () => import('./zh.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  ar: () => import('./ar.ts'),
});
