import { expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { openPostgresHouse } from '../support/database/postgres-house.ts';
import { twoTeams } from '../support/test-house.ts';

const rounds = 6;
const betsEach = 40;

test('bets voided while their market settles are taken out or refused, and the settlement ends', async ({
  skip,
}) => {
  const house = await openPostgresHouse();
  if (house === undefined) return skip('no PostgreSQL on this platform');
  const clients = [await house.client(100_000), await house.client(100_000), await house.client(100_000)];

  for (let round = 0; round < rounds; round += 1) {
    const marketId = await house.market(`match ${round}`, twoTeams);
    const placed = await Promise.all(
      clients.flatMap((client) =>
        Array.from({ length: betsEach }, () => house.place({ client, marketId, stake: 10 })),
      ),
    );
    const ids = placed.flatMap((answer) => (answer.ok ? [answer.value.betId] : []));
    expect(ids.length).toBe(clients.length * betsEach);
    const [declared, ...taken] = await Promise.all([
      house.declare(marketId, { winner: 'lions' }),
      ...ids.map((id) => house.takeOut(id, 'void', 'Wrong rate')),
    ]);
    expect(declared.ok).toBe(true);
    for (const answer of taken)
      expect(answer.ok || answer.refusal.code).toEqual(answer.ok || 'market-settling');
  }
  expect(await auditHouse(house.db)).toMatchObject({ faults: [], notes: [] });
  await house.close();
});
