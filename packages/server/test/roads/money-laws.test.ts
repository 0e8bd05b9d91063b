import type { AccountId, MarketOutcome, Side } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { aLine, createTestHouse, type TestHouse, twoTeams } from '../support/test-house.ts';

let db: Db;
let house: TestHouse;
let lastMarket = 0;

beforeAll(async () => {
  db = await openTestDb();
  house = await createTestHouse(db);
});

afterAll(() => db.close());

const sumOfAll = statement(
  't-sum',
  `select (select coalesce(sum(balance), 0) from wallet)::bigint
     + (select coalesce(sum(case when a.id = t.to_account then t.coins else -t.coins end), 0)::bigint
        from transfer t join account a on a.id in (t.from_account, t.to_account) where a.role = 'house') as total`,
);

const total = async () => (await db.query<{ total: bigint }>(sumOfAll))[0]?.total;

interface Bet {
  readonly who: 0 | 1 | 2;
  readonly isLine: boolean;
  readonly option: 'lions' | 'tigers';
  readonly side: Side;
  readonly stake: number;
  readonly rate: number;
  readonly run: number;
}

const bet: fc.Arbitrary<Bet> = fc.record({
  who: fc.constantFrom(0, 1, 2),
  isLine: fc.boolean(),
  option: fc.constantFrom('lions', 'tigers'),
  side: fc.constantFrom<Side>('back', 'lay'),
  stake: fc.integer({ min: 1, max: 400 }),
  rate: fc.integer({ min: 1, max: 300 }),
  run: fc.integer({ min: 30, max: 70 }),
});

const matchOutcome: fc.Arbitrary<MarketOutcome> = fc.oneof(
  fc.constantFrom({ winner: 'lions' }, { winner: 'tigers' }),
  fc.constant<MarketOutcome>({ void: true }),
);
const lineOutcome: fc.Arbitrary<MarketOutcome> = fc.oneof(
  fc.integer({ min: 20, max: 80 }).map((run) => ({ run })),
  fc.constant<MarketOutcome>({ void: true }),
);

const termsSet = statement(
  't-rates',
  'update account set session_commission = $2, match_commission = $3 where id = any ($1::bigint[])',
);
const setTerms = (clients: readonly AccountId[], session: number, match: number) =>
  db.query(termsSet, [[...clients], session, match]);

/** Three clients with commission, a match market and a commission session, and these bets on them. */
async function playOut(bets: readonly Bet[]) {
  lastMarket += 1;
  const [match, line] = [`laws-match-${lastMarket}`, `laws-line-${lastMarket}`];
  await house.market(match, twoTeams);
  await house.market(line, aLine, true);
  const clients = [await house.client(1000), await house.client(1000), await house.client(1000)] as const;
  await setTerms(clients, 125, 300);
  const placed: (bigint | undefined)[] = [];
  for (const { who, isLine, option, side, stake, rate, run } of bets) {
    const order = { client: clients[who], side, stake, rate };
    const answer = await house.place(
      isLine ? { ...order, marketId: line, run } : { ...order, marketId: match, option },
    );
    placed.push(answer.ok ? answer.value.betId : undefined);
  }
  return { match, line, clients, placed };
}

const wallets = (clients: readonly AccountId[]) => Promise.all(clients.map((client) => house.wallet(client)));

describe('the laws of money', () => {
  test('a wrong result corrected leaves every client as the right result at once would have, whatever came between', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(bet, { minLength: 1, maxLength: 8 }),
        fc.array(matchOutcome, { maxLength: 3 }),
        matchOutcome,
        fc.array(lineOutcome, { maxLength: 3 }),
        lineOutcome,
        fc.nat(7),
        fc.nat(10_000),
        async (bets, wrongMatches, rightMatch, wrongLines, rightLine, takenOut, otherRate) => {
          const straight = await playOut(bets);
          const crooked = await playOut(bets);
          const out = straight.placed[takenOut];
          const outCrooked = crooked.placed[takenOut];
          if (out !== undefined) await house.takeOut(out, 'void', 'Law');
          await house.declare(straight.match, rightMatch);
          await house.declare(straight.line, rightLine);

          const [firstMatch = rightMatch, ...moreMatches] = wrongMatches;
          const [firstLine = rightLine, ...moreLines] = wrongLines;
          await house.declare(crooked.line, firstLine);
          for (const outcome of moreLines) await house.correct(crooked.line, outcome);
          await house.declare(crooked.match, firstMatch);
          await setTerms(crooked.clients, otherRate, otherRate);
          // The bet taken out before any result there is taken out between two results here.
          if (outCrooked !== undefined) await house.takeOut(outCrooked, 'void', 'Law');
          for (const outcome of moreMatches) await house.correct(crooked.match, outcome);
          await house.correct(crooked.match, rightMatch);
          await house.correct(crooked.line, rightLine);
          expect(await wallets(crooked.clients)).toEqual(await wallets(straight.clients));
        },
      ),
      { numRuns: 12 * inject('caseFactor') },
    );
  });

  test('nothing but a transfer moves coins, and the sum of all accounts stays zero', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(bet, { minLength: 1, maxLength: 6 }),
        matchOutcome,
        lineOutcome,
        async (bets, match, line) => {
          const played = await playOut(bets);
          expect(await total()).toBe(0n);
          await house.declare(played.match, match);
          await house.declare(played.line, line);
          expect(await total()).toBe(0n);
          await house.correct(played.match, { void: true });
          expect(await total()).toBe(0n);
        },
      ),
      { numRuns: 8 * inject('caseFactor') },
    );
  });

  test('no client ever owes more than was held, for any bets and any result', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(bet, { minLength: 1, maxLength: 10 }),
        matchOutcome,
        lineOutcome,
        async (bets, match, line) => {
          const played = await playOut(bets);
          const before = await wallets(played.clients);
          await house.declare(played.match, match);
          await house.declare(played.line, line);
          const after = await wallets(played.clients);
          after.forEach((wallet, index) => {
            const { balance, exposure } = before[index] ?? { balance: 0, exposure: 0 };
            expect(wallet.balance).toBeGreaterThanOrEqual(balance - exposure);
            expect(wallet.exposure).toBe(0);
          });
        },
      ),
      { numRuns: 8 * inject('caseFactor') },
    );
  });

  test('the audit finds nothing after all of this', async () => {
    expect((await auditHouse(db)).faults).toEqual([]);
  });
});
