import type { CasinoTexts } from './en.ts';

/** The longest first, so that "Pair plus" is not read as a pair. */
const wordsMost = 4;

/** An option's name in the language of these texts, put together from what its English name is made of. */
export function sayOption(name: string, { options }: Pick<CasinoTexts, 'options'>): string {
  const words = name.split(' ');
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    const count = longestKnown(words, at, options);
    const part = words.slice(at, at + count).join(' ');
    said.push(Object.hasOwn(options, part) ? (options[part] ?? part) : part);
    at += count;
  }
  return said.join(' ');
}

/** How many words from here on are known together; one where none is. */
function longestKnown(words: readonly string[], at: number, known: CasinoTexts['options']): number {
  for (let count = Math.min(wordsMost, words.length - at); count > 1; count -= 1)
    if (Object.hasOwn(known, words.slice(at, at + count).join(' '))) return count;
  return 1;
}
