import type { TextKey, Texts } from './en.ts';

export type Say = (key: TextKey, ...words: readonly (string | number)[]) => string;

export function sayIn(texts: Texts): Say {
  return (key, ...words) => texts[key].replace(/\{(\d)\}/g, (_, place) => String(words[Number(place)] ?? ''));
}
