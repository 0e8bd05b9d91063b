import { expect, test } from 'vitest';
import { addresses } from '../journeys/support/screens/addresses.ts';
import { matkaMarkets } from '../packages/games/src/matka/matka-markets.ts';
import { tables } from '../packages/games/src/registry.ts';

test('every table is among the screens that journeys open, under its title', () => {
  const headings = new Map(
    Object.values(addresses).flatMap((group) =>
      Object.entries<string>(group).map(([address, heading]) => [address.split('/')[0], heading]),
    ),
  );
  const walked = tables.map(({ route }) => [route, headings.get(route)]);
  expect(walked).toEqual(tables.map(({ route, title }) => [route, title]));
});

test('every matka market among the screens that journeys open is one of the house', () => {
  const opened = Object.keys({ ...addresses.matka, ...addresses.number }).flatMap(
    (address) => /\/(\d+)/.exec(address)?.[1] ?? [],
  );
  const ids: readonly string[] = matkaMarkets.map(({ eventId }) => eventId);
  expect(opened.length).toBeGreaterThan(0);
  expect(opened.filter((id) => !ids.includes(id))).toEqual([]);
});
