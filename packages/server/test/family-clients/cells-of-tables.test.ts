import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { operatedProducts, productChecks } from '../../src/products.ts';
import { operateHouse } from '../operator/operate-house.ts';
import { mustGame, openTableDesk, roundIdOf, type TableDesk } from '../support/table-desk.ts';

let desk: TableDesk;
beforeAll(async () => {
  desk = await openTableDesk();
});
afterAll(async () => {
  expect((await auditHouse(desk.db, undefined, undefined, productChecks)).faults).toEqual([]);
  await desk.close();
});

const listed = async (client: { token: string }, eventId: string) =>
  (await desk.call('casino/diamondBetsList', { eventId, isDeclare: false }, client)).data?.casinoBetData.map(
    ({ sid, teamName, odds }) => ({ sid, teamName, odds }),
  );

test.each([
  ['lion', '26', 'Lion StraightFlush'],
  ['dragon', '36', 'Dragon StraightFlush'],
  ['tiger', '16', 'Tiger StraightFlush'],
])('a cell of %s that is sent with the sid of Tiger is bet on as tapped', async (betFor, sid, teamName) => {
  const client = await desk.seat();
  const roundId = roundIdOf(await desk.freshRound('teen9', 'main'));
  const cell = { roundId, sid: '16', rate: '437', betFor, nat: 'StraightFlush' };
  expect(await desk.place(client, mustGame('3048'), cell)).toMatchObject({ error: false });
  expect(await listed(client, '3048')).toEqual([{ sid, teamName, odds: 437 }]);
});

test('the tile 0 of Instant Worli is sent as its digit', async () => {
  const client = await desk.seat();
  const roundId = roundIdOf(await desk.freshRound('worli', 'main'));
  const tile = { roundId, sid: '0', rate: '9.5', nat: '0' };
  expect(await desk.place(client, mustGame('3054'), tile)).toMatchObject({ error: false });
  expect(await listed(client, '3054')).toEqual([{ sid: '10', teamName: '0 Single', odds: 9.5 }]);
});

test('a card at Andar Bahar has its price where pages of one price look, and where those of two do', async () => {
  const { data } = await desk.freshRound('abj', 'joker');
  expect(data.t2.find(({ nat }) => nat === 'Joker A')).toMatchObject({ rate: '12', b1: '12', gstatus: '1' });
});

test.each(['196.95', '1.92'])(
  'the difference is taken off the rate in the coins it is quoted for: %s',
  async (rate) => {
    await operateHouse(desk, operatedProducts(desk.products), [
      'set-table',
      'teen',
      '--odds-difference',
      '0.05',
    ]);
    const client = await desk.seat();
    const picture = await desk.freshRound('teen', 'main');
    expect(picture.data.t1[0]).toMatchObject({ nation: 'Player A', b1: 197 });
    const bet = { roundId: roundIdOf(picture), sid: '1', rate, nat: 'Player A', isLay: false };
    expect(await desk.place(client, mustGame('3031'), bet)).toMatchObject({ error: false });
    expect(await listed(client, '3031')).toEqual([{ sid: '1', teamName: 'Player A', odds: 1.97 }]);
  },
);
