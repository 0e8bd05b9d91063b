import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { verbs } from '../../src/operator/verbs.ts';
import { textOfTests } from '../text-of-tests.ts';

const guide = readFileSync(new URL('../../../../docs/operators.md', import.meta.url), 'utf8');
const tests = textOfTests();

describe.each(verbs.map(({ name }) => name))('the verb %s', (name) => {
  test('is explained in docs/operators.md', () => {
    const isNamed = new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(guide);
    expect(isNamed, `docs/operators.md does not name ${name}`).toBe(true);
  });

  test('is given by a test', () => {
    const isGiven = new RegExp(`['"\`]${name}(?![\\w-])`).test(tests);
    expect(isGiven, `no test of packages/server/test gives ${name}`).toBe(true);
  });
});
