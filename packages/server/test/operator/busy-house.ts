import type { AccountId } from '@maidan/betting';
import { aLine, type TestHouse, twoTeams } from '../support/test-house.ts';

/** Three clients (ids 2, 3, 4 after the owner's 1) with bets open, settled, corrected, voided and taken out. */
export async function busyHouse(house: TestHouse): Promise<readonly AccountId[]> {
  const clients = [await house.client(10_000), await house.client(10_000), await house.client(10_000)];
  await house.db.script(
    `update account set session_commission = 100, match_commission = 200 where role = 'client'`,
  );
  for (const id of ['declared', 'corrected', 'voided', 'open-winner', 'thinned'])
    await house.market(id, twoTeams);
  await house.market('fancy', aLine, true);
  await house.market('open-line', aLine, true);
  await house.market('untouched', twoTeams);
  const betIds: bigint[] = [];
  for (const client of clients) {
    for (const marketId of ['declared', 'corrected', 'voided', 'open-winner', 'thinned']) {
      betIds.push(
        await placed(house, {
          client,
          marketId,
          stake: 100,
          option: marketId === 'declared' ? 'lions' : 'tigers',
        }),
      );
    }
    await placed(house, { client, marketId: 'fancy', stake: 300, run: 45, rate: 90 });
  }
  const [first, second] = clients;
  if (first === undefined || second === undefined) throw new Error('no clients');
  await placed(house, { client: first, marketId: 'open-line', stake: 100, run: 45, rate: 90 });
  await placed(house, { client: first, marketId: 'open-winner', stake: 250, side: 'lay', rate: 63 });
  const extra = await placed(house, { client: second, marketId: 'open-winner', stake: 70 });

  await house.declare('declared', { winner: 'tigers' });
  await house.declare('corrected', { winner: 'tigers' });
  await house.correct('corrected', { winner: 'lions' });
  await house.declare('voided', { void: true });
  await house.declare('fancy', { run: 44 });
  await house.declare('thinned', { winner: 'tigers' });
  await house.takeOut(extra, 'void', 'Wrong price');
  const thinned = betIds[4];
  if (thinned !== undefined) await house.takeOut(thinned, 'deleted', 'Placed after the ball');
  return clients;
}

async function placed(house: TestHouse, order: Parameters<TestHouse['place']>[0]): Promise<bigint> {
  const answer = await house.place(order);
  if (!answer.ok) throw new Error(`refused: ${answer.refusal.code}`);
  return answer.value.betId;
}
