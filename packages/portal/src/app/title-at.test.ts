import { expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { hi } from '../i18n/hi.ts';
import { titleAt } from './title-at.ts';

test.each([
  ['/main/casino', 'Casino'],
  ['/main/aviator/303031', 'Aviator'],
  ['/main/lucky7/3032', 'Lucky7-A'],
  ['/main/teen9', 'Teenpatti Test'],
  ['/main/TEEN20', '20-20 Teenpatti'],
  ['/main/nowhere', undefined],
  ['/main/teen20/3030/more', undefined],
  ['/nowhere', undefined],
])('the window at %s is called %s', (path, title) => {
  expect(titleAt(path, en)).toBe(title);
});

test('a table is called by its name in the language of the player', () => {
  expect(titleAt('/main/ab2/3043', hi)).toBe('अंदर बाहर');
});
