import { expect, test } from 'vitest';
import { addresses } from '../journeys/support/screens/addresses.ts';
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
