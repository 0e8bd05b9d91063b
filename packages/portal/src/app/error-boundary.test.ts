import { expect, test } from 'vitest';
import { wouldReloadHelp } from './error-boundary.tsx';

const entry = '/assets/index-old.js';
const page = { querySelector: () => ({ getAttribute: () => entry }) } as unknown as Document;
const answers =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });
const same = answers(`<script type="module" src="${entry}">`);
const faulty = answers('Bad gateway', 502);
const gone = () => Promise.reject(new TypeError('no network'));

test('a house whose page names another script has a newer portal, so a reload helps', async () => {
  const newer = answers('<script type="module" src="/assets/index-new.js">');
  expect(await wouldReloadHelp(page, newer, false)).toBe(true);
});

test.each([
  ['names this very script', same],
  ['answers with a fault', faulty],
  ['is not reached', gone],
])('a reload does not help when the house %s', async (_, fetchPage) => {
  expect(await wouldReloadHelp(page, fetchPage, false)).toBe(false);
});

test('after a part failed to load a reload helps once the house answers, and not before', async () => {
  expect(await wouldReloadHelp(page, same, true)).toBe(true);
  expect(await wouldReloadHelp(page, faulty, true)).toBe(false);
  expect(await wouldReloadHelp(page, gone, true)).toBe(false);
});
