import type { Language, StatusKey, StatusLine } from '@maidan/contract/wire';
import type { Text, TextKey, Texts } from './en.ts';

type Word = string | number;
type Figures = Readonly<Record<string, Word>>;

/** A status has named figures; the page's own texts have numbered ones. */
type WordsOf<Key extends TextKey> = Key extends StatusKey ? [figures?: Figures] : Word[];

export type TextOf = <Key extends TextKey>(key: Key, ...words: WordsOf<Key>) => string;

export function textIn(texts: Texts, language: Language): TextOf {
  const counting = new Intl.PluralRules(language);
  return (key, ...words: (Word | Figures | undefined)[]) => {
    const text = texts[key];
    const [first] = words;
    const figures = typeof first === 'object' ? first : Object.fromEntries(words.entries());
    const form =
      typeof text === 'string' ? text : (text[counting.select(Number(figures[text.by]))] ?? text.other);
    return form.replace(/\{(\w+)\}/g, (_, place) => String(figures[place] ?? ''));
  };
}

/** An open page may be older than the server, which may send keys the page does not know. */
const isKnown = (texts: Readonly<Record<StatusKey, Text>>, key: string): boolean => Object.hasOwn(texts, key);

/** The status line in the reader's language; without a known key its text is used as it is. */
export function formatStatus(texts: Texts, textOf: TextOf, { text, key, figures = {} }: StatusLine): string {
  if (key === undefined || !isKnown(texts, key)) return text;
  const { method } = figures;
  return textOf(key, figures) + (method === undefined ? '' : ` (${method})`);
}
