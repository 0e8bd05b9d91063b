/** The translation of a wire word; an unknown one is shown unchanged. */
export function wordFor(words: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(words, word) ? (words[word] ?? word) : word;
}
