import type { Language, RefusalFacts } from '@maidan/contract/wire';
import { createTexts } from '@maidan/ui/texts.ts';
import type { RefusalTexts } from './refusal-texts.ts';

/**
 * Loaded when first needed, since most visits have no refusal. English is missing: the house's own messages
 * are English.
 */
const refusals = createTexts<RefusalTexts, Exclude<Language, 'en'>>({
  hi: () => import('./hi.ts'),
  zh: () => import('./zh.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  ar: () => import('./ar.ts'),
});

/** The refusal in this language; undefined if only the house's own message exists. */
export async function formatRefusal(refusal: unknown, language: Language): Promise<string | undefined> {
  if (!isFacts(refusal) || language === 'en') return undefined;
  const { key, figures } = refusal;
  const texts: Readonly<Record<string, string>> = await refusals.load(language);
  return texts[key]?.replaceAll(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? '');
}

function isFacts(refusal: unknown): refusal is RefusalFacts {
  return typeof refusal === 'object' && refusal !== null && 'key' in refusal && 'figures' in refusal;
}
