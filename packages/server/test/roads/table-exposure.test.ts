import { coinsFromWhole, keyFromText, type Leg, type MarketOutcome, shapeOf } from '@maidan/betting';
import { games, roundRandom, type TableGame } from '@maidan/games/rules';
import type { Db } from '@maidan/process/db/db.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestDb } from '../support/database/test-db.ts';
import { openTableHouse } from '../support/table-house.ts';
import { createTestHouse, type TestHouse } from '../support/test-house.ts';

let db: Db;
let bank: TestHouse;
beforeAll(async () => {
  db = await openTestDb();
  bank = await createTestHouse(db);
});
afterAll(() => db.close());

interface StakedBet {
  readonly sid: string;
  readonly amount: number;
}

const deals = 400;

const outcomesOf = (game: TableGame): readonly MarketOutcome[] =>
  Array.from(
    { length: deals },
    (_, index) => game.judge(game.deal(roundRandom(keyFromText(`deal ${index}`), 'any'))).outcome,
  );

/** The most the bets lose in any of the outcomes, whatever the books say. */
function worstOf(game: TableGame, bets: readonly StakedBet[], outcomes: readonly MarketOutcome[]): number {
  const { definition } = game;
  const shape = shapeOf(definition);
  const prices = game.prices([]);
  const legs = bets.map(({ sid, amount }): Leg => {
    const odds = prices[sid]?.back;
    if (odds === undefined) throw new Error(`no price of ${sid}`);
    return { option: sid, side: 'back', stake: coinsFromWhole(amount), odds };
  });
  const losses = outcomes.map((outcome) =>
    legs.reduce((sum, leg) => sum - Number(shape.payout(definition, leg, outcome)), 0),
  );
  return Math.max(0, ...losses) / 100;
}

/** Above what all bets of a test together could win, so that no bet is refused for the house's limit. */
const coins = coinsFromWhole(1_000_000_000);
const noLossLimits = { market: coins, event: coins, brand: coins };

const windowOf = (game: TableGame) => (game.entry.code === 'abj' ? 'first' : 'main');

test.each(games)(
  'in whatever order bets at $entry.title come, what is held is the same and covers the worst round',
  async (game) => {
    const house = await openTableHouse(db, { game, lossLimits: noLossLimits });
    const outcomes = outcomesOf(game);
    await house.opened();
    house.untilWindow(windowOf(game));
    const sids = game.opensIn(windowOf(game));
    const betArbitrary = fc.record({
      sid: fc.constantFrom(...sids),
      amount: fc.integer({ min: 100, max: 900 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(betArbitrary, { minLength: 1, maxLength: 6 }), async (bets) => {
        const held: number[] = [];
        for (const order of [bets, bets.toReversed()]) {
          const client = await bank.client(1_000_000);
          for (const [index, { sid, amount }] of order.entries()) {
            expect(await house.bet(client, sid, { amount })).toMatchObject({ ok: true });
            const { exposure } = await bank.wallet(client);
            expect(exposure).toBeGreaterThanOrEqual(worstOf(game, order.slice(0, index + 1), outcomes));
          }
          held.push((await bank.wallet(client)).exposure);
        }
        expect(held[0]).toBe(held[1]);
      }),
      { numRuns: 5 * inject('caseFactor') },
    );
    await house.close();
  },
);
