import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('a logged error keeps its message and its stack', () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  log.error({ error: new Error('no such table') }, 'a round was not read');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'a round was not read', error: { message: 'no such table', stack: expect.any(String) } },
  ]);
});
