import { type AccountId, coinsFromWhole, type MarketDefinition } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import type { Leases, NewRound, RoundResult } from '../../src/rounds/round.ts';
import { createRounds } from '../../src/rounds/rounds.ts';
import { type HeldDb, holdable } from '../support/database/held-db.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { createTestHouse, type TestHouse } from '../support/test-house.ts';

let db: Db;
let line: HeldDb;
let house: TestHouse;
let lastGame = 0;

beforeAll(async () => {
  db = await openTestDb();
  line = holdable(db);
  house = await createTestHouse(line);
});
afterAll(async () => {
  expect((await auditHouse(db)).faults).toEqual([]);
  await db.close();
});

const digits: MarketDefinition = { shape: 'numbers', numbers: ['0', '1', '2'] };
const bettingMs = 20_000;

const freshGame = () => {
  lastGame += 1;
  return `game-${lastGame}`;
};

const roundOf = (game: string, number = 1): NewRound => ({
  game,
  number,
  commitment: `hash of ${game}/${number}`,
  closesAt: house.clock.now() + bettingMs,
  product: 'tables',
  kind: 'digit',
  name: `Round ${number}`,
  room: game,
  definition: { version: `${game}-v1`, value: digits },
});

async function opened(round: NewRound): Promise<string> {
  const answer = await house.rounds.open(round);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.marketId;
}

const digit = (number: string): RoundResult => ({
  outcome: { number },
  rule: 'digit',
  reason: `The digit is ${number}.`,
});

/** 100 coins on the digit 1, at nine to one. */
const bet = (client: AccountId, marketId: string) =>
  house.place({ client, marketId, stake: 100, rate: 900, option: '1' });

describe('a round', () => {
  test('has its number and its commitment from the start, and takes bets until it closes', async () => {
    const [client, round] = [await house.client(1000), roundOf(freshGame())];
    const marketId = await opened(round);
    expect(await house.rounds.find(marketId)).toEqual({
      game: round.game,
      number: 1,
      marketId,
      commitment: round.commitment,
      closesAt: round.closesAt,
      state: 'open',
    });
    house.clock.advance(bettingMs - 1);
    expect((await bet(client, marketId)).ok).toBe(true);
    house.clock.advance(1);
    expect(await bet(client, marketId)).toEqual({ ok: false, refusal: { code: 'round-closed' } });
  });

  test('that closes while a bet waits for its lock refuses the bet', async () => {
    const client = await house.client(1000);
    const marketId = await opened(roundOf(freshGame()));
    let placing: ReturnType<typeof bet> | undefined;
    await db.transaction(async () => {
      placing = bet(client, marketId);
      house.clock.advance(bettingMs);
    });
    expect(await placing).toEqual({ ok: false, refusal: { code: 'round-closed' } });
  });

  test('shut before its time takes no more bets', async () => {
    const [client, round] = [await house.client(1000), roundOf(freshGame())];
    const marketId = await opened(round);
    await house.rounds.shut(marketId);
    expect(await house.rounds.find(marketId)).toMatchObject({ state: 'shut' });
    expect(await bet(client, marketId)).toMatchObject({ refusal: { code: 'market-not-open' } });
  });

  test('opened again is the same round, and another one under its number is refused', async () => {
    const round = roundOf(freshGame());
    const first = await house.rounds.open(round);
    expect(await house.rounds.open(round)).toEqual(first);
    expect(await house.rounds.open({ ...round, commitment: 'another hash' })).toMatchObject({
      ok: false,
      refusal: { code: 'number-taken', round: { commitment: round.commitment } },
    });
    expect(await house.rounds.lastNumber(round.game)).toBe(1);
  });

  test('decided pays what its digit pays', async () => {
    const client = await house.client(1000);
    const marketId = await opened(roundOf(freshGame()));
    await bet(client, marketId);
    await house.rounds.shut(marketId);
    expect((await house.rounds.decide(marketId, digit('1'))).ok).toBe(true);
    expect(await house.rounds.find(marketId)).toMatchObject({ state: 'decided' });
    expect(await house.wallet(client)).toEqual({ balance: 1900, exposure: 0 });
  });

  test('void returns every stake', async () => {
    const client = await house.client(1000);
    const marketId = await opened(roundOf(freshGame()));
    await bet(client, marketId);
    await house.rounds.void(marketId, 'The camera failed.');
    expect(await house.rounds.find(marketId)).toMatchObject({ state: 'void' });
    expect(await house.wallet(client)).toEqual({ balance: 1000, exposure: 0 });
  });

  test('pays no commission, so that no terms are kept with it', async () => {
    const client = await house.client(1000);
    const marketId = await opened(roundOf(freshGame()));
    const placed = await bet(client, marketId);
    await house.rounds.decide(marketId, digit('2'));
    if (placed.ok) await house.takeOut(placed.value.betId, 'void', 'Test');
    const kept = statement('t-kept-terms', 'select 1 from settled_terms where market_id = $1');
    expect(await db.query(kept, [marketId])).toEqual([]);
    expect(await house.wallet(client)).toEqual({ balance: 1000, exposure: 0 });
  });
});

describe('what rounds offer', () => {
  test('is stored once for all rounds of a version', async () => {
    const game = freshGame();
    for (const number of [1, 2, 3]) await opened(roundOf(game, number));
    const copies = statement(
      't-copies',
      `select (select count(*) from market where event_id = $1 and definition is not null)
         + (select count(*) from game_definition where version = $2) as copies`,
    );
    expect(await db.query(copies, [game, `${game}-v1`])).toEqual([{ copies: 1n }]);
  });

  test('never changes under its version', async () => {
    const round = roundOf(freshGame());
    await opened(round);
    const value: MarketDefinition = { ...digits, numbers: ['0', '1'] };
    const changed = { ...roundOf(round.game, 2), definition: { version: round.definition.version, value } };
    expect(await house.rounds.open(changed)).toEqual({
      ok: false,
      refusal: { code: 'definition-changed', version: round.definition.version },
    });
    expect(await house.rounds.lastNumber(round.game)).toBe(1);
  });
});

describe('rounds that a stopped process left', () => {
  test('are finished by their result, or void with the stakes returned', async () => {
    const [client, game] = [await house.client(1000), freshGame()];
    const ids = [await opened(roundOf(game, 1)), await opened(roundOf(game, 2))] as const;
    for (const marketId of ids) await bet(client, marketId);
    await house.rounds.shut(ids[0]);
    const restarted = await createTestHouse(db, 'AFTERRESTART', { isRestart: true });
    const left = await restarted.rounds.takeOver(game, ({ number }) =>
      number === 1 ? digit('1') : undefined,
    );
    expect(left?.finished.map(({ number, state }) => [number, state])).toEqual([
      [1, 'decided'],
      [2, 'void'],
    ]);
    expect(await house.wallet(client)).toEqual({ balance: 1900, exposure: 0 });
    expect((await restarted.rounds.takeOver(game, () => undefined))?.finished).toEqual([]);
    expect(restarted.liability.lossOf('default').events.get(game)).toBeUndefined();
  });

  test('settle side by side: one that takes long holds up no other', async () => {
    const [client, game] = [await house.client(1000), freshGame()];
    const ids = [await opened(roundOf(game, 1)), await opened(roundOf(game, 2))] as const;
    await bet(client, ids[1]);
    line.hold(
      ({ name }, [shut]) => name === 'market-set-state' && Array.isArray(shut) && shut.includes(ids[0]),
    );
    const taking = house.rounds.takeOver(game, () => digit('1'));
    await vi.waitFor(async () => expect(await house.wallet(client)).toEqual({ balance: 1900, exposure: 0 }));
    expect(await house.rounds.find(ids[0])).toMatchObject({ state: 'open' });
    line.release();
    expect((await taking)?.finished.map(({ state }) => state)).toEqual(['decided', 'decided']);
  });

  test('are left alone while another process runs the game', async () => {
    const marketId = await opened(roundOf(freshGame()));
    const { settling, setMarkets, clock } = house;
    const other = createRounds({ db, clock, settling, setMarkets, leases: { take: async () => undefined } });
    expect(await other.takeOver(`game-${lastGame}`, () => digit('1'))).toBeUndefined();
    expect(await house.rounds.find(marketId)).toMatchObject({ state: 'open' });
  });

  test('can be taken over again by whoever failed to finish them', async () => {
    const marketId = await opened(roundOf(freshGame()));
    const { settling, setMarkets, clock } = house;
    let isTaken = false;
    const only: Leases = {
      async take() {
        if (isTaken) return undefined;
        isTaken = true;
        return {
          isHeld: () => isTaken,
          release: async () => {
            isTaken = false;
          },
        };
      },
    };
    const other = createRounds({ db, clock, settling, setMarkets, leases: only });
    const failing = other.takeOver(`game-${lastGame}`, () => Promise.reject(new Error('away')));
    await expect(failing).rejects.toThrow('away');
    expect((await other.takeOver(`game-${lastGame}`, () => digit('1')))?.finished).toHaveLength(1);
    expect(await house.rounds.find(marketId)).toMatchObject({ state: 'decided' });
  });

  test('count towards what the house may lose once it has read its books again', async () => {
    const [client, game] = [await house.client(1000), freshGame()];
    await bet(client, await opened(roundOf(game)));
    const restarted = await createTestHouse(db, 'READAGAIN', { isRestart: true });
    expect(restarted.liability.lossOf('default').events.get(game)).toBe(coinsFromWhole(900));
  });
});
