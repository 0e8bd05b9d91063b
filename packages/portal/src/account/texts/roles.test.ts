import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it as italian } from './it.ts';
import { zh } from './zh.ts';

test('the nine roles have their names', () => {
  expect(Object.values(en.profile.roles).toSorted()).toEqual(
    [
      'Sub Owner',
      'Owner',
      'Super Admin',
      'Admin',
      'Mini Admin',
      'Master',
      'Super Agent',
      'Agent',
      'Client',
    ].toSorted(),
  );
});

test.each(Object.entries({ en, ar, es, fr, hi, it: italian, zh }))(
  'no two roles share a name in %s',
  (_, { profile }) => {
    expect(new Set(Object.values(profile.roles)).size).toBe(9);
  },
);
