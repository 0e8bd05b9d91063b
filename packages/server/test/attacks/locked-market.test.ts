import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Param, Statement } from '@maidan/process/db/db.ts';
import { expect, test, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { openPostgresTestDb } from '../support/database/test-db.ts';
import { createTestHouse, type TestHouse, twoTeams } from '../support/test-house.ts';

const overlapMs = 50;

/** A batch is not committed before the next has locked its markets, unless none comes for a while. */
function overlapping(db: Db): Db {
  let nextHasLocked: () => void = () => undefined;
  return {
    ...db,
    transaction: (work) =>
      db.transaction(async (tx) => {
        let isOverlapped: Promise<void> | undefined;
        const value = await work({
          async query<Row>(statement: Statement, params?: readonly Param[]) {
            const rows = await tx.query<Row>(statement, params);
            if (statement.name !== 'bets-markets-share') return rows;
            nextHasLocked();
            isOverlapped = new Promise((resolve) => {
              nextHasLocked = resolve;
              setTimeout(resolve, overlapMs);
            });
            return rows;
          },
        });
        await isOverlapped;
        return value;
      }),
  };
}

type Act = (house: TestHouse, marketId: string) => Promise<unknown>;
const declare: Act = (house, marketId) => house.declare(marketId, { winner: 'tigers' });
const correct: Act = (house, marketId) => house.correct(marketId, { winner: 'lions' });

test.for<readonly [string, Act, Act?]>([
  ['limit', (house, marketId) => house.limitPayouts([marketId], null)],
  ['end', (house, marketId) => house.setMarkets([marketId], 'shut')],
  ['result', declare],
  ['corrected result', correct, declare],
])(
  'bets that keep coming on a market, one batch before the last is stored, do not hold up its %s',
  async ([_, act, first], { skip }) => {
    const plain = await openPostgresTestDb();
    if (plain === undefined) return skip('no PostgreSQL on this platform');
    const house = await createTestHouse(overlapping(plain));
    const marketId = await house.market('match', twoTeams);
    await first?.(house, marketId);
    let [isOver, answered] = [false, 0];
    const streams = [await house.client(1000), await house.client(1000)].map(async (client, index) => {
      for (let sentAt = 0; !isOver; answered += 1) {
        // Bets that shared a batch would always do so: the second then begins while the first waits.
        if (performance.now() - sentAt > overlapMs) await pause(index * (overlapMs / 2));
        sentAt = performance.now();
        // Refused, and it locks the market all the same.
        await house.place({ client, marketId, stake: 0.5 });
      }
    });
    try {
      await vi.waitFor(() => expect(answered).toBeGreaterThan(20));
      const before = answered;
      await act(house, marketId);
      expect(answered - before).toBeLessThan(30);
    } finally {
      isOver = true;
      await Promise.all(streams);
    }
    expect((await auditHouse(plain)).faults).toEqual([]);
    await plain.close();
  },
);
