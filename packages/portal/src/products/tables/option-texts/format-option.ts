import type { CasinoTexts } from './en.ts';

/** Longest phrase first, so that "Pair plus" is not translated as a pair. */
const wordsMost = 4;

/** An option's name in the language of these texts, translated phrase by phrase from the English name. */
export function formatOption(name: string, { options }: Pick<CasinoTexts, 'options'>): string {
  const words = name.split(' ');
  const names: string[] = [];
  for (let at = 0; at < words.length; ) {
    const count = longestKnown(words, at, options);
    const part = words.slice(at, at + count).join(' ');
    names.push(Object.hasOwn(options, part) ? (options[part] ?? part) : part);
    at += count;
  }
  return names.join(' ');
}

/** The number of words of the longest known phrase from here on; 1 if there is none. */
function longestKnown(words: readonly string[], at: number, known: CasinoTexts['options']): number {
  for (let count = Math.min(wordsMost, words.length - at); count > 1; count -= 1)
    if (Object.hasOwn(known, words.slice(at, at + count).join(' '))) return count;
  return 1;
}
