import { rulesOf, tables } from '@maidan/games/rules';
import { describe, expect, test } from 'vitest';
import { ar } from './ar.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { zh } from './zh.ts';

const figuresOf = (text: string): readonly string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

describe.each(Object.entries({ ar, es, fr, hi, it, zh }))('the rules of tables in %s', (language, texts) => {
  test.each(tables)('of $title have the figures of the English ones, in their order', async ({ code }) => {
    const english = await rulesOf(code);
    expect(texts[code], `add ${code} to i18n/table-rules/${language}.ts`).toBeDefined();
    const pays = english?.pays.map(({ name }) => name) ?? [];
    expect(texts[code]?.paragraphs.map(figuresOf)).toEqual(english?.paragraphs.map(figuresOf));
    // Languages write "1st" and "2nd" differently.
    const figuresIn = (name: string) => figuresOf(name.replace(/^[12](st|nd|er|e|\.ª|ª) /, ''));
    expect(texts[code]?.pays.map(figuresIn)).toEqual(pays.map(figuresIn));
  });

  test('nothing is left in English', () => {
    const all = Object.values(texts).flatMap((said) => [...(said?.paragraphs ?? []), ...(said?.pays ?? [])]);
    expect(all.filter((text) => /\b(the|card|player|wins?|of)\b/i.test(text))).toEqual([]);
  });
});
