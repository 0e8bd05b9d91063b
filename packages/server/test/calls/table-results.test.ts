import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTableDesk, type TableDesk } from '../support/table-desk.ts';

let desk: TableDesk;
beforeAll(async () => {
  desk = await openTableDesk();
});
afterAll(() => desk.close());

const rounds = async () =>
  (await desk.call('casino/tableResults', { eventId: '3048' }, await desk.seat())).data?.rounds;

test('the rounds of a table are listed newest first, each with the options that won', async () => {
  for (let round = 0; round < 3; round += 1) await desk.freshRound('teen9', 'main');
  const found = await rounds();
  const { game } = desk.mustTable('teen9');
  expect(found?.length).toBeGreaterThanOrEqual(3);
  expect(found?.slice(0, 3)).toEqual(
    desk
      .mustTable('teen9')
      .results()
      .slice(0, 3)
      .map(({ roundId, code, winners, isVoid }) => ({ mid: roundId, result: code, sids: winners, isVoid })),
  );
  const sids = game.options.map(({ sid }) => sid);
  for (const round of found ?? []) expect(sids).toEqual(expect.arrayContaining(round.sids));
});

test('a round that an operator returned is void in the list from then on', async () => {
  await desk.freshRound('teen9', 'main');
  const newest = (await rounds())?.[0];
  if (newest === undefined) throw new Error('no round is over');
  expect(newest.isVoid).toBe(false);
  const corrected = await desk.house.settling.correct({
    marketId: newest.mid,
    outcome: { void: true },
    rule: 'round-void',
    reason: 'A card was seen',
    declaredBy: 'asha',
    replaces: 'whatever',
  });
  expect(corrected.ok).toBe(true);
  await vi.waitFor(async () =>
    expect((await rounds())?.[0]).toMatchObject({ mid: newest.mid, isVoid: true }),
  );
});

test('a table that is not dealt has no results', async () => {
  const reply = await desk.call('casino/tableResults', { eventId: '1' }, await desk.seat());
  expect(reply).toMatchObject({ error: true, message: 'Not available yet' });
});
