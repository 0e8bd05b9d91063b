import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type VerbName, verbNames } from '../../../src/operator/verb-names.ts';
import { accountVerbs } from './account-verbs.ts';
import { type ElsewhereDesk, type Obeyed, openElsewhereDesk } from './elsewhere-desk.ts';
import { gameVerbs } from './game-verbs.ts';
import { marketVerbs } from './market-verbs.ts';
import { sportsVerbs } from './sports-verbs.ts';

/** The compiler asks for every verb. */
const obeyed: Record<VerbName, Obeyed> = { ...accountVerbs, ...marketVerbs, ...sportsVerbs, ...gameVerbs };

/** Only these read PostgreSQL in a process of their own. */
const readsApart: readonly VerbName[] = ['audit'];

describe.skipIf(inject('migratedPostgres') === undefined)('given from another data folder', () => {
  let desk: ElsewhereDesk;
  beforeAll(async () => {
    desk = await openElsewhereDesk();
  });
  afterAll(() => desk.close());

  test.each(verbNames)('%s is obeyed by the house that has the database', async (verb) => {
    desk.carriedOut.length = 0;
    await obeyed[verb](desk);
    if (!readsApart.includes(verb)) expect(desk.carriedOut).toContain(verb);
  });
});
