import type { MarketOutcome } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { loadLiability } from '../../src/bets/liability/open-risk-store.ts';
import { usualLossLimits } from '../../src/brands/brands.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { aFlight, createTestHouse, type TestHouse } from '../support/test-house.ts';

let db: Db;
let house: TestHouse;
let lastRound = 0;

beforeAll(async () => {
  db = await openTestDb();
  house = await createTestHouse(db);
});
afterAll(() => db.close());

interface Step {
  readonly act: 'fly' | 'cash-out' | 'take-out';
  readonly who: 0 | 1 | 2;
  /** The index of one of the bets so far. */
  readonly which: number;
  readonly stake: number;
  readonly multiplier: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('fly', 'fly', 'cash-out', 'cash-out', 'take-out'),
  who: fc.constantFrom(0, 1, 2),
  which: fc.nat(7),
  stake: fc.integer({ min: 1, max: 600 }),
  multiplier: fc.integer({ min: 100, max: 1000 }),
});

const outcome: fc.Arbitrary<MarketOutcome> = fc.oneof(
  fc.integer({ min: 100, max: 1200 }).map((crash) => ({ crash })),
  fc.constant<MarketOutcome>({ void: true }),
);

/** Three clients of 1000 coins on one round; gives the highest multiplier that was cashed out at. */
async function fly(steps: readonly Step[]) {
  lastRound += 1;
  const marketId = await house.market(`laws-flight-${lastRound}`, aFlight);
  const clients = [await house.client(1000), await house.client(1000), await house.client(1000)] as const;
  const bets: { client: (typeof clients)[number]; betId: bigint }[] = [];
  let highest = 100;
  for (const { act, who, which, stake, multiplier } of steps) {
    const bet = bets[which];
    if (act === 'fly') {
      const answer = await house.fly({ client: clients[who], marketId, stake });
      if (answer.ok) bets.push({ client: clients[who], betId: answer.value.betId });
    } else if (bet !== undefined && act === 'take-out') {
      await house.takeOut(bet.betId, 'void', 'Law');
    } else if (bet !== undefined) {
      const answer = await house.cashOut({ ...bet, marketId, multiplier });
      if (answer.ok) highest = Math.max(highest, multiplier);
    }
  }
  return { marketId, clients, highest };
}

const wallets = (clients: Awaited<ReturnType<typeof fly>>['clients']) =>
  Promise.all(clients.map((client) => house.wallet(client)));

test('bets, cash-outs, voids and results in any order leave books that the audit accepts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 10 }),
      fc.array(outcome, { maxLength: 2 }),
      async (steps, outcomes) => {
        const { marketId } = await fly(steps);
        const [first, ...corrections] = outcomes;
        if (first !== undefined) await house.declare(marketId, first);
        for (const each of corrections) await house.correct(marketId, each);
        expect((await auditHouse(db)).faults).toEqual([]);
        const anew = await loadLiability(db, () => usualLossLimits);
        expect(house.liability.lossOf('default')).toEqual(anew.lossOf('default'));
      },
    ),
    { numRuns: 15 * inject('caseFactor') },
  );
});

test('no client owes more than was held, whatever was cashed out before the flight ended', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 10 }),
      fc.nat(300),
      fc.boolean(),
      async (steps, beyond, isVoid) => {
        const { marketId, clients, highest } = await fly(steps);
        const before = await wallets(clients);
        await house.declare(marketId, isVoid ? { void: true } : { crash: highest + beyond });
        const after = await wallets(clients);
        after.forEach((wallet, index) => {
          const { balance, exposure } = before[index] ?? { balance: 0, exposure: 0 };
          expect(wallet.balance).toBeGreaterThanOrEqual(balance - exposure);
          expect(wallet.exposure).toBe(0);
        });
      },
    ),
    { numRuns: 12 * inject('caseFactor') },
  );
});
