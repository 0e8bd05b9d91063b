import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { verbs } from '../../src/operator/verbs.ts';

const guide = readFileSync(new URL('../../../../docs/operators.md', import.meta.url), 'utf8');

test.each(verbs.map(({ name }) => name))('docs/operators.md says what %s is for', (name) => {
  const isNamed = new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(guide);
  expect(isNamed, `docs/operators.md does not name ${name}`).toBe(true);
});
