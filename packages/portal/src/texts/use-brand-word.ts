import type { Language, WordName } from '@maidan/contract/wire';
import { currentBrand } from '../brand/brand.ts';
import { useLanguage } from './texts.ts';

/** The brand's own text in the player's language, or else the usual one. */
export function useBrandWord(name: WordName, usual: string): string {
  return brandWord(name, useLanguage()) ?? usual;
}

/** The brand's own text, if it has one in this language. */
export function brandWord(name: WordName, language: Language): string | undefined {
  return currentBrand().words[name]?.[language];
}
