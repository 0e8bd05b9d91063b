import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPostgresHouse } from '../support/database/postgres-house.ts';
import { twoTeams } from '../support/test-house.ts';

const bets = 400;

test('where batches overlap each client’s bets are booked, and announced, in the order they were sent', async ({
  skip,
}) => {
  const house = await openPostgresHouse();
  if (house === undefined) return skip('no PostgreSQL on this platform');
  await house.market('match', twoTeams);
  const clients = [await house.client(100_000), await house.client(100_000), await house.client(100_000)];

  const placing: Promise<readonly [bigint, bigint]>[] = [];
  for (let sent = 0; sent < bets; sent += 1) {
    const client = clients[sent % clients.length] ?? house.owner;
    placing.push(
      house.place({ client, marketId: 'match', stake: 10 }).then((answer) => {
        if (!answer.ok) throw new Error(answer.refusal.code);
        return [client, answer.value.betId] as const;
      }),
    );
    // A few at a time, so that many batches are formed.
    if (sent % 7 === 0) await setImmediate();
  }
  const placed = await Promise.all(placing);

  for (const client of clients) {
    const ids = placed.flatMap(([owner, id]) => (owner === client ? [id] : []));
    expect(ids).toEqual(ids.toSorted((one, other) => Number(one - other)));
    const exposures = house.sent.flatMap(({ to, event, message }) =>
      to === `client:${client}` && event === 'coinUpdate' ? [(message as { exposure: number }).exposure] : [],
    );
    expect(exposures).toEqual(ids.map((_id, index) => 10 * (index + 1)));
  }
  await house.close();
});
