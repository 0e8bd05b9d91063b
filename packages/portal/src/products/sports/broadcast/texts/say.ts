import type { Language, StatusKey } from '@maidan/contract/wire';
import type { TextKey, Texts } from './en.ts';

type Word = string | number;
type Figures = Readonly<Record<string, Word>>;

/** A status has named figures; the page's own texts have numbered ones. */
type WordsOf<Key extends TextKey> = Key extends StatusKey ? [figures?: Figures] : Word[];

export type Say = <Key extends TextKey>(key: Key, ...words: WordsOf<Key>) => string;

export function sayIn(texts: Texts, language: Language): Say {
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
