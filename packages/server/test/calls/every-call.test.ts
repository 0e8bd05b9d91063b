import { methods } from '@maidan/contract';
import { expect, test } from 'vitest';
import { textOfTests } from '../text-of-tests.ts';

const tests = textOfTests();

test.each(Object.keys(methods))('%s is made by a test', (path) => {
  expect(tests.includes(`'${path}'`), `no test of packages/server/test makes the call ${path}`).toBe(true);
});
