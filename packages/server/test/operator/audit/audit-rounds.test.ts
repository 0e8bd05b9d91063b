import { isVoid, keyBytes } from '@maidan/betting';
import { makeChain, roundRandom, seedAt } from '@maidan/games/rules';
import type { Db } from '@maidan/process/db/db.ts';
import { repeatableBytes } from '@maidan/process/testing/repeatable-bytes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { productChecks } from '../../../src/products.ts';
import { openTestDb } from '../../support/database/test-db.ts';
import { mustGame } from '../../support/table-desk.ts';
import { openTableHouse } from '../../support/table-house.ts';
import { createTestHouse } from '../../support/test-house.ts';

const teen9 = mustGame('3048');
const chainLength = 5;

let db: Db;

/** A secret with which, of the first rounds, only this one is a tie, which returns every stake. */
function tiedInRound(tied: number): Uint8Array {
  for (;;) {
    const secret = repeatableBytes(keyBytes);
    const chain = makeChain(secret, chainLength, chainLength);
    const isTie = (round: number) => {
      const seed = seedAt(chain, ((round - 1) % chainLength) + 1);
      return isVoid(teen9.judge(teen9.deal(roundRandom(seed, `teen9.${round}`))).outcome);
    };
    if ([1, 2, 3, 4, 5, 6].every((round) => isTie(round) === (round === tied))) return secret;
  }
}

beforeAll(async () => {
  db = await openTestDb();
  const client = await (await createTestHouse(db)).client(1000);
  const house = await openTableHouse(db, { game: teen9, chainLength, secret: tiedInRound(4) });
  await house.opened();
  for (let round = 0; round < 6; round += 1) {
    if (round === 3) await house.bet(client, '11');
    await house.nextRound();
  }
  await house.house.rounds.void(house.current().roundId, 'The camera failed.');
  await house.close();
  await db.script(`create table kept_settlement as select * from settlement;
    create table kept_round as select * from round; create table kept_chain as select * from seed_chain;
    create table kept_market as select * from market`);
});
afterAll(() => db.close());

const audit = () => auditHouse(db, undefined, undefined, productChecks);

/** Audits with something wrong in the database, and puts it right again. */
async function auditWith(plant: string) {
  await db.script(plant);
  const report = await audit();
  await db.script(`
    update market m set state = k.state, settlement_id = k.settlement_id from kept_market k where k.id = m.id;
    update settlement s set outcome = k.outcome, rule = k.rule, details = k.details, declared_by = k.declared_by
      from kept_settlement k where k.id = s.id;
    update round r set commitment = k.commitment, game = k.game from kept_round k where k.market_id = r.market_id;
    delete from seed_chain; insert into seed_chain select * from kept_chain`);
  return report;
}

test('rounds as they were dealt are found right, a tie and those returned by hand too', async () => {
  const { faults, checked } = await audit();
  expect(faults).toEqual([]);
  expect(checked).toMatchObject({ rounds: 7, 'seed chains': 2, 'rounds returned or decided by hand': 1 });
});

const ofRound = (number: number) => `market_id = 'teen9.${number}'`;

test.each([
  [
    'an outcome that its seed does not deal',
    `update settlement set outcome = (select outcome from settlement s where s.${ofRound(1)} ) || '{"groups": {}}' where ${ofRound(2)}`,
    /^round teen9\.2: outcome expected .* by its seed, found/,
  ],
  [
    'a tie that its seed does not deal',
    `update settlement s set outcome = k.outcome, rule = k.rule from settlement k where s.${ofRound(2)} and k.${ofRound(4)}`,
    /^round teen9\.2: outcome expected .* by its seed, found {"void":true}/,
  ],
  [
    'a winner where its seed deals a tie',
    `update settlement s set outcome = k.outcome, rule = k.rule from settlement k where s.${ofRound(4)} and k.${ofRound(2)}`,
    /^round teen9\.4: outcome expected {"void":true} by its seed, found/,
  ],
  [
    'cards that its seed does not deal',
    `update settlement set details = jsonb_set(details, '{cards,0}', '"none"') where ${ofRound(2)}`,
    /^round teen9\.2: cards expected .* by its seed, found none,/,
  ],
  [
    'a commitment to another seed',
    `update round set commitment = (select commitment from round where ${ofRound(1)}) where ${ofRound(2)}`,
    /^round teen9\.2: expected to be bound to/,
  ],
  [
    'a commitment that is none',
    `update round set commitment = 'trust us' where ${ofRound(2)}`,
    /^round teen9\.2: expected a commitment, found trust us/,
  ],
  [
    'a round left open while later ones were played',
    `update market set state = 'open', settlement_id = null where id = 'teen9.2'`,
    /^round teen9\.2: expected a result, as later rounds were opened; found it open/,
  ],
  [
    'a published end that the seeds do not lead to',
    `update seed_chain set chain_end = repeat('ab', 32) where first_round = 1`,
    /^seeds of teen9 from round 1: expected to lead to abab.*, found other seeds/,
  ],
  [
    'a kept seed that was exchanged',
    `update seed_chain set checkpoints = jsonb_set(checkpoints, '{1}', to_jsonb(repeat('ab', 32))) where first_round = 1`,
    /^seeds of teen9 from round 1: expected to lead to .*, found other seeds/,
  ],
  [
    'a chain that is gone',
    `delete from seed_chain where first_round = 6`,
    /^round teen9\.6: expected a chain with its seed, found none/,
  ],
])('%s is found', async (_what, plant, fault) => {
  const { faults } = await auditWith(plant);
  expect(faults).toContainEqual(expect.stringMatching(fault));
});

test.each([
  [
    'of another version',
    `update round set commitment = replace(commitment, '.v1.', '.v99.') where ${ofRound(2)}`,
  ],
  ['of a table the house no longer has', `update round set game = 'gone' where ${ofRound(2)}`],
])('rounds %s cannot be dealt again: they are counted', async (_what, plant) => {
  const { faults, checked } = await auditWith(plant);
  expect(faults).toEqual([]);
  expect(checked['rounds of other rules']).toBe(1);
});

test('a result that an operator decided is counted, and no fault', async () => {
  const { faults, checked } = await auditWith(
    `update settlement set declared_by = 'asha', details = null where ${ofRound(2)}`,
  );
  expect(faults).toEqual([]);
  expect(checked['rounds returned or decided by hand']).toBe(2);
});
