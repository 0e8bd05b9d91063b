import { keyToHex } from '@maidan/betting';
import type { AviatorState } from '@maidan/contract';
import { msToReach, verifyFlight } from '@maidan/games/rules';
import { statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { returnFlying } from '../../src/products/aviator/recover-flight.ts';
import { productChecks } from '../../src/products.ts';
import { dayOf } from '../../src/time/period.ts';
import { eventId, type FlightDesk, openFlightDesk } from '../support/flights/flight-desk.ts';

let desk: FlightDesk;
beforeAll(async () => {
  desk = await openFlightDesk();
});
afterAll(async () => {
  expect((await auditHouse(desk.db, undefined, undefined, productChecks)).faults).toEqual([]);
  await desk.close();
});

const idOf = ({ data, message }: Awaited<ReturnType<FlightDesk['bet']>>): string => {
  if (data?.betInsertId === undefined) throw new Error(message);
  return data.betInsertId;
};

function today() {
  const day = dayOf(desk.clock.now());
  return { fromDate: day, toDate: day };
}

test('the details of the game have its name, its limits and the most a bet may win', async () => {
  const client = await desk.seat();
  const { data } = await desk.call('casino/getDiamondCasinoByEventId', { eventId: 303031 }, client);
  expect(data).toMatchObject({
    eventId,
    name: 'Aviator',
    shortName: 'aviator',
    fetchData: 'socket',
    betStatus: true,
    minStake: 10,
    maxStake: 10_000,
    setting: { errorMessage: 'Your Bet is Closed Please Connect With Upline', winMax: 1_000_000 },
  });
});

test("a bet is taken in the open round, with the specification's words, once for a request id", async () => {
  const client = await desk.seat();
  await desk.untilCrashIn(101);
  const roundId = desk.roundId();
  const placed = await desk.bet(client, 100, { requestId: 'flight-bet-1' });
  expect(placed).toMatchObject({
    error: false,
    message: 'Aviator Bet Place Succesfull',
    data: { totalCoins: 9_900, exposure: 100 },
  });
  const again = await desk.bet(client, 100, { requestId: 'flight-bet-1', roundId });
  expect(again.data?.betInsertId).toBe(placed.data?.betInsertId);
  expect(await desk.bet(client, 200, { requestId: 'flight-bet-1', roundId })).toMatchObject({ error: true });
});

test.each(['v1/game/getRoundIdDetails', 'game/getRoundIdDetails'] as const)(
  'the history answers at %s of the socket address too, to a page on another host without a session',
  async (path) => {
    const origin = 'https://app.example';
    const { headers, status } = await desk.send(`/${path}`, { method: 'OPTIONS', headers: { origin } });
    expect([status, headers['access-control-allow-origin']]).toEqual([204, '*']);
    const sent = await fetch(`${desk.address}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ gameType: 'aviator' }),
    });
    expect(sent.headers.get('access-control-allow-origin')).toBe('*');
    const { data } = await desk.call(path, { gameType: 'aviator' });
    expect(await sent.json()).toMatchObject({ error: false, data });
    expect(data?.data).toEqual(expect.any(Array));
  },
);

test('the bets of a flight are listed by the call that lists those of a table, open and settled', async () => {
  const client = await desk.seat();
  await desk.untilCrashIn(101);
  const roundId = desk.roundId();
  const _id = idOf(await desk.bet(client, 100, { roundId }));
  const listed = async (request: { isDeclare: boolean; roundId?: string }) =>
    (await desk.call('casino/diamondBetsList', { eventId, casinoBet: true, ...today(), ...request }, client))
      .data?.casinoBetData;
  expect(await listed({ isDeclare: false })).toMatchObject([
    { _id, roundId, eventId, amount: 100, isDeclare: 0 },
  ]);
  expect(await listed({ isDeclare: true })).toEqual([]);
  await desk.takeOff();
  await desk.untilCrash();
  const settled = [{ _id, roundId, eventId, amount: 100, isDeclare: 1, profitLoss: -100 }];
  expect(await listed({ isDeclare: true })).toMatchObject(settled);
  expect(await listed({ isDeclare: true, roundId })).toMatchObject(settled);
  expect(await listed({ isDeclare: false })).toEqual([]);
});

test.each([
  ['above the most', { amount: 10_001 }, 'max bet amount 10000'],
  ['below the least', { amount: 9 }, 'min bet amount 10'],
  ['of half a coin', { amount: 10.5 }, 'Stake must be a whole number of coins above 0'],
  ['of another game', { eventId: '3048' }, 'This market is not on offer'],
  ['on a round that does not exist', { roundId: 'aviator.99999' }, 'There is no market aviator.99999'],
])('a bet %s is refused in words', async (_, overrides, message) => {
  const client = await desk.seat(100_000);
  await desk.untilCrashIn(101);
  const request = { roundId: desk.roundId(), amount: 100, eventId, ...overrides };
  expect(await desk.call('casino/avaitorGamePlace', request, client)).toMatchObject({
    status: 422,
    error: true,
    message,
  });
});

test('a bet is refused once the plane is in the air, and in the round before', async () => {
  const client = await desk.seat();
  await desk.untilCrashIn(250);
  const before = desk.roundId();
  await desk.takeOff();
  expect(await desk.bet(client, 100)).toMatchObject({ error: true, message: 'This market is shut' });
  await desk.nextRound();
  expect(await desk.bet(client, 100, { roundId: before })).toMatchObject({
    error: true,
    message: 'This market is settled',
  });
});

test('a client has two bets in a flight, however many tabs ask at the same instant, and two more in the next', async () => {
  const [client, other] = [await desk.seat(), await desk.seat()];
  await desk.untilCrashIn(250);
  const replies = await Promise.all([100, 110, 120, 130].map((amount) => desk.bet(client, amount)));
  const placed = replies.filter(({ error }) => !error);
  expect(placed).toHaveLength(2);
  for (const refused of replies.filter(({ error }) => error))
    expect(refused).toMatchObject({
      status: 422,
      message: 'You can have up to 2 bets on this at a time',
      refusal: { key: 'too-many-bets', figures: { most: '2' } },
    });
  const [first] = placed;
  if (first === undefined) throw new Error('no bet was taken');
  expect(await desk.bet(other, 100)).toMatchObject({ error: false });

  const freed = { roundId: desk.roundId(), eventId, betId: idOf(first) };
  expect(await desk.call('casino/aviatorBetCancel', freed, client)).toMatchObject({ error: false });
  expect(await desk.bet(client, 100)).toMatchObject({ error: false });
  expect(await desk.bet(client, 100)).toMatchObject({ error: true });
  await desk.nextRound();
  for (const isRefused of [false, false, true])
    expect(await desk.bet(client, 100)).toMatchObject({ error: isRefused });
});

test('a bet that its player took back stands in the report of the day with the rule that took it out', async () => {
  const client = await desk.seat();
  await desk.untilCrashIn(250);
  const { roundId, crash } = desk.view().round;
  const [kept, freed] = [idOf(await desk.bet(client, 100)), idOf(await desk.bet(client, 200))];
  await desk.call('casino/aviatorBetCancel', { roundId, eventId, betId: freed }, client);
  await desk.nextRound();
  const [day] =
    (await desk.call('casino/diamondCasinoReportByUser', { eventId, ...today() }, client)).data ?? [];
  expect(day?.casinoBetData).toMatchObject([
    { _id: freed, roundId, profitLoss: 0, isDeclare: 0, isDeleted: 1, deletedRule: 'taken-back' },
    {
      _id: kept,
      roundId,
      profitLoss: -100,
      isDeclare: 1,
      isDeleted: 0,
      showResult: `${(crash / 100).toFixed(2)}x`,
    },
  ]);
  const { statementData = [] } = (await desk.call('user/userStatement', {}, client)).data ?? {};
  expect(statementData[0]).toMatchObject({ amount: -100, remark: `Result · Aviator: ${roundId}` });
});

test('a target outside 1.01 to 1000 is malformed', async () => {
  const client = await desk.seat();
  for (const autoCashOut of [1, 1000.01])
    expect(await desk.bet(client, 100, { autoCashOut })).toMatchObject({ status: 400 });
});

test('what is finer than a hundredth of a target is cut off, so that no target is above the one named', async () => {
  const client = await desk.seat();
  await desk.untilCrashIn(101);
  await desk.bet(client, 100, { autoCashOut: 1.559 });
  await desk.bet(client, 100, { autoCashOut: 1.15 });
  const { data } = await desk.call('casino/avaitorBetsList', { eventId, show: 'mine' }, client);
  expect(data?.map(({ autoCashOut }) => autoCashOut)).toEqual([1.15, 1.55]);
});

test('a client whose betting is shut sees the configured message, and so does everybody once the game is shut', async () => {
  const client = await desk.seat();
  await desk.untilCrashIn(101);
  await desk.run('set-aviator', '--message', 'Back at eight');
  await desk.run('shut-betting', '--client', client.username);
  expect(await desk.bet(client, 100)).toMatchObject({ error: true, message: 'Back at eight' });
  await desk.run('open-betting', '--client', client.username);
  await desk.run('shut-aviator');
  expect(await desk.bet(client, 100)).toMatchObject({ error: true, message: 'Back at eight' });
  const { data } = await desk.call('casino/getDiamondCasinoByEventId', { eventId }, client);
  expect(data).toMatchObject({ betStatus: false, setting: { errorMessage: 'Back at eight' } });
  await desk.run('open-aviator');
  await desk.run('set-aviator', '--message', 'none');
  expect(await desk.bet(client, 100)).toMatchObject({ error: false });
});

test('bets are listed: those of the flight with shortened names, my own, those of the last flight and the best of the day', async () => {
  const [me, other] = [await desk.seat(), await desk.seat()];
  await desk.untilCrashIn(250);
  const roundId = desk.roundId();
  const mine = idOf(await desk.bet(me, 100, { autoCashOut: 2 }));
  const theirs = idOf(await desk.bet(other, 300));
  // Others may have bet on this flight before.
  const list = async (overrides: object) =>
    ((await desk.call('casino/avaitorBetsList', { eventId, ...overrides }, me)).data ?? []).filter(
      ({ _id }) => [mine, theirs].includes(_id),
    );

  expect(await list({})).toMatchObject([
    { _id: theirs, roundId, amount: 300, isMine: false, multiplier: null, isDeclare: 0 },
    { _id: mine, userInfo: { username: me.username }, isMine: true, autoCashOut: 2 },
  ]);
  expect((await list({}))[0]?.userInfo.username).toMatch(/^P\*\*\*\d$/);
  expect((await list({ show: 'mine' })).map(({ _id }) => _id)).toEqual([mine]);
  await desk.takeOff();
  desk.flyTo(msToReach(150) + 1);
  expect(await desk.cashOut(other, theirs)).toMatchObject({
    error: false,
    data: { curentMultiplier: 1.5, finalProfit: 150, totalCoins: 10_000, exposure: 0 },
  });
  await desk.untilCrash();
  expect(await list({ show: 'previous' })).toMatchObject([
    { _id: theirs, multiplier: 1.5, profit: 150, loss: 0, isDeclare: 1 },
    { _id: mine, multiplier: 2, profit: 100 },
  ]);
  expect((await list({ show: 'top' })).map(({ _id }) => _id).slice(0, 2)).toEqual([theirs, mine]);
  expect((await list({ show: 'top', by: 'multiplier', period: 'year' })).map(({ _id }) => _id)[0]).toBe(mine);
  expect(await list({ show: 'mine', isDeclare: true })).toMatchObject([{ _id: mine, profit: 100 }]);
});

test('my own list says which stakes were returned: taken back, interrupted in the air, or of a flight called off', async () => {
  const client = await desk.seat();
  const returned = async () => {
    const request = { eventId, show: 'mine', isDeclare: true } as const;
    const { data } = await desk.call('casino/avaitorBetsList', request, client);
    return data?.map(({ _id, isVoid, profit, loss }) => ({ _id, isVoid, profit, loss }));
  };
  const asVoid = (_id: string) => ({ _id, isVoid: true, profit: 0, loss: 0 });
  await desk.untilCrashIn(250);
  const roundId = desk.roundId();
  const takenBack = idOf(await desk.bet(client, 100));
  await desk.call('casino/aviatorBetCancel', { roundId, eventId, betId: takenBack }, client);
  const interrupted = idOf(await desk.bet(client, 100));
  await desk.takeOff();
  await returnFlying(desk.house, roundId);
  await desk.untilCrash();
  expect(await returned()).toEqual([interrupted, takenBack].map(asVoid));
  expect((await desk.call('user/betStory', { betId: interrupted }, client)).data).toMatchObject({
    takenOutRule: 'flight-interrupted',
  });

  await desk.untilCrashIn(250);
  const calledOff = idOf(await desk.bet(client, 100));
  await desk.takeOff();
  await desk.products.aviator.operator.callOff('wrong plane');
  expect(await returned()).toEqual([calledOff, interrupted, takenBack].map(asVoid));
  expect((await desk.call('user/userBalance', {}, client)).data).toEqual({ coins: 10_000, exposure: 0 });
});

test('a cash-out that arrives when the next round is open learns what became of its bet', async () => {
  const [client, other] = [await desk.seat(), await desk.seat()];
  await desk.untilCrashIn(250);
  const roundId = desk.roundId();
  const [paid, lost] = [idOf(await desk.bet(client, 100)), idOf(await desk.bet(client, 100))];
  await desk.takeOff();
  desk.flyTo(msToReach(150) + 1);
  await desk.cashOut(client, paid);
  await desk.nextRound();
  const ask = async (betId: string, who = client) =>
    (await desk.call('casino/avaitorCashOut', { roundId, eventId, betId }, who)).refusal?.key;
  expect([await ask(paid), await ask(lost)]).toEqual(['already-cashed', 'cash-out-too-late']);
  expect([await ask(paid, other), await ask('999999')]).toEqual(['bet-unknown', 'bet-unknown']);
});

test('a listed bet says where its flight crashed, but not before it has', async () => {
  const client = await desk.seat();
  await desk.untilCrashIn(250);
  const roundId = desk.roundId();
  await desk.bet(client, 100);
  await desk.bet(client, 200, { autoCashOut: 1.1 });
  const crashes = async (overrides: object) => {
    const { data } = await desk.call('casino/avaitorBetsList', { eventId, ...overrides }, client);
    return data?.filter(({ isMine }) => isMine).map(({ crashValue }) => crashValue);
  };
  await desk.takeOff();
  desk.flyTo(msToReach(120));
  for (const show of ['all', 'mine'] as const)
    expect(await crashes({ show })).not.toContain(expect.anything());
  await desk.untilCrash();
  const { data } = await desk.call('game/getRoundIdDetails', { roundId });
  const crash = data?.data[0]?.creashValue;
  for (const request of [{ show: 'mine', isDeclare: true }, { show: 'previous' }] as const)
    expect(await crashes(request)).toEqual([crash, crash]);
  expect(await crashes({ show: 'top' })).toEqual([crash]);
});

test('a settled flight is in the statement, the ledger and the story of its bet', async () => {
  const client = await desk.seat();
  await desk.untilCrashIn(150);
  const roundId = desk.roundId();
  const betId = idOf(await desk.bet(client, 100, { autoCashOut: 1.3 }));
  const pending = await desk.call('sports/betsList', { isDeclare: false }, client);
  expect(JSON.stringify(pending.data)).toContain('Aviator');
  await desk.takeOff();
  await desk.untilCrash();
  const today = new Date(desk.clock.now()).toISOString().slice(0, 10);
  const ledger = await desk.call('user/userLedger', { fromDate: today, toDate: today }, client);
  expect(JSON.stringify(ledger.data)).toContain(eventId);
  const statement = await desk.call('user/userStatement', {}, client);
  expect(statement.data?.statementData[0]).toMatchObject({ amount: 30 });
  const story = await desk.call('user/betStory', { betId }, client);
  expect(story.data).toMatchObject({ isUnpriced: true, cashedOutAt: 1.3, profitLoss: 30 });
  expect(JSON.stringify(story.data)).toContain('The plane flew away at');
  expect(JSON.stringify(story.data)).toContain(roundId.split('.')[1]);
});

test('the story of a bet that was never cashed out names no multiplier', async () => {
  const client = await desk.seat();
  await desk.untilCrashIn(150);
  const betId = idOf(await desk.bet(client, 100));
  await desk.takeOff();
  await desk.untilCrash();
  const { data } = await desk.call('user/betStory', { betId }, client);
  expect(data).toMatchObject({ isUnpriced: true, profitLoss: -100 });
  expect(data).not.toHaveProperty('cashedOutAt');
});

test('a bet that was not cashed out is listed without a rate, one that was with its multiplier', async () => {
  const client = await desk.seat();
  await desk.untilCrashIn(150);
  idOf(await desk.bet(client, 100));
  idOf(await desk.bet(client, 200, { autoCashOut: 1.3 }));
  const open = await desk.call('sports/betsList', { isDeclare: false }, client);
  expect(open.data?.pendingBetData.map(({ rate }) => rate)).toEqual([0, 0]);
  await desk.takeOff();
  await desk.untilCrash();
  const today = new Date(desk.clock.now()).toISOString().slice(0, 10);
  const days = { eventId, fromDate: today, toDate: today };
  const { data } = await desk.call('casino/diamondCasinoReportByUser', days, client);
  const rates = data?.flatMap(({ casinoBetData }) => casinoBetData.map(({ amount, odds }) => [amount, odds]));
  expect(rates?.toSorted()).toEqual([
    [100, 0],
    [200, 1.3],
  ]);
});

test('past flights are listed at both paths, newest first, and each can be checked', async () => {
  await desk.untilCrashIn(101);
  await desk.nextRound();
  const [one, other] = await Promise.all([
    desk.call('v1/game/getRoundIdDetails', { gameType: 'aviator' }),
    desk.call('game/getRoundIdDetails', {}),
  ]);
  expect(one.data).toEqual(other.data);
  const flights = one.data?.data ?? [];
  expect(flights.length).toBeGreaterThan(1);
  expect(flights.length).toBeLessThanOrEqual(30);
  for (const {
    creashValue,
    seed = '',
    seedHash = '',
    salt = '',
    commitment = '',
    version = 0,
    chainEnd = '',
    position = 0,
  } of flights.slice(0, 3)) {
    const crash = Math.round(creashValue * 100);
    const bound = { seed, seedHash, salt, commitment, version };
    expect(verifyFlight({ ...bound, chainEnd, position, crash })).toMatchObject({ isOk: true });
  }
  // Each seed hashes to the one before it: no flight could have been inserted.
  expect(flights[0]?.seedHash).toBe(flights[1]?.seed);
  const requestedRound = flights[1]?.roundId ?? '';
  expect((await desk.call('game/getRoundIdDetails', { roundId: requestedRound })).data?.data).toEqual([
    flights[1],
  ]);
});

test('the history shows a flight as void once an operator has returned it', async () => {
  const flown = async () => (await desk.call('game/getRoundIdDetails', {})).data?.data[0];
  const marketId = (await flown())?.roundId ?? '';
  const returned = {
    marketId,
    outcome: { void: true },
    rule: 'operator',
    reason: 'Test',
    declaredBy: 'asha',
    replaces: 'whatever',
  } as const;
  expect((await desk.house.settling.correct(returned)).ok).toBe(true);
  await vi.waitFor(async () => expect(await flown()).toMatchObject({ roundId: marketId, isVoid: true }));
});

test.each([
  ['as usual', async () => undefined],
  [
    'though its bets were returned by hand',
    (roundId: string) => desk.run('void-market', roundId, '--reason', 'The line was cut'),
  ],
])('no call shows where a flight will crash before it has, %s', async (_, during) => {
  await desk.untilCrashIn(250);
  const { round } = desk.view();
  const roundId = desk.roundId();
  const client = await desk.seat();
  await desk.takeOff();
  await during(roundId);
  const replies = [
    await desk.call('game/getRoundIdDetails', { roundId }),
    await desk.call('casino/avaitorBetsList', { eventId }, client),
    await desk.call('casino/allCasinoResult', { roundId }),
  ];
  const seed = Buffer.from(round.seed.seed).toString('hex');
  for (const { data } of replies) expect(JSON.stringify(data)).not.toContain(seed);
  expect((await desk.call('game/getRoundIdDetails', { roundId })).data?.data).toEqual([]);
  await desk.untilCrash();
  expect((await desk.call('game/getRoundIdDetails', { roundId })).data?.data).toMatchObject([{ seed }]);
});

test('the result of a finished flight names its game, where it ended, and what is needed to verify it', async () => {
  await desk.untilCrashIn(250);
  const roundId = desk.roundId();
  await desk.takeOff();
  await desk.untilCrash();
  const { crash, seed } = desk.view().round;
  const multiplier = `${(crash / 100).toFixed(2)}x`;
  expect((await desk.call('casino/allCasinoResult', { roundId })).data?.data).toMatchObject([
    { mid: roundId, gtype: 'aviator', ename: 'Aviator', win: multiplier, seed: keyToHex(seed.seed) },
  ]);
});

test('what a flight was bound to is shown while bets are open, and is what its proof is compared with afterwards', async () => {
  await desk.untilCrashIn(100);
  const roundId = desk.roundId();
  const socket = await desk.socket();
  socket.io.emit('joinGame', { gameName: 'aviator' });
  const shown: AviatorState = JSON.parse(String(await socket.next('crashValue')));
  expect(shown).toMatchObject({ gameStatus: 'open', roundId, commitment: desk.view().round.commitment });
  await desk.takeOff();
  await desk.untilCrash();
  const { data } = await desk.call('v1/game/getRoundIdDetails', { roundId });
  expect(data?.data).toMatchObject([{ commitment: shown.commitment, salt: shown.commitment?.split('.')[2] }]);
});

test('the audit finds a flight that was bound to another salt than that of its chain', async () => {
  await desk.untilCrashIn(100);
  const roundId = desk.roundId();
  await desk.takeOff();
  await desk.untilCrash();
  const bind = statement(
    't-bind-flight',
    'update round set commitment = $2 where market_id = $1 returning 1',
  );
  const { commitment, salt } = desk.view().round;
  const other = 'ab'.repeat(32);
  await desk.db.query(bind, [roundId, commitment.replace(salt, other)]);
  const { faults } = await auditHouse(desk.db, undefined, undefined, productChecks);
  expect(faults).toEqual([`flight ${roundId}: expected to be bound to the salt ${salt}, found ${other}`]);
  await desk.db.query(bind, [roundId, commitment]);
});

test('the audit finds a crash that its seed does not give, and a bet paid above it', async () => {
  const client = await desk.seat();
  await desk.untilCrashIn(250);
  const roundId = desk.roundId();
  const betId = idOf(await desk.bet(client, 100, { autoCashOut: 1.5 }));
  await desk.takeOff();
  await desk.untilCrash();
  const bend = statement(
    't-bend-flight',
    `update settlement set outcome = jsonb_build_object('crash', $2::int) where market_id = $1 returning 1`,
  );
  const { crash } = desk.view().round;
  await desk.db.query(bend, [roundId, 120]);
  const { faults } = await auditHouse(desk.db, undefined, undefined, productChecks);
  expect(faults).toContain(`flight ${roundId}: crash expected ${crash} by its seed, found 120`);
  expect(faults.join('\n')).toContain(`bet ${betId}: expected nothing above the crash of ${roundId}`);
  await desk.db.query(bend, [roundId, crash]);
});

test('the audit finds a flight without a result though later ones were opened', async () => {
  await desk.untilCrashIn(101);
  const roundId = desk.roundId();
  await desk.nextRound();
  const set = (state: string) =>
    desk.db.script(`update market set state = '${state}' where id = '${roundId}'`);
  await set('shut');
  const { faults } = await auditHouse(desk.db, undefined, undefined, productChecks);
  await set('settled');
  expect(faults).toContain(
    `flight ${roundId}: expected a result, as later flights were opened; found it shut`,
  );
});
