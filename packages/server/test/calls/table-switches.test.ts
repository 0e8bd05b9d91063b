import { statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operatedProducts } from '../../src/products.ts';
import { operateHouse } from '../operator/operate-house.ts';
import { mustGame, openTableDesk, roundIdOf, type TableDesk } from '../support/table-desk.ts';

const teen9 = mustGame('3048');

let desk: TableDesk;
beforeAll(async () => {
  desk = await openTableDesk();
});
afterAll(() => desk.close());

async function operate(line: string): Promise<void> {
  const { exit, reason } = await operateHouse(desk, operatedProducts(desk.products), line.split(' '));
  expect([exit, reason]).toEqual([0, undefined]);
}

const hang = statement('t-hang-under', 'update account set parent_id = $2 where id = $1');

/** A client under an agent of its own. */
async function seatUnder(agent: string) {
  const client = await desk.seat(1_000_000);
  await operate(`create-agent --role agent --username ${agent} --upline QUICKISSUER`);
  const [row] = await desk.db.query<{ id: bigint; username: string }>(
    statement('t-agent', 'select id from account where username = $1'),
    [agent.toUpperCase()],
  );
  await desk.db.query(hang, [client.id, row?.id ?? 0n]);
  return { client, username: (await name(client.id)) ?? '' };
}

const name = async (id: bigint) =>
  (
    await desk.db.query<{ username: string }>(
      statement('t-name', 'select username from account where id = $1'),
      [id],
    )
  )[0]?.username;

const bet = async (client: { token: string }, amount = 100) => {
  const roundId = roundIdOf(await desk.freshRound('teen9', 'main'));
  return desk.place(client, teen9, { roundId, sid: '11', rate: '2.94', amount });
};

const shownStatus = async (client: { token: string }) =>
  (await desk.call('casino/getDiamondCasinoByEventId', { eventId: '3048' }, client)).data?.betStatus;

describe('at a table', () => {
  test.each([
    ['the client’s own switch', 'client', (_agent: string, client: string) => `--client ${client}`],
    ['the upline’s switch', 'upline', (agent: string) => `--account ${agent}`],
  ])('%s shuts betting, says so, and opens it again', async (_what, word, who) => {
    const { client, username } = await seatUnder(`${word}s-agent`);
    expect(await bet(client)).toMatchObject({ error: false });
    await operate(`shut-betting ${who(`${word}s-agent`, username)}`);
    expect(await shownStatus(client)).toBe(false);
    expect(await bet(client)).toMatchObject({ error: true, refusal: { key: `${word}-blocked` } });
    await operate(`open-betting ${who(`${word}s-agent`, username)}`);
    expect(await shownStatus(client)).toBe(true);
    expect(await bet(client)).toMatchObject({ error: false });
  });

  test('a client’s own limits hold where they are tighter than the table’s', async () => {
    const { client, username } = await seatUnder('limits-agent');
    await operate(`set-limits --client ${username} --stake-min 200 --stake-max 500 --market-max 600`);
    expect(await bet(client, 150)).toMatchObject({ error: true, message: 'Minimum bet is 200' });
    expect(await bet(client, 501)).toMatchObject({ error: true, message: 'Maximum bet is 500' });
    const first = await bet(client, 500);
    expect(first.error).toBe(false);
    const roundId = desk.mustTable('teen9').current()?.roundId ?? '';
    const more = await desk.place(client, teen9, { roundId, sid: '21', rate: '2.94', amount: 200 });
    expect(more).toMatchObject({ error: true, refusal: { key: 'market-limit-reached' } });
  });

  test('a round that the house shut by hand takes no bets, and is played to its end', async () => {
    const client = await desk.seat();
    const roundId = roundIdOf(await desk.freshRound('teen9', 'main'));
    await operate(`shut-market ${roundId}`);
    const reply = await desk.place(client, teen9, { roundId, sid: '11', rate: '2.94' });
    expect(reply).toMatchObject({ error: true, message: 'This market is shut' });
    await desk.freshRound('teen9', 'main');
    expect(await desk.house.rounds.find(roundId)).toMatchObject({ state: 'decided' });
  });
});
