import type { WordName } from '@maidan/contract/wire';
import { brandWord } from '../brand/brand-word.ts';
import { useLanguage } from './texts.ts';

/** What the brand says in words of its own, where it has them in the player's language. */
export function useBrandWord(name: WordName, usual: string): string {
  return brandWord(name, useLanguage()) ?? usual;
}
