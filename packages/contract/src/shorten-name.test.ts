import { expect, test } from 'vitest';
import { shortenName } from './shorten-name.ts';

test.each([
  ['ROHAN', 'R***N'],
  ['Éloïse😀', 'É***😀'],
  ['ABC', 'A***C'],
  ['AB', 'A***'],
  ['A', 'A***'],
  ['', '****'],
])('%j is shown to others as %s', (name, shown) => {
  expect(shortenName(name)).toBe(shown);
});
