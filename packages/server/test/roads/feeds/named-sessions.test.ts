import type { FeedChange, FeedMarket } from '@maidan/feeds';
import { statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import type { CupTie } from '../../support/cup-tie.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

const heading = '1ST INN LAMBI LIO VS TIG ';
const oneRun = { yesRun: 1, noRun: 1 };

/** A session as a provider prints it, open at these odds. */
function offer(tie: CupTie, place: number, market: Partial<FeedMarket>, odds: readonly [number, number]) {
  const id = `${tie.eventId}${3000 + place}`;
  const plain = { id, matchId: tie.eventId, kind: 'fancy', runners: [], isCommission: false } as const;
  const changes: readonly FeedChange[] = [
    { kind: 'market', market: { ...plain, name: '', remark: '', ...market } },
    tie.line(id, { ...oneRun, yesOdds: odds[0], noOdds: odds[1] }),
  ];
  return { id, changes };
}

async function rowOf(tie: CupTie, id: string) {
  const { text } = await desk.send(`/cache/bookmaker/${tie.marketId}`);
  return JSON.parse(text).result.session.find((row: { session_id: string }) => row.session_id === id);
}

const betStory = async (client: Awaited<ReturnType<SportsDesk['bettor']>>, betId = '') =>
  (await desk.call('user/betStory', { betId }, client)).data;

test('one digit of ten has its heading in its name, is bet on at its one price, and pays if the run ends in it', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  const digit = offer(tie, 7, { name: '7 Number', group: heading }, [85_000, 0]);
  await desk.sendChanges(...digit.changes);
  expect(await rowOf(tie, digit.id)).toMatchObject({
    session_name: '1ST INN LAMBI LIO VS TIG - 7 NUMBER',
    remark: 'Yes if the run ends in 7, no if it does not',
    runsYes: 1,
    oddsYes: 8.5,
    oddsNo: 0,
  });
  const request = { selectionId: digit.id, run: 1, odds: 8.5, amount: 100 };
  expect((await desk.betSession(client, tie, { ...request, type: 'N' })).error).toBe(true);
  const placed = await desk.betSession(client, tie, request);
  expect(placed.error).toBe(false);
  await desk.sendChanges(tie.result(digit.id, { kind: 'run', run: 1 }));
  expect(await betStory(client, placed.data?.betId)).toMatchObject({
    profitLoss: 850,
    results: [{ outcome: '1' }],
  });
  expect((await auditHouse(desk.db)).faults).toEqual([]);
});

test('odd against even is bet on both ways: yes is odd and no is even, as its remark says', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  const market = { name: '11 over run odd even LIO', group: 'oddeven', remark: 'Early bets' };
  const parity = offer(tie, 1, market, [9800, 9800]);
  await desk.sendChanges(...parity.changes);
  expect(await rowOf(tie, parity.id)).toMatchObject({
    session_name: '11 OVER RUN ODD EVEN LIO',
    remark: 'Yes if the run is odd, no if it is even. Early bets',
  });
  const request = { selectionId: parity.id, run: 1, odds: 0.98, amount: 1000 };
  const odd = await desk.betSession(client, tie, { ...request, type: 'Y' });
  const even = await desk.betSession(client, tie, { ...request, type: 'N' });
  await desk.sendChanges(tie.result(parity.id, { kind: 'run', run: 0 }));
  expect(await betStory(client, odd.data?.betId)).toMatchObject({ profitLoss: -1000 });
  // No wins its stake and risks it times the odds, as in any session.
  expect(await betStory(client, even.data?.betId)).toMatchObject({ profitLoss: 1000 });
});

test('a meter is not offered, whatever its feed sends of it, and other prices are not affected', async () => {
  const [client, tie] = [await desk.bettor(), await desk.tie()];
  const meter = offer(tie, 2, { name: 'Fall of 1st wkt meter LIO adv', group: 'meter' }, [10_000, 10_000]);
  await desk.sendChanges(...meter.changes);
  expect(await rowOf(tie, meter.id)).toBeUndefined();
  const stored = statement('t-meter', 'select id from market where id = $1');
  expect(await desk.db.query(stored, [meter.id])).toEqual([]);
  expect((await desk.betSession(client, tie, { selectionId: meter.id, run: 1 })).error).toBe(true);
  await desk.sendChanges(tie.result(meter.id, { kind: 'run', run: 34 }));
  expect((await desk.betSession(client, tie)).error).toBe(false);
});

test('a session whose feed explains what yes means is shown with that explanation once', async () => {
  const tie = await desk.tie();
  const remark = 'Yes if the run is odd, no if it is even. The over must be bowled';
  const own = offer(tie, 3, { name: 'ONLY 3 OVER RUN LIO TO BE ODD', remark }, [9800, 9800]);
  await desk.sendChanges(...own.changes);
  expect(await rowOf(tie, own.id)).toMatchObject({ session_name: 'ONLY 3 OVER RUN LIO TO BE ODD', remark });
});
