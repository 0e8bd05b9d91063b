import { statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { operatedProducts } from '../../src/products.ts';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';
import { operateHouse } from './operate-house.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

const walletRow = statement('t-closing-wallet', 'select balance, exposure from wallet where account_id = $1');

test.each(['shut-betting', 'block'])(
  'the open bets of a client after %s are settled like all others, or returned by void-bet',
  async (verb) => {
    const [tie, client] = [await desk.tie(), await desk.bettor(10_000)];
    const operate = (...argv: string[]) => operateHouse(desk, operatedProducts(desk.products), argv);
    const wallet = async () => (await desk.db.query(walletRow, [client.id]))[0];
    await desk.betOdds(client, tie);
    const session = await desk.betSession(client, tie);
    expect((await operate(verb, '--client', client.username)).exit).toBe(0);
    expect(await wallet()).toEqual({ balance: 1_000_000n, exposure: 200_000n });

    await desk.sendChanges(tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' }));
    expect(await wallet()).toEqual({ balance: 1_090_000n, exposure: 100_000n });
    expect((await operate('void-bet', session.data?.betId ?? '', '--remark', 'Closed')).exit).toBe(0);
    expect(await wallet()).toEqual({ balance: 1_090_000n, exposure: 0n });
    expect(await auditHouse(desk.db)).toMatchObject({ faults: [], faultCount: 0 });
  },
);
