import { expect, test } from 'vitest';
import { wordsToKeep } from './acts-store.ts';

test.each([
  [
    ['--username', 'ravi', '--password', 'secret1', '--upline', 'north'],
    ['--username', 'ravi', '--password', '(hidden)', '--upline', 'north'],
  ],
  [['--password=secret1'], ['--password=(hidden)']],
  [
    ['--password=a=b', '--upline', 'north'],
    ['--password=(hidden)', '--upline', 'north'],
  ],
  [
    ['--passwrod', 'secret1'],
    ['--passwrod', '(hidden)'],
  ],
  [
    ['12', '13', '--remark', 'Wrong rate'],
    ['12', '13', '--remark', 'Wrong rate'],
  ],
  [
    ['--remark', 'a\0b\ud800'],
    ['--remark', 'ab\ufffd'],
  ],
])('%j is stored as %j', (typed, kept) => {
  expect(wordsToKeep(typed)).toEqual(kept);
});
