/** The client's word for a wire word; one we do not know is shown as it came. */
export function wordFor(words: Readonly<Record<string, string>>, word: string): string {
  return Object.hasOwn(words, word) ? (words[word] ?? word) : word;
}
