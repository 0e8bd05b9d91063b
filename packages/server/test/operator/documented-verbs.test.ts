import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { verbs } from '../../src/operator/verbs.ts';

const guide = readFileSync(new URL('../../../../docs/operators.md', import.meta.url), 'utf8');

test.each(verbs.map(({ name }) => name))('docs/operators.md says what %s is for', (name) => {
  expect(guide).toMatch(new RegExp(`(?<![\\w-])${name}(?![\\w-])`));
});
