import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { shareReturns } from '../../src/products/launched/rounds/settle-round.ts';
import { openWalletDesk, type WalletDesk } from './wallet-desk.ts';

let desk: WalletDesk;
beforeAll(async () => {
  desk = await openWalletDesk();
});
afterAll(async () => {
  expect((await desk.audit()).faults).toEqual([]);
  await desk.close();
});

const points = (hundredths: number) => (hundredths / 100).toFixed(2);

/** What a provider may do with a round, in any order and any number of times. */
const act = fc.oneof(
  fc.record({ do: fc.constant('bet' as const), id: fc.nat(3), points: fc.integer({ min: 1, max: 4_000 }) }),
  fc.record({
    do: fc.constant('win' as const),
    id: fc.nat(3),
    points: fc.integer({ min: 0, max: 9_000 }),
    isFinal: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('rollback' as const),
    id: fc.nat(3),
    of: fc.constantFrom('b0', 'b1', 'b2', 'b3', 'w0', 'w1'),
  }),
);

const sum = (of: ReadonlyMap<string, number>) => [...of.values()].reduce((total, one) => total + one, 0);
/** Of a bet on one number. */
const returns = 36;

let runs = 0;

it('whatever calls are made in whatever order, balance and exposure are what the replies say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 14 }), async (acts) => {
      runs += 1;
      const round = `law-${runs}`;
      const player = await desk.seat(100);
      const bets = new Map<string, number>();
      const wins = new Map<string, number>();
      let isFinal = false;
      for (const each of acts) {
        if (each.do === 'bet') {
          const answer = await desk.bet(player, `${round}-b${each.id}`, round, points(each.points));
          const name = `b${each.id}`;
          if (answer.status === 'ok' && !bets.has(name)) bets.set(name, each.points);
        } else if (each.do === 'win') {
          const answer = await desk.win(player, `${round}-w${each.id}`, round, points(each.points), {
            isFinal: each.isFinal,
          });
          const name = `w${each.id}`;
          // What is above the returns of the stakes is refused; the same id is answered as it was at first.
          const isWithin = sum(wins) + each.points <= returns * sum(bets) || each.points === 0;
          if (answer.status === 'refused' && answer.reason === 'amount') expect(isWithin).toBe(false);
          if (answer.status === 'ok' && !wins.has(name)) {
            expect(isWithin).toBe(true);
            wins.set(name, each.points);
            isFinal ||= each.isFinal;
          }
        } else {
          const answer = await desk.rollback(player, `${round}-x${each.id}`, `${round}-${each.of}`, round);
          if (answer.status !== 'ok') continue;
          if (bets.has(each.of)) bets.set(each.of, 0);
          if (wins.has(each.of)) wins.set(each.of, 0);
        }
      }
      const [staked, won] = [sum(bets), Math.min(sum(wins), returns * sum(bets))];
      const due = isFinal
        ? { balance: (10_000 + (staked === 0 ? 0 : won - staked) * 2) / 100, exposure: 0 }
        : { balance: 100, exposure: (staked * 2) / 100 };
      expect(await desk.walletOf(player.id)).toEqual(due);
    }),
    { numRuns: 40 * inject('caseFactor') },
  );
});

it('what a round pays is shared among its bets to the last hundredth', () => {
  const stake = fc.bigInt(1n, 10n ** 12n);
  fc.assert(
    fc.property(
      fc.array(stake, { minLength: 1, maxLength: 6 }),
      fc.bigInt(0n, 10n ** 14n),
      (stakes, paid) => {
        const bets = stakes.map((each, index) => ({ option: `b${index}`, stake: each }));
        const shares = shareReturns(bets, paid);
        expect(shares.reduce((sum, [, each]) => sum + BigInt(each), 0n)).toBe(paid);
        expect(shares.every(([, each]) => BigInt(each) > 0n)).toBe(true);
      },
    ),
  );
});
