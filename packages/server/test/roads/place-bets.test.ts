import { accountId, coins, odds, type RefusalCode, refusalCodes } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOfRow } from '../../src/bets/desk.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { aLine, createTestHouse, type TestHouse, twoTeams } from '../support/test-house.ts';

let db: Db;
let house: TestHouse;

beforeAll(async () => {
  db = await openTestDb();
  house = await createTestHouse(db);
  await house.market('match', twoTeams);
  await house.market('session', aLine);
});

afterAll(() => db.close());

const countBets = async (client: bigint) => {
  const rows = await db.query<{ n: bigint }>(
    statement('t-count', 'select count(*) as n from bet where client_id = $1'),
    [client],
  );
  return Number(rows[0]?.n);
};

const refusalOf = (answer: Awaited<ReturnType<TestHouse['place']>>) =>
  answer.ok ? undefined : answer.refusal;

describe('an accepted bet', () => {
  test('holds its worst case and leaves the balance as it was', async () => {
    const client = await house.client(10_000);
    const answer = await house.place({ client, marketId: 'match', stake: 1000, rate: 80 });
    expect(answer).toMatchObject({ ok: true, value: { balance: 1_000_000n, exposure: 100_000n } });
    expect(await house.wallet(client)).toEqual({ balance: 10_000, exposure: 1000 });
  });

  test('that hedges an earlier one releases what is no longer at risk', async () => {
    const client = await house.client(10_000);
    await house.place({ client, marketId: 'match', stake: 10_000, rate: 80 });
    await house.place({ client, marketId: 'match', stake: 10_000, rate: 32, side: 'lay' });
    // Lagai 10,000 at 80 then khai 10,000 at 32 leaves +4,800 / 0.
    expect(await house.wallet(client)).toEqual({ balance: 10_000, exposure: 0 });
  });

  test('is not covered by another market, though that one can only win', async () => {
    const client = await house.client(10_000);
    for (const option of ['lions', 'tigers'])
      await house.place({ client, marketId: 'match', stake: 1000, rate: 200, option });
    expect(await house.wallet(client)).toEqual({ balance: 10_000, exposure: 0 });
    await house.place({ client, marketId: 'session', stake: 500, rate: 100, run: 45 });
    expect(await house.wallet(client)).toEqual({ balance: 10_000, exposure: 500 });
  });

  test('is sent to the client after the commit, with the wallet it left', async () => {
    const client = await house.client(5000);
    await house.place({ client, marketId: 'session', stake: 500, rate: 100, run: 45 });
    expect(house.sent).toContainEqual({
      to: `client:${client}`,
      event: 'coinUpdate',
      message: { coins: 4500, exposure: 500 },
    });
    expect(house.sent).toContainEqual({
      to: `client:${client}`,
      event: 'sessionBetUpdate',
      message: { marketId: 'session' },
    });
  });
});

describe('the same request id', () => {
  test('sent again gets the same bet, and is in the books once', async () => {
    const client = await house.client(10_000);
    const order = { client, marketId: 'match', stake: 100, requestId: 'once' };
    const [first, again] = [await house.place(order), await house.place(order)];
    expect(again).toEqual(first);
    expect(await countBets(client)).toBe(1);
  });

  test('sent twice in one batch gets the same bet', async () => {
    const client = await house.client(10_000);
    const order = { client, marketId: 'match', stake: 100, requestId: 'twice' };
    // The first is a batch of its own; the next two share one.
    const answers = await Promise.all([
      house.place({ client, marketId: 'match', stake: 100 }),
      house.place(order),
      house.place(order),
    ]);
    expect(answers[2]).toEqual(answers[1]);
    expect(await countBets(client)).toBe(2);
  });

  test('with other content is refused and changes nothing', async () => {
    const client = await house.client(10_000);
    await house.place({ client, marketId: 'match', stake: 100, requestId: 'mine' });
    const other = await house.place({ client, marketId: 'match', stake: 200, requestId: 'mine' });
    expect(refusalOf(other)).toEqual({ code: 'request-id-reused', request: 'mine' });
    expect(await countBets(client)).toBe(1);
  });

  test('of a refused bet gets the same refusal even when the bet would now be accepted', async () => {
    const client = await house.client(50);
    const order = { client, marketId: 'match', stake: 100, requestId: 'poor' };
    const first = await house.place(order);
    await house.credit(client, 1000);
    expect(await house.place(order)).toEqual(first);
    expect(refusalOf(first)).toEqual({ code: 'not-enough-coins', needed: 10_000n, available: 5000n });
  });
});

describe('a refused bet', () => {
  test('leaves no trace but its reason', async () => {
    const client = await house.client(100);
    await house.place({ client, marketId: 'match', stake: 101 });
    expect(await house.wallet(client)).toEqual({ balance: 100, exposure: 0 });
    expect(await countBets(client)).toBe(0);
  });

  test.each([
    [
      'below the minimum says the minimum',
      { stake: 99, stakeMin: 100 },
      { code: 'stake-below-min', stakeMin: 10_000n },
    ],
    [
      'above the maximum says the maximum',
      { stake: 501, stakeMax: 500 },
      { code: 'stake-above-max', stakeMax: 50_000n },
    ],
    ['of a fraction of a coin is not whole', { stake: 10.5 }, { code: 'stake-not-whole' }],
    ['of nothing is not whole', { stake: 0 }, { code: 'stake-not-whole' }],
    ['of less than nothing is not whole', { stake: -5 }, { code: 'stake-not-whole' }],
    [
      'on a runner that is not there names it',
      { stake: 10, option: 'bears' },
      { code: 'option-unknown', option: 'bears' },
    ],
    [
      'on a market nobody knows names it',
      { stake: 10, marketId: 'nowhere' },
      { code: 'market-unknown', market: 'nowhere' },
    ],
    [
      'on a suspended market says so',
      { stake: 10, quote: () => ({ state: 'market-suspended' }) as const },
      { code: 'market-suspended' },
    ],
    [
      'at a price too old says its age',
      { stake: 10, quote: () => ({ state: 'stale', ageMs: 12_000, limitMs: 5000 }) as const },
      { code: 'price-stale', ageSeconds: 12, limitSeconds: 5 },
    ],
  ])('%s', async (_name, overrides, refusal) => {
    const client = await house.client(10_000);
    const answer = await house.place({ client, marketId: 'match', ...overrides });
    expect(refusalOf(answer)).toEqual(refusal);
  });

  test('on a shut market says it is shut', async () => {
    const client = await house.client(1000);
    await house.market('shut', twoTeams);
    await db.query(statement('t-shut', `update market set state = 'shut' where id = 'shut'`));
    expect(refusalOf(await house.place({ client, marketId: 'shut', stake: 10 }))).toEqual({
      code: 'market-not-open',
      state: 'shut',
    });
  });

  test('by a client whose upline shut betting says so', async () => {
    const client = await house.client(1000);
    await db.query(statement('t-shut-by', 'update account set shut_by = $2 where id = $1'), [
      client,
      house.owner,
    ]);
    expect(refusalOf(await house.place({ client, marketId: 'match', stake: 10 }))).toEqual({
      code: 'upline-blocked',
    });
  });

  test('does not fail the others of its batch', async () => {
    const rich = await house.client(1000);
    const poor = await house.client(1);
    const answers = await Promise.all([
      house.place({ client: rich, marketId: 'match', stake: 10 }),
      house.place({ client: poor, marketId: 'match', stake: 10 }),
      house.place({ client: rich, marketId: 'match', stake: 10 }),
    ]);
    expect(answers.map((answer) => answer.ok)).toEqual([true, false, true]);
  });

  test('by an error in its own price does not fail the others of its batch', async () => {
    const client = await house.client(1000);
    const broken = () => {
      throw new Error('the board is broken');
    };
    const answers = await Promise.allSettled([
      house.place({ client, marketId: 'match', stake: 10 }),
      house.place({ client, marketId: 'match', stake: 10, quote: broken }),
      house.place({ client, marketId: 'match', stake: 10 }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

test('a bet that is wrong in every way is given its reasons one by one, in the order of betting/refusal', async () => {
  const client = await house.client(0);
  const change = (text: string) =>
    db.query({ name: `t-${text}`, text: `update account set ${text} where id = $1` }, [client]);
  await change('bet_status = false, shut_by = parent_id');
  await change(`limits = '{"marketMax": "100"}'`);
  await change(`password_hash = 'given'`);
  await db.query(statement('t-owe', 'update wallet set balance = -5000 where account_id = $1'), [client]);
  let order: Parameters<TestHouse['place']>[0] = {
    client,
    marketId: 'nowhere',
    option: 'bears',
    stake: 10.5,
    stakeMin: 100,
    stakeMax: 500,
    betsMost: 0,
    quote: () => ({ state: 'too-late', minutes: 60 }),
  };
  const quote = (quoted: ReturnType<NonNullable<typeof order.quote>>) => {
    order = { ...order, quote: () => quoted };
  };
  const open = { state: 'open', odds: odds(8000) } as const;
  await house.market('wrong', aLine);
  await db.query(
    statement('t-close-wrong', `update market set closes_at = '2020-01-01T00:00:00Z' where id = 'wrong'`),
  );
  await db.query(statement('t-shut-wrong', `update market set state = 'shut' where id = 'wrong'`));
  const rights: Readonly<Partial<Record<RefusalCode, () => unknown>>> = {
    'client-blocked': () => change('bet_status = true'),
    'upline-blocked': () => change('shut_by = null'),
    'password-unchanged': () => change('is_password_changed = true'),
    'market-unknown': () => {
      order = { ...order, marketId: 'wrong' };
    },
    'market-not-open': () =>
      db.query(statement('t-open-wrong', `update market set state = 'open' where id = 'wrong'`)),
    'round-closed': () =>
      db.query(statement('t-reopen-wrong', `update market set closes_at = null where id = 'wrong'`)),
    'too-late': () => quote({ state: 'market-suspended' }),
    'market-suspended': () => quote({ state: 'option-suspended' }),
    'option-unknown': () => {
      order = { ...order, run: 40 };
    },
    'option-suspended': () => quote({ state: 'stale', ageMs: 9000, limitMs: 6000 }),
    'price-stale': () => quote({ state: 'open', odds: odds(4000), run: 41 }),
    'rate-changed': () => quote({ ...open, run: 41 }),
    'run-changed': () => quote({ ...open, run: 40, size: coins(100_00n) }),
    'too-many-bets': () => {
      order = { ...order, betsMost: 1 };
    },
    'stake-not-whole': () => {
      order = { ...order, stake: 10 };
    },
    'stake-below-min': () => {
      order = { ...order, stake: 1000 };
    },
    'stake-above-max': () => {
      order = { ...order, stake: 200 };
    },
    'stake-above-size': () => quote({ ...open, run: 40 }),
    'house-limit-reached': () => house.setLossLimits({ market: coins(10_000_000_00n) }),
    'market-limit-reached': () => change('limits = null'),
    'balance-below-zero': () => house.credit(client, 51),
    'not-enough-coins': () => house.credit(client, 1000),
  };
  const heard: RefusalCode[] = [];
  house.setLossLimits({ market: coins(1_00n) });
  for (;;) {
    const refusal = refusalOf(await house.place(order));
    if (refusal === undefined || heard.includes(refusal.code)) break;
    heard.push(refusal.code);
    await rights[refusal.code]?.();
  }
  expect(heard).toEqual(refusalCodes.filter((code) => code in rights));
  // The other refusals are about the session, the request itself, cash-outs, bets taken back, and a busy house.
  const ofCashOuts = ['bet-unknown', 'already-cashed', 'cash-out-too-late'];
  const ofTakeBacks = [
    'nothing-to-take-back',
    'take-back-too-late',
    'take-back-past-limit',
    'take-back-uncovered',
  ];
  const before = ['session-gone', 'request-id-reused', 'not-on-offer', ...ofCashOuts, ...ofTakeBacks, 'busy'];
  expect(refusalCodes.filter((code) => !(code in rights))).toEqual(before);
});

describe('a price that moved', () => {
  const at = (rate: number) => () => ({ state: 'open', odds: odds(rate * 100) }) as const;

  test.each([
    ['back', 79, true],
    ['back', 78, false],
    ['back', 95, true],
    ['lay', 81, true],
    ['lay', 82, false],
    ['lay', 60, true],
  ] as const)(
    'on a %s seen at 80 and now %i is taken at the present price: %s (rate difference 1)',
    async (side, now, isTaken) => {
      const client = await house.client(10_000);
      const answer = await house.place({
        client,
        marketId: 'match',
        stake: 100,
        side,
        rate: 80,
        quote: at(now),
      });
      expect(answer.ok).toBe(isTaken);
      if (answer.ok) expect(answer.value.odds).toBe(now * 100);
      else expect(answer.refusal).toMatchObject({ code: 'rate-changed', was: 8000, now: now * 100 });
    },
  );

  test('from a rate of 0 is refused, however near the board is', async () => {
    const client = await house.client(10_000);
    const request = { client, marketId: 'match', stake: 100, side: 'lay', rate: 0, quote: at(0.5) } as const;
    expect(refusalOf(await house.place(request))).toMatchObject({ code: 'rate-changed', was: 0, now: 50 });
  });

  test('on a session whose run changed is refused with both runs', async () => {
    const client = await house.client(1000);
    const quote = () => ({ state: 'open', odds: odds(10_000), run: 47 }) as const;
    const answer = await house.place({ client, marketId: 'session', stake: 100, rate: 100, run: 45, quote });
    expect(refusalOf(answer)).toEqual({ code: 'run-changed', was: 45, now: 47 });
  });
});

describe('a market with a bet delay', () => {
  test('holds the bet, looks at the price again, and refuses what moved away meanwhile', async () => {
    const client = await house.client(1000);
    let rate = 80;
    const quote = () => ({ state: 'open', odds: odds(rate * 100) }) as const;
    const placing = house.place({ client, marketId: 'match', stake: 100, quote, delayMs: 5000 });
    rate = 40;
    house.clock.advance(5000);
    expect(refusalOf(await placing)).toMatchObject({ code: 'rate-changed', now: 4000 });
  });

  test('holds a bet that came while the market was suspended just as long', async () => {
    const [client, other] = [await house.client(1000), await house.client(1000)];
    let looks = 0;
    const quote = () => {
      looks += 1;
      return looks === 1
        ? ({ state: 'market-suspended' } as const)
        : ({ state: 'open', odds: odds(8000) } as const);
    };
    let isAnswered = false;
    const placing = house
      .place({ client, marketId: 'match', stake: 100, quote, delayMs: 5000 })
      .then((answer) => {
        isAnswered = true;
        return answer;
      });
    // Another client's bet is placed meanwhile.
    await house.place({ client: other, marketId: 'match', stake: 100 });
    expect(isAnswered).toBe(false);
    house.clock.advance(5000);
    expect(refusalOf(await placing)).toEqual({ code: 'market-suspended' });
  });
});

test('a stored bet is never answered without the wallet of its client', () => {
  const row = {
    client_id: accountId(1n),
    request_id: 'once',
    input_hash: '',
    bet_id: 7n,
    odds: 18_000,
    room: 'match',
    multiplier: null,
    is_taken_back: false,
    refusal: null,
  };
  const wallet = { balance: 500n, exposure: 100n };
  expect(answerOfRow(row, wallet)).toMatchObject({ ok: true, value: { betId: 7n, ...wallet } });
  expect(() => answerOfRow(row, undefined)).toThrow('the client of bet 7 has no wallet');
});
