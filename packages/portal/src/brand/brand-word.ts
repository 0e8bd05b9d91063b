import type { Language, WordName } from '@maidan/contract/wire';
import { currentBrand } from './brand.ts';

/** What the brand says here in words of its own, if it has any in the language. */
export function brandWord(name: WordName, language: Language): string | undefined {
  return currentBrand().words[name]?.[language];
}
