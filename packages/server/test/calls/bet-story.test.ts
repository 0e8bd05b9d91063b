import type { MarketDefinition } from '@maidan/betting';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../support/account-desk.ts';

let desk: AccountDesk;
beforeAll(async () => {
  desk = await openAccountDesk();
  await desk.match('e', ['Lions', 'Tigers']);
});
afterAll(() => desk.close());

async function richClient(username: string) {
  const client = await desk.client(username);
  await desk.credit(client.id, 10_000);
  return client;
}

test('a settled bet shows its prices, every result with its rule and balls, and what moved', async () => {
  const client = await richClient('ASHA');
  await desk.market('six', 'e', { kind: 'fancy', name: '6 over runs' });
  const betId = String(await desk.place(client.id, 'six', { stake: 100, rate: 90, run: 45 }));
  const balls = [{ innings: 1, over: 6, delivery: 6 }];
  await desk.declare('six', { run: 45 }, { reason: '45 runs in 6 overs.', details: { balls } });
  await desk.correct('six', { run: 44 }, { rule: 'penalty-runs', reason: 'A penalty was taken back.' });
  const { data } = await desk.app.call('user/betStory', { betId }, client);
  expect(data).toMatchObject({
    _id: betId,
    matchName: 'Lions v Tigers',
    marketName: '6 over runs',
    marketId: 'm-e',
    oddsType: 'fancy',
    isDecimal: false,
    type: 'Y',
    amount: 100,
    oddsSeen: 0.9,
    odds: 0.9,
    run: 45,
    state: 'settled',
    profitLoss: -100,
    results: [
      {
        outcome: '45',
        rule: 'over-runs-count-all',
        reason: '45 runs in 6 overs.',
        balls,
        isCorrection: false,
        isStanding: false,
      },
      {
        outcome: '44',
        rule: 'penalty-runs',
        reason: 'A penalty was taken back.',
        balls: [],
        isCorrection: true,
        isStanding: true,
      },
    ],
    transfers: [
      { name: 'Result', amount: 90, isReversal: false },
      {
        name: 'Result taken back',
        kind: 'settlement-reversal',
        amount: -90,
        remark: 'Result corrected',
        remarkKey: 'result-corrected',
        isReversal: true,
      },
      { name: 'Result', amount: -100, isReversal: false },
    ],
  });
});

test.each([
  ['1', 'Lions'],
  ['2', 'Tigers'],
])('the winner %s is shown by its name, %s', async (winner, name) => {
  const client = await richClient(`BHANU${winner}`);
  const [market, runnerNames] = [`winner-${winner}`, { '1': 'Lions', '2': 'Tigers' }];
  await desk.market(market, 'e', { kind: 'bookmaker', name: 'Bookmaker', runnerNames });
  const betId = String(await desk.place(client.id, market, { stake: 100, rate: 120, optionName: 'Lions' }));
  await desk.declare(market, { winner });
  const { data } = await desk.app.call('user/betStory', { betId }, client);
  expect(data?.results.map((result) => result.outcome)).toEqual([name]);
});

const shown: [string, MarketDefinition, Parameters<AccountDesk['declare']>[1], string][] = [
  [
    'dead heat',
    { shape: 'winner', rule: 'decimal', runners: ['1', '2', '3'] },
    { deadHeat: { winners: ['1', '3'] } },
    'Lions, The Draw',
  ],
  [
    'race',
    { shape: 'places', runners: ['1', '2', '3'], places: 2 },
    { placed: { winners: ['2'], withdrawn: ['3'] } },
    'Tigers; withdrawn The Draw',
  ],
  ['draw', { shape: 'numbers', numbers: ['1', '13'] }, { number: '13' }, '13'],
  [
    'table',
    { shape: 'options', groups: [{ id: 'side', options: ['1', '2'] }] },
    { groups: { side: '2' } },
    'Tigers',
  ],
  ['flight', { shape: 'flight' }, { crash: 185 }, '1.85x'],
];

test.each(shown)('the outcome of a %s is shown in words', async (kind, definition, outcome, words) => {
  const client = await richClient(`WORDS${kind.replace(' ', '').toUpperCase()}`);
  const runnerNames = { '1': 'Lions', '2': 'Tigers', '3': 'The Draw' };
  await desk.market(kind, 'e', { kind, name: kind, definition, runnerNames });
  // A flight has no price.
  const rate = definition.shape === 'flight' ? 0 : 120;
  const betId = String(await desk.place(client.id, kind, { stake: 100, rate }));
  await desk.declare(kind, outcome);
  const { data } = await desk.app.call('user/betStory', { betId }, client);
  expect(data?.results.map((result) => result.outcome)).toEqual([words]);
});

test('the story of a bet taken out says why, and that of an open bet that nothing happened yet', async () => {
  const client = await richClient('CHAYA');
  await desk.market('toss', 'e', { kind: 'toss', name: 'To Win the Toss' });
  const bet = await desk.place(client.id, 'toss', { stake: 100, rate: 98 });
  const story = async () => (await desk.app.call('user/betStory', { betId: String(bet) }, client)).data;
  expect(await story()).toMatchObject({ state: 'open', profitLoss: 0, results: [], transfers: [] });
  await desk.takeOut(bet, 'void', 'Wrong rate');
  expect(await story()).toMatchObject({ state: 'void', remark: 'Wrong rate' });
});

test('a bet taken out by a rule names the rule, one taken out by hand names none', async () => {
  const client = await richClient('CHITRA');
  await desk.market('ruled', 'e', { kind: 'toss', name: 'To Win the Toss' });
  const ruled = await desk.place(client.id, 'ruled', { stake: 100, rate: 98 });
  const named = await desk.place(client.id, 'ruled', { stake: 100, rate: 98 });
  const reason = 'This bet was placed after the result was known and is deleted.';
  await desk.takeOut(ruled, 'deleted', { rule: 'result-known', reason });
  await desk.takeOut(named, 'deleted', reason);
  const story = async (betId: bigint) =>
    (await desk.app.call('user/betStory', { betId: String(betId) }, client)).data;
  expect(await story(ruled)).toMatchObject({ remark: reason, takenOutRule: 'result-known' });
  expect((await story(named))?.remark).toBe(reason);
  expect(await story(named)).not.toHaveProperty('takenOutRule');
});

test("another client's bet is not shown, nor one that never was", async () => {
  const [own, other] = [await richClient('DEV'), await richClient('ESHA')];
  await desk.market('late', 'e', { kind: 'toss', name: 'Toss' });
  const betId = String(await desk.place(own.id, 'late', { stake: 100, rate: 98 }));
  for (const requestedId of [betId, '999999999999999999']) {
    expect(await desk.app.call('user/betStory', { betId: requestedId }, other)).toMatchObject({
      error: true,
      message: 'You have no such bet',
    });
  }
});

test.each(['x', '-1', '1.5', '9'.repeat(19)])('a bet called %s is malformed', async (betId) => {
  const client = await desk.client(`F${betId.replaceAll(/\W/g, '').slice(0, 20)}`.toUpperCase());
  expect(await desk.app.call('user/betStory', { betId }, client)).toMatchObject({ status: 400 });
});
