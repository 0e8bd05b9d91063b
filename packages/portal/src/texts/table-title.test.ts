import { tableAt, tables } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { tableTitle } from './table-title.ts';

test.each([
  { language: 'en', route: 'ab2', title: 'Andar Bahar' },
  { language: 'hi', route: 'ab2', title: 'अंदर बाहर' },
  { language: 'es', route: 'dt20', title: '20-20 Dragón Tigre' },
  { language: 'es', route: 'ab2', title: 'Andar Bahar' },
] as const)('in $language the table at $route is called $title', ({ language, route, title }) => {
  const table = tableAt(route);
  expect(table && tableTitle(table, language)).toBe(title);
});

test.each(['ar', 'hi'] as const)('in %s every table has a name in its own script', (language) => {
  const latin = tables.filter((table) => /[a-z]{2}/i.test(tableTitle(table, language)));
  expect(
    latin.map(({ code }) => code),
    `add ${language} to the titles of entry.ts in their folders`,
  ).toEqual([]);
});
