import type { WordName } from '@maidan/contract/wire';
import { brandWord } from '../brand/brand-word.ts';
import { useLanguage } from './texts.ts';

/** The brand's own text in the player's language, or else the usual one. */
export function useBrandWord(name: WordName, usual: string): string {
  return brandWord(name, useLanguage()) ?? usual;
}
