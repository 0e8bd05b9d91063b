import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { productChecks } from '../../src/products.ts';
import { dayOf } from '../../src/time/period.ts';
import { type FlightDesk, openFlightDesk } from '../support/flights/flight-desk.ts';
import { type MatkaDesk, openMatkaDesk } from '../support/matka-desk.ts';
import type { FamilyClient } from './family-client.ts';
import { signedInClient, themes } from './signed-in-client.ts';

let flights: FlightDesk;
let matkas: MatkaDesk;
beforeAll(async () => {
  flights = await openFlightDesk();
  matkas = await openMatkaDesk();
});
afterAll(async () => {
  for (const { db } of [flights, matkas])
    expect((await auditHouse(db, undefined, undefined, productChecks)).faults).toEqual([]);
  await flights.close();
  await matkas.close();
});

const daysOf = (now: number) => ({ fromDate: dayOf(now), toDate: dayOf(now) });

interface Game {
  readonly socketURL: string;
  readonly minStake: number;
  readonly betStatus: boolean;
}

test.each(themes)('a client of theme %s flies: joins, bets, is refused, and lists', async (theme) => {
  const client = await signedInClient(flights, theme);
  await flights.untilCrashIn(101);
  const eventId = 303031;
  const { data: game } = await client.direct<Game>('casino/getDiamondCasinoByEventId', { eventId });
  expect(game).toMatchObject({ betStatus: true, minStake: 10 });
  const { messages } = await client.joinGame(
    game.socketURL,
    'joinGame',
    { gameName: 'aviator' },
    'crashValue',
  );
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  const state = JSON.parse(String(messages[0]));
  expect(state).toMatchObject({ gameStatus: 'open', crashStatus: false, isBetting: true });

  const bet = { roundId: state.roundId, amount: 100, casinoType: 'aviator', eventId };
  const placed = await client.store<{ betInsertId: string }>('casino/avaitorGamePlace', bet);
  expect(placed).toMatchObject({ isSuccess: true, message: 'Aviator Bet Place Succesfull' });
  expect(placed.data.betInsertId).toMatch(/^\d+$/);
  const small = await client.store('casino/avaitorGamePlace', { ...bet, amount: 9 });
  expect(small).toMatchObject({ isSuccess: false, message: 'min bet amount 10' });
  const missed = { roundId: state.roundId, eventId, betId: '1' };
  expect(await client.store('casino/avaitorCashOut', missed)).toMatchObject({ isSuccess: false });

  const { data: exposed } = await client.direct<unknown[]>('sports/betsList', { isClientExposure: true });
  expect(exposed).toMatchObject([{ amount: 100, marketType: 'casino' }]);
});

test('the last flights are read below the address of the socket, without a session', async () => {
  await flights.takeOff();
  await flights.untilCrash();
  const client = await signedInClient(flights, 'P');
  const { data: game } = await client.direct<Game>('casino/getDiamondCasinoByEventId', { eventId: 303031 });
  const { body } = await client.send<{ creashValue: number }[]>(
    'v1/game/lastRounds',
    { gameType: 'avaitor' },
    'POST',
    game.socketURL,
  );
  expect(body.data.length).toBeGreaterThan(0);
  for (const { creashValue } of body.data) expect(creashValue).toBeGreaterThanOrEqual(1);
});

test('a socket that sends credentials is answered with the name of its origin', async () => {
  const origin = 'https://play.example';
  const response = await fetch(`${flights.address}/socket.io/?EIO=4&transport=polling`, {
    headers: { origin },
  });
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
});

interface MatkaRow {
  readonly _id: string;
  readonly isDeclare: number;
  readonly isDeleted: number;
  readonly result: string | null;
}

const listOf = async (client: FamilyClient) =>
  (await client.direct<MatkaRow[]>('matka/matkaBetList', daysOf(matkas.clock.now()))).data;

test.each(themes)('a client of theme %s plays matka: lists, bets, is refused, cancels', async (theme) => {
  const client = await signedInClient(matkas, theme);
  const { data: list } =
    await client.direct<{ matkaEventId: string; showOpenTime: string }[]>('matka/getMatkaList');
  expect(list.find(({ matkaEventId }) => matkaEventId === '7007')?.showOpenTime).toMatch(/^\d\d:\d\d$/);
  const bet = { matkaEventId: '7007', gameType: 'SINGLE', betType: 'OPEN', betNumber: '8', amount: 100 };
  expect(await client.store('matka/matkaPlaceBet', bet)).toMatchObject({
    isSuccess: true,
    message: 'Bet Successful',
  });
  const oddEven = { ...bet, gameType: 'ODD_EVEN', betNumber: 'ODD', amount: '100' };
  expect(await client.store('matka/matkaPlaceBet', oddEven)).toMatchObject({ isSuccess: true });
  const jodi = { ...bet, gameType: 'JODI', betNumber: '07' };
  for (const betType of ['OPEN', 'CLOSE'])
    expect(await client.store('matka/matkaPlaceBet', { ...jodi, betType })).toMatchObject({
      isSuccess: true,
    });
  expect(await client.store('matka/matkaPlaceBet', { ...bet, amount: 1 })).toMatchObject({
    isSuccess: false,
    message: 'Minimum bet is 10',
  });

  const rows = await listOf(client);
  expect(rows.map(({ isDeclare, result }) => [isDeclare, result])).toEqual(rows.map(() => [0, null]));
  expect(rows.length).toBe(4);
  const betId = rows.at(-1)?._id;
  const other = await signedInClient(matkas, theme);
  expect(await other.direct('matka/matkaBetCancel', { betId })).toMatchObject({ isSuccess: false });
  expect(await client.direct('matka/matkaBetCancel', { betId })).toMatchObject({ isSuccess: true });
  expect(await client.direct('matka/matkaBetCancel', { betId })).toMatchObject({ isSuccess: false });
  expect((await listOf(client)).find(({ _id }) => _id === betId)?.isDeleted).toBe(1);
});

test('a matka bet is not taken back once its draw takes no more bets', async () => {
  const client = await signedInClient(matkas, 'P');
  const bet = { matkaEventId: '7007', gameType: 'SINGLE', betType: 'OPEN', betNumber: '8', amount: 100 };
  await client.store('matka/matkaPlaceBet', bet);
  const [row] = await listOf(client);
  await matkas.toShut('sandhya', 'open');
  const late = await client.direct('matka/matkaBetCancel', { betId: row?._id });
  expect(late).toMatchObject({ isSuccess: false, message: expect.stringMatching(/\w/) });
  expect((await listOf(client))[0]?.isDeleted).toBe(0);
});
