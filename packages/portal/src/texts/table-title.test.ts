import { tableAt, tables } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { hi } from './hi.ts';
import { tableTitle } from './table-title.ts';

test.each([
  { code: 'en', texts: en, route: 'ab2', title: 'Andar Bahar' },
  { code: 'hi', texts: hi, route: 'ab2', title: 'अंदर बाहर' },
  { code: 'es', texts: es, route: 'dt20', title: '20-20 Dragón Tigre' },
  { code: 'es', texts: es, route: 'ab2', title: 'Andar Bahar' },
])('in $code the table at $route is called $title', ({ texts, route, title }) => {
  const table = tableAt(route);
  expect(table && tableTitle(table, texts)).toBe(title);
});

test.each(Object.entries({ ar, hi }))('in %s every table has a name in its own script', (language, texts) => {
  const latin = tables.filter((table) => /[a-z]{2}/i.test(tableTitle(table, texts)));
  expect(
    latin.map(({ code }) => code),
    `add these to tables of i18n/${language}.ts`,
  ).toEqual([]);
});
