import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { measureWalk } from './measure-walk.ts';
import { compareWalk, describeWalk, isWalk, shownWalk, walkNames, writeWalk } from './shown-walks.ts';

/** `UPDATE_WALKS=1` rewrites the lists of ARCHITECTURE.md; `WALKS_TO` names a file for the lists as they were measured. */
const { UPDATE_WALKS: isUpdate, WALKS_TO: copy } = process.env;

const rewrite = 'UPDATE_WALKS=1 npm run unit -- packages/server/test/walks/walks.test.ts';

// On the embedded database other files run.
describe.skipIf(inject('migratedPostgres') === undefined)(
  'ARCHITECTURE.md shows the files that run for',
  () => {
    const measured: Record<string, string[]> = {};
    afterAll(() => {
      if (copy !== undefined) writeFileSync(copy, JSON.stringify(measured));
    });

    test.each(Object.keys(walkNames).filter(isWalk))('a %s', async (walk) => {
      const files = await measureWalk(walk);
      measured[walk] = files;
      if (isUpdate === '1') writeWalk(walk, describeWalk(walk, files));
      expect(compareWalk(walk, shownWalk(walk), files), `${rewrite} rewrites the list`).toEqual([]);
      expect(shownWalk(walk)).toBe(describeWalk(walk, files));
    });
  },
);

test('a file that came and one that went are named', () => {
  const long = Array.from({ length: 20 }, (_, at) => `betting/src/some-long-name-${at}.ts`).sort();
  const shown = describeWalk('tick', [...long, 'server/src/house.ts', 'sports/src/limits.ts']);
  expect(shown).toContain('tick: 22 files, of which 1 know sports\nbetting/src: some-long-name-0 ');
  expect(compareWalk('tick', shown, [...long, 'server/src/house.ts', 'sports/src/limits.ts'])).toEqual([]);
  expect(compareWalk('tick', shown, [...long, 'server/src/app.ts', 'sports/src/limits.ts'])).toEqual([
    'a tick runs server/src/app, which is not shown',
    'a tick does not run server/src/house, which is shown',
  ]);
});
