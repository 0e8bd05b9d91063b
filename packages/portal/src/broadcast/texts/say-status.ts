import type { StatusKey, StatusLine } from '@maidan/contract/wire';
import type { Text, Texts } from './en.ts';
import type { Say } from './say.ts';

/** A page may outlive a deployment: a newer server may send keys this page does not know. */
const isKnown = (texts: Readonly<Record<StatusKey, Text>>, key: string): boolean => Object.hasOwn(texts, key);

/** The status line in the reader's language; one without a key stands as it came. */
export function sayStatus(texts: Texts, say: Say, { text, key, figures = {} }: StatusLine): string {
  if (key === undefined || !isKnown(texts, key)) return text;
  const { method } = figures;
  return say(key, figures) + (method === undefined ? '' : ` (${method})`);
}
