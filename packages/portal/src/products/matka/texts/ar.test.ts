import { expect, test } from 'vitest';
import { ar } from './ar.ts';

test('a date keeps its order after Arabic words', () => {
  expect(ar.lastResult('16-11-2026')).toContain('\u206616-11-2026\u2069');
  expect(ar.proof.title('Maidan Night', '16-11-2026')).toContain('\u206616-11-2026\u2069');
});
