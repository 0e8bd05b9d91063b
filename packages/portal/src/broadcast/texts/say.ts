import type { Language } from '@maidan/contract/wire';
import type { TextKey, Texts } from './en.ts';

export type Say = (key: TextKey, ...words: readonly (string | number)[]) => string;

export function sayIn(texts: Texts, language: Language): Say {
  const counting = new Intl.PluralRules(language);
  return (key, ...words) => {
    const text = texts[key];
    const form =
      typeof text === 'string' ? text : (text[counting.select(Number(words[text.by]))] ?? text.other);
    return form.replace(/\{(\d)\}/g, (_, place) => String(words[Number(place)] ?? ''));
  };
}
