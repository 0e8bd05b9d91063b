import { createDictionary } from '@maidan/ui/dictionary.ts';
import type { Texts } from './en.ts';

export const broadcastTexts = createDictionary<Texts>({
  en: () => import('./en.ts'),
  hi: () => import('./hi.ts'),
  zh: () => import('./zh.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  ar: () => import('./ar.ts'),
});
