import { flagNames, tiles } from '@maidan/contract/wire';
import { tables } from '@maidan/games/rules';
import { beforeAll, expect, test } from 'vitest';
import { accountTiles } from './app/home/tiles.ts';
import type { PortalBrand } from './brand/brand.ts';
import { accountPatterns } from './paths.ts';
import { dashboards, loadBetParts, loadProductParts, offeredParts, productParts } from './product-parts.ts';
import { launcherId } from './products/aviator/paths.ts';
import { knownGame } from './products/launched/known-games.ts';
import { mainPathNames, mainPatterns, products } from './products.ts';
import { en } from './texts/en.ts';

beforeAll(loadProductParts);

/** Those that are there more than once. */
const repeated = (words: readonly string[]) => words.filter((word, place) => words.indexOf(word) !== place);

test('every screen belongs to one product or to the account, and every address to one screen', () => {
  const names = [accountPatterns, ...products.map(({ patterns }) => patterns)].flatMap((each) =>
    Object.keys(each),
  );
  expect(repeated(names)).toEqual([]);
  expect([...mainPathNames].toSorted()).toEqual(names.toSorted());
  const words = Object.values(mainPatterns).map((pattern) => pattern.split('/')[0] ?? '');
  expect(repeated([...words, ...tables.map(({ route }) => route)])).toEqual([]);
});

test('every screen has a title, and no title is without a screen', () => {
  expect(Object.keys(en.titles).toSorted()).toEqual([...mainPathNames].toSorted());
});

test('a frame is that of a screen of the same product', () => {
  const strangers = productParts().flatMap(({ frames = {} }, place) =>
    Object.keys(frames).filter((name) => products[place]?.patterns[name] === undefined),
  );
  expect(strangers).toEqual([]);
});

test('every tile has exactly one owner', async () => {
  const all = await dashboards.load();
  const owned = [accountTiles, ...all.map(([, { tiles = {} }]) => tiles)].flatMap((each) =>
    Object.keys(each),
  );
  expect(owned.toSorted()).toEqual([...tiles].toSorted());
});

test('every type of ledger row, every word of the menu and of the bottom bar has one owner', async () => {
  const types = (await loadBetParts()).flatMap(({ ledger }) => ledger?.type ?? []);
  expect(types).toEqual(['diamondCasino', 'matka', 'internationalCasino']);
  for (const each of ['menu', 'bottomBar'] as const)
    expect(repeated(productParts().flatMap((parts) => parts[each]?.map(({ label }) => label) ?? []))).toEqual(
      [],
    );
});

test.each(['aviator', 'matka'] as const)('without the flag %s nothing of that product is offered', (flag) => {
  const on = Object.fromEntries(flagNames.map((name) => [name, true])) as PortalBrand['flags'];
  const gone = products.filter(({ isOffered }) => isOffered?.({ ...on, [flag]: false }) === false);
  expect(gone.map(({ patterns }) => Object.keys(patterns)[0])).toEqual([flag]);
  expect(offeredParts({ flags: on })).toEqual(productParts());
  expect(offeredParts({ flags: { ...on, [flag]: false } })).toHaveLength(products.length - 1);
});

test('the launcher of a product is a game that is known where games are launched', () => {
  expect(knownGame(launcherId)).toBe('aviator');
});
