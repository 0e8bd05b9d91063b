import { expect, test } from 'vitest';
import { languages } from './languages.ts';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('A', 'B'))];
  return Object.values(value as object).flatMap(textsIn);
}

test.each(Object.entries(languages))('%s leaves no text empty', async (_, { load }) => {
  const texts = textsIn(await load());
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
});

test('each language but English says its texts in its own words', async () => {
  const english = new Set(textsIn((await languages.en.load()).password));
  for (const [code, { load }] of Object.entries(languages)) {
    const shared = textsIn((await load()).password).filter((text) => english.has(text));
    expect([code, shared]).toEqual([code, code === 'en' ? [...english] : []]);
  }
});
