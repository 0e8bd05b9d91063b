import { expect, test } from 'vitest';
import { DatabaseBusy } from './db/time-limits.ts';
import { StartError } from './start-error.ts';
import { startFault } from './start-fault.ts';

test('a database that stops answering during the start is reported in one line that says what to do', () => {
  expect(startFault(new DatabaseBusy('timeout exceeded when trying to connect'))).toBe(
    'The database does not answer. Check that PostgreSQL runs and that DATABASE_URL names its host and port, then start again.',
  );
});

test('an error that the operator can fix is reported by its message, and any other by its stack', () => {
  expect(startFault(new StartError('PORT is "abc": expected a number.'))).toBe(
    'PORT is "abc": expected a number.',
  );
  expect(startFault(new Error('no such thing'))).toMatch(/no such thing\n +at /);
});
