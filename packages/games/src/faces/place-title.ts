/**
 * The title of a place on the cloth. A language may translate the place's id or its English title, or
 * neither.
 */
export const placeTitle = (
  words: Readonly<Record<string, string>> | undefined,
  place: string,
  title: string,
): string => words?.[place] ?? words?.[title] ?? title;
