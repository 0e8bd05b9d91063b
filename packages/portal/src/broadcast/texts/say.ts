import type { Language } from '@maidan/contract/wire';
import type { TextKey, Texts } from './en.ts';

type Word = string | number;
type Figures = Readonly<Record<string, Word>>;

/** The words in the order a text numbers them, or under the names it gives them. */
export type Say = (key: TextKey, ...words: readonly Word[] | readonly [Figures]) => string;

export function sayIn(texts: Texts, language: Language): Say {
  const counting = new Intl.PluralRules(language);
  return (key, ...words) => {
    const text = texts[key];
    const [first] = words;
    const figures: Figures = typeof first === 'object' ? first : Object.fromEntries(Object.entries(words));
    const form =
      typeof text === 'string' ? text : (text[counting.select(Number(figures[text.by]))] ?? text.other);
    return form.replace(/\{(\w+)\}/g, (_, place) => String(figures[place] ?? ''));
  };
}
