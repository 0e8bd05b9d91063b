import { describe, expect, test } from 'vitest';
import { gameByCode, rulesOf } from './dealt-games.ts';
import { tableAt, tables } from './registry.ts';
import type { OtherLanguage } from './table-entry.ts';

/** Document 2, section 2: short name and event id. */
const printed = {
  teen20: '3030',
  lucky7: '3032',
  dt20: '3035',
  aaa: '3056',
  worli2: '3054',
  dt202: '3059',
  teen: '3031',
  teen9: '3048',
  'card32-a': '3055',
  card32eu: '3034',
  ab2: '3043',
};

/** Tables that no document prints. */
const ours: Readonly<Record<string, string>> = {};

test('every table of the document has its address and its event id, and all others are our own', () => {
  expect(Object.fromEntries(tables.map(({ route, eventId }) => [route, eventId]))).toEqual({
    ...printed,
    ...ours,
  });
});

test.each(['code', 'route', 'place', 'eventId', 'title'] as const)('no two tables share a %s', (field) => {
  expect(new Set(tables.map((table) => table[field])).size).toBe(tables.length);
});

test('an address finds its table in upper or lower case, and an unknown word finds none', () => {
  expect(tableAt('card32-a')?.title).toBe('Card 32-A');
  expect(tableAt('TEEN20')?.eventId).toBe('3030');
  expect(tableAt('roulette')).toBeUndefined();
  expect(tableAt('')).toBeUndefined();
});

test('every table of the list is dealt', () => {
  expect(tables.filter(({ code }) => gameByCode(code) === undefined)).toEqual([]);
});

const languages: readonly OtherLanguage[] = ['ar', 'es', 'fr', 'hi', 'it', 'zh'];
const figuresOf = (text: string): readonly string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

describe.each(languages)('the rules of tables in %s', (language) => {
  test.each(tables)('of $title have the figures of the English ones, in their order', async ({ code }) => {
    const english = await rulesOf(code);
    const translated = english?.translated[language];
    const pays = english?.pays.map(({ name }) => name) ?? [];
    expect(translated?.paragraphs.map(figuresOf)).toEqual(english?.paragraphs.map(figuresOf));
    // Languages write "1st" and "2nd" differently.
    const figuresIn = (name: string) => figuresOf(name.replace(/^[12](st|nd|er|e|\.ª|ª) /, ''));
    expect(translated?.pays.map(figuresIn)).toEqual(pays.map(figuresIn));
  });

  test.each(tables)('of $title have nothing left in English', async ({ code }) => {
    const { paragraphs = [], pays = [] } = (await rulesOf(code))?.translated[language] ?? {};
    const left = [...paragraphs, ...pays].filter((text) => /\b(the|card|player|wins?|of)\b/i.test(text));
    expect(left).toEqual([]);
  });
});
