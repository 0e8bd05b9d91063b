import type { WordName } from '@maidan/contract/wire';
import { useBrand } from '../brand/brand.ts';
import { useLanguage } from './texts.ts';

/** What the brand says in words of its own, where it has them in the player's language. */
export function useBrandWord(name: WordName, usual: string): string {
  const { words } = useBrand();
  return words[name]?.[useLanguage()] ?? usual;
}
