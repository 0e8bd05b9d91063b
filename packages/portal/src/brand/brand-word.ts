import type { Language, WordName } from '@maidan/contract/wire';
import { currentBrand } from './brand.ts';

/** The brand's own text, if it has one in this language. */
export function brandWord(name: WordName, language: Language): string | undefined {
  return currentBrand().words[name]?.[language];
}
