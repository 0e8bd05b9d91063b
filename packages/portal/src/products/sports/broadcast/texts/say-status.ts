import type { StatusKey, StatusLine } from '@maidan/contract/wire';
import type { Text, Texts } from './en.ts';
import type { Say } from './say.ts';

/** An open page may be older than the server, which may send keys the page does not know. */
const isKnown = (texts: Readonly<Record<StatusKey, Text>>, key: string): boolean => Object.hasOwn(texts, key);

/** The status line in the reader's language; without a known key its text is used as it is. */
export function sayStatus(texts: Texts, say: Say, { text, key, figures = {} }: StatusLine): string {
  if (key === undefined || !isKnown(texts, key)) return text;
  const { method } = figures;
  return say(key, figures) + (method === undefined ? '' : ` (${method})`);
}
