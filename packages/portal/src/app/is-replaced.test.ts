import { expect, test } from 'vitest';
import { isReplaced } from './is-replaced.ts';

const entry = '/assets/index-old.js';
const page = { querySelector: () => ({ getAttribute: () => entry }) } as unknown as Document;
const says =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });

test('a house whose page names another script has a newer portal', async () => {
  expect(await isReplaced(page, says('<script type="module" src="/assets/index-new.js">'))).toBe(true);
});

test.each([
  ['names this very script', says(`<script type="module" src="${entry}">`)],
  ['answers with a fault', says('Bad gateway', 502)],
  ['is not reached', () => Promise.reject(new TypeError('no network'))],
])('a house that %s has none that is known of', async (_, fetchPage) => {
  expect(await isReplaced(page, fetchPage)).toBe(false);
});
