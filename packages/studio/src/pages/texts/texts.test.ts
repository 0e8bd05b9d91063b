import { expect, test } from 'vitest';
import { useAndarBaharTexts } from '../../games/andar-bahar/texts/texts.ts';
import { useDusKaDumTexts } from '../../games/dus-ka-dum/texts/texts.ts';
import { useRouletteTexts } from '../../games/roulette/texts/texts.ts';
import { languages as codes, languageOf, studioTexts } from './studio-texts.ts';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('A', 'B'))];
  return Object.values(value as object).flatMap(textsIn);
}

const { load: loadTexts } = studioTexts;
const all = new Map<string, string[]>();
const ofGames = [useRouletteTexts, useDusKaDumTexts, useAndarBaharTexts];
for (const code of codes) {
  const own = await Promise.all(ofGames.map(({ load }) => load(code)));
  all.set(code, textsIn(Object.assign({}, await loadTexts(code), ...own)));
}

test.each(codes)('%s has every text, and none is empty', (code) => {
  expect(all.get(code)).toHaveLength(all.get('en')?.length ?? 0);
  expect(all.get(code)?.filter((text) => text.trim() === '')).toEqual([]);
});

test.each(codes.filter((code) => code !== 'en'))('%s translates every sentence', (code) => {
  const english = new Set(all.get('en')?.filter((text) => text.split(' ').length > 3));
  expect(all.get(code)?.filter((text) => english.has(text))).toEqual([]);
});

// Chinese has no plural.
const inflecting = codes.filter((code) => code !== 'zh');

test.each(inflecting)('%s does not count a single round', async (code) => {
  const { history } = await loadTexts(code);
  expect(history.over(1)).not.toContain('1');
  expect(history.over(12)).toContain('12');
});

test.each(inflecting)('%s has a singular for one card', async (code) => {
  const { andarBahar } = await useAndarBaharTexts.load(code);
  for (const format of [andarBahar.dealt, (count: number) => andarBahar.result('Andar', count)])
    expect(format(1)).not.toBe(format(12).replace('12', '1'));
});

test('an address without a language, or with an unknown one, gives English', () => {
  expect([null, 'xx', 'toString'].map(languageOf)).toEqual(['en', 'en', 'en']);
});

test.each([
  ['fr', 'a space that may break before a sign', / [:;!?]/],
  ['fr', 'a straight apostrophe', /'/],
  ['it', 'a straight apostrophe', /'/],
  ['ar', 'a Latin comma, semicolon or question mark', /[,;?]/],
  ['zh', 'a Latin sign beside a Chinese character', /\p{Script=Han}[,;:!?.]|[,;:!?]\p{Script=Han}/u],
])('%s is written without %s', (code, _, sign) => {
  expect(all.get(code)?.filter((text) => sign.test(text))).toEqual([]);
});
