import { rulesOf, tables } from '@maidan/games/rules';
import { describe, expect, test } from 'vitest';
import { ar } from './ar.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { zh } from './zh.ts';

const figuresOf = (text: string): readonly string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

describe.each(Object.entries({ ar, es, fr, hi, it, zh }))('the rules of tables in %s', (_, texts) => {
  test.each(tables)('of $title say what the English ones say, figure by figure', async ({ code }) => {
    const english = await rulesOf(code);
    const pays = english?.pays.map(({ name }) => name) ?? [];
    expect(texts[code]?.paragraphs.map(figuresOf)).toEqual(english?.paragraphs.map(figuresOf));
    // The first and the second bet have words of their own.
    const figuresIn = (name: string) => figuresOf(name.replace(/^[12](st|nd|er|e|\.ª|ª) /, ''));
    expect(texts[code]?.pays.map(figuresIn)).toEqual(pays.map(figuresIn));
  });

  test('nothing is left in English', () => {
    const all = Object.values(texts).flatMap((said) => [...(said?.paragraphs ?? []), ...(said?.pays ?? [])]);
    expect(all.filter((text) => /\b(the|card|player|wins?|of)\b/i.test(text))).toEqual([]);
  });
});
