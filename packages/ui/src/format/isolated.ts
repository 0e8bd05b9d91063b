/** Keeps the text's own direction, whatever the language around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
