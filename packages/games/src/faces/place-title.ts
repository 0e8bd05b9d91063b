/** What a place of the cloth is called: a language has a word for the place or for its English title, or neither. */
export const placeTitle = (
  words: Readonly<Record<string, string>> | undefined,
  place: string,
  title: string,
): string => words?.[place] ?? words?.[title] ?? title;
