import type { Language } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { useLudoTexts } from './ludo-texts.ts';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('A', 'B', 'C'))];
  return Object.values(value as object).flatMap(textsIn);
}

const others: readonly Language[] = ['hi', 'zh', 'es', 'fr', 'it', 'ar'];

test.each(others)('%s translates every English text', async (language) => {
  const texts = textsIn(await useLudoTexts.load(language));
  const english = new Set(textsIn(en));
  expect(texts.length).toBe(textsIn(en).length);
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  // Seconds, and a name with its die, are the same.
  expect(texts.filter((text) => english.has(text) && !/^A( s|: B)$/.test(text))).toEqual([]);
});

test.each([
  ['fr', 'a space that may break before a sign', / [:;!?]/],
  ['fr', 'a straight apostrophe', /'/],
  ['it', 'a straight apostrophe', /'/],
  ['ar', 'a Latin comma, semicolon or question mark', /[,;?]/],
  ['zh', 'a Latin sign beside a Chinese character', /\p{Script=Han}[,;:!?.]|[,;:!?]\p{Script=Han}/u],
] as const)('%s is written without %s', async (language, _, sign) => {
  expect(textsIn(await useLudoTexts.load(language)).filter((text) => sign.test(text))).toEqual([]);
});
