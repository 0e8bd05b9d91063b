import { randomBytes } from 'node:crypto';
import { accountId, type Clock, coinsFromWhole } from '@maidan/betting';
import { type Db, statement } from '../packages/process/src/db/db.ts';
import { createSessions } from '../packages/server/src/signed-in/sessions.ts';
import { writeTransfers } from '../packages/server/src/wallet/transfer.ts';

export interface BenchClient {
  readonly userId: string;
  readonly token: string;
}

const insertClients = statement(
  'bench-clients',
  `with made as (
     insert into account (brand, role, username, name, created_at)
     select 'default', case when n = 0 then 'owner' else 'client' end, 'BENCH' || $2 || n, 'Bench', now()
     from generate_series(0, $1::int) n returning id, role
   ), purses as (insert into wallet (account_id) select id from made)
   select id, role from made order by id`,
);

/** Clients of one owner, signed in, with more coins than a bench can stake. */
export async function makeClients(db: Db, clock: Clock, count: number): Promise<BenchClient[]> {
  const made = await db.query<{ id: bigint; role: string }>(insertClients, [count, `${process.pid}/`]);
  const owner = made.find((row) => row.role === 'owner');
  const clients = made.filter((row) => row.role === 'client').map((row) => accountId(row.id));
  if (owner === undefined) throw new Error('no owner');
  const credit = { from: accountId(owner.id), coins: coinsFromWhole(1_000_000_000), kind: 'credit' } as const;
  await db.transaction((tx) =>
    writeTransfers(
      tx,
      clients.map((to) => ({ ...credit, to })),
      clock.now(),
    ),
  );
  const sessions = createSessions(db, clock, randomBytes);
  const signedIn: BenchClient[] = [];
  for (const id of clients) {
    const { token } = await sessions.open({ id, username: 'BENCH' }, 'default', '127.0.0.1');
    signedIn.push({ userId: String(id), token });
  }
  return signedIn;
}
