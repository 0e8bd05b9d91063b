import { type AccountId, coinsFromWhole, type Leg, shapeOf } from '@maidan/betting';
import {
  drawDefinition,
  gameOfNumber,
  jodiDefinition,
  jodis,
  matkaNumbers,
  matkaRates,
  outcomeOfJodi,
  outcomeOfPanna,
  pannas,
} from '@maidan/games/rules';
import type { Db } from '@maidan/process/db/db.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { limitPayouts } from '../../../src/bets/markets-store.ts';
import { gameToWire } from '../../../src/products/matka/games-wire.ts';
import { marketOfPart } from '../../../src/products/matka/matka-day.ts';
import { productChecks } from '../../../src/products.ts';
import { openTestDb } from '../../support/database/test-db.ts';
import { type MatkaHouse, openMatkaHouse } from '../../support/matka-house.ts';
import { createTestHouse, type TestHouse } from '../../support/test-house.ts';

/** Above what all bets of a test together could win. */
const coins = coinsFromWhole(1_000_000_000);
const noLossLimits = { market: coins, event: coins, brand: coins };

let db: Db;
let bank: TestHouse;
let house: MatkaHouse;
beforeAll(async () => {
  db = await openTestDb();
  bank = await createTestHouse(db);
  house = await openMatkaHouse(db, { lossLimits: noLossLimits });
  await house.opened();
});
afterAll(async () => {
  await house.close();
  expect((await auditHouse(db, undefined, undefined, productChecks)).faults).toEqual([]);
  await db.close();
});

interface StakedBet {
  readonly number: string;
  readonly amount: number;
}

const place = (client: AccountId, { number, amount }: StakedBet, betType: 'OPEN' | 'CLOSE' = 'OPEN') =>
  house.bet(client, { gameType: gameToWire(gameOfNumber(number)), betType, betNumber: number, amount });

const legOf = ({ number, amount }: StakedBet): Leg => ({
  option: number,
  side: 'back',
  stake: coinsFromWhole(amount),
  odds: matkaRates[gameOfNumber(number)],
});

const isJodi = ({ number }: StakedBet): boolean => number.length === 2;

/** The most that bets on one part can lose, over every way it can end. */
function worstOf(bets: readonly StakedBet[], part: 'draw' | 'jodi'): number {
  const definition = part === 'draw' ? drawDefinition : jodiDefinition;
  const outcomes =
    part === 'draw'
      ? pannas.map(outcomeOfPanna)
      : jodis.map(([open = '', close]) => outcomeOfJodi(open, close));
  const shape = shapeOf(definition);
  const legs = bets.filter((bet) => isJodi(bet) === (part === 'jodi')).map(legOf);
  const losses = outcomes.map((outcome) =>
    legs.reduce((sum, leg) => sum - Number(shape.payout(definition, leg, outcome)), 0),
  );
  return Math.max(0, ...losses) / 100;
}

const number = fc.oneof(...Object.values(matkaNumbers).map((numbers) => fc.constantFrom(...numbers)));
const betArbitrary = fc.record({ number, amount: fc.integer({ min: 10, max: 90 }) });

describe('what is held for bets on a day', () => {
  test('is the same in whatever order they come, covers every result and is never more than their stakes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(betArbitrary, { minLength: 1, maxLength: 6 }), async (bets) => {
        const held: number[] = [];
        for (const order of [bets, bets.toReversed()]) {
          const client = await bank.client(100_000);
          for (const each of order) expect(await place(client, each)).toMatchObject({ ok: true });
          held.push((await bank.wallet(client)).exposure);
        }
        const staked = bets.reduce((sum, { amount }) => sum + amount, 0);
        expect(held[0]).toBe(held[1]);
        expect(held[0]).toBeGreaterThanOrEqual(worstOf(bets, 'draw') + worstOf(bets, 'jodi'));
        expect(held[0]).toBeLessThanOrEqual(staked);
      }),
      { numRuns: 8 * inject('caseFactor') },
    );
  });

  test('is exactly what all ten singles together must lose, and nothing beyond the dearer of odd and even', async () => {
    const client = await bank.client(100_000);
    for (const digit of matkaNumbers.single) await place(client, { number: digit, amount: 100 });
    expect((await bank.wallet(client)).exposure).toBe(50);
    const other = await bank.client(100_000);
    for (const side of matkaNumbers.oddEven) await place(other, { number: side, amount: 100 });
    expect((await bank.wallet(other)).exposure).toBe(10);
  });
});

describe('what one number may pay to all clients together', () => {
  const most = 10_000;
  const limit = (part: 'open' | 'close' | 'jodi', to: number | null) =>
    limitPayouts(db, [marketOfPart(house.day(), part)], to === null ? null : BigInt(to * 100));

  test('refuses the bet that would pass it with the stake still open, and takes that stake', async () => {
    const [one, other] = [await bank.client(10_000), await bank.client(10_000)];
    await limit('jodi', most);
    expect(await place(one, { number: '17', amount: 60 })).toMatchObject({ ok: true });
    // 60 at 95 are 5,700; of 10,000 there are 4,300 left, which 45 at 95 stay below.
    expect(await place(other, { number: '17', amount: 46 })).toMatchObject({
      ok: false,
      message: 'The house can take up to 45 on this now',
      refusal: { key: 'house-limit-reached', figures: { stakePossible: '45' } },
    });
    expect(await place(other, { number: '71', amount: 100 })).toMatchObject({ ok: true });
    expect(await place(other, { number: '17', amount: 45 })).toMatchObject({ ok: true });
    expect(await place(one, { number: '17', amount: 10 })).toMatchObject({
      message: 'The house can take no more on this now',
    });
    await limit('jodi', null);
    expect(await place(one, { number: '17', amount: 10 })).toMatchObject({ ok: true });
  });

  test('counts bets decided together, and no more than the limit gets in', async () => {
    const clients = await Promise.all(Array.from({ length: 12 }, () => bank.client(1000)));
    await limit('close', most);
    const answers = await Promise.all(
      clients.map((client) => place(client, { number: '134', amount: 10 }, 'CLOSE')),
    );
    // Ten coins at 140 are 1,400: seven fit.
    expect(answers.filter(({ ok }) => ok)).toHaveLength(7);
    await limit('close', null);
  });

  test('is free again when a bet is taken out, and is known after a restart', async () => {
    const client = await bank.client(10_000);
    await limit('close', most);
    const placed = await place(client, { number: '5', amount: 1000 }, 'CLOSE');
    expect(await place(client, { number: '5', amount: 100 }, 'CLOSE')).toMatchObject({
      message: 'The house can take up to 52 on this now',
    });
    await house.close();
    const { clock } = house;
    house = await openMatkaHouse(db, { clock, lossLimits: noLossLimits });
    await house.opened();
    expect(await place(client, { number: '5', amount: 101 }, 'CLOSE')).toMatchObject({
      message: 'The house can take up to 52 on this now',
    });
    const betId = BigInt(placed.ok ? placed.data.betId : 0);
    await house.house.takeOut(betId, 'void', 'Placed twice');
    expect(await place(client, { number: '5', amount: 1052 }, 'CLOSE')).toMatchObject({ ok: true });
    await limit('close', null);
  });
});

test('two days of many clients at once balance, and every bet is settled', async () => {
  const clients = await Promise.all(Array.from({ length: 20 }, () => bank.client(50_000)));
  const numbers = Object.values(matkaNumbers).flat();
  for (let round = 0; round < 2; round += 1) {
    const day = house.day();
    const storm = (betType: 'OPEN' | 'CLOSE', salt: number) =>
      Promise.all(
        clients.flatMap((client, seat) =>
          [0, 1, 2].map((nth) => {
            const chosen = numbers[(seat * 37 + nth * 101 + salt * 13 + round * 7) % numbers.length] ?? '8';
            return place(client, { number: chosen, amount: 10 + ((seat + nth) % 90) }, betType);
          }),
        ),
      );
    const [early] = await Promise.all([storm('OPEN', 1), storm('CLOSE', 2)]);
    expect(early.every(({ ok }) => ok)).toBe(true);
    house.clock.advance(day.open.betsUntil - 1 - house.clock.now());
    // Some are decided before the shut and some after it; none is lost.
    await Promise.all([storm('OPEN', 3), house.to(day.open.betsUntil), storm('CLOSE', 4)]);
    await Promise.all([storm('CLOSE', 5), house.to(day.open.drawAt)]);
    await Promise.all([storm('CLOSE', 6), house.to(day.close.betsUntil), storm('CLOSE', 7)]);
    await house.to(day.close.drawAt);
    for (const client of clients) expect((await bank.wallet(client)).exposure).toBe(0);
    await house.to(house.clock.now() + 11 * 60_000);
    await house.opened();
    expect(house.day().number).toBe(day.number + 1);
  }
});
