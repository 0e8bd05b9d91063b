import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface SessionRow {
  readonly player: string;
  readonly player_name: string;
  readonly game: string;
  readonly wallet_session: string;
  readonly price_per_point: string;
  readonly is_demo: boolean;
  readonly house: string;
}

const insert = statement(
  'studio-session-insert',
  `insert into studio_session
     (token_hash, player, player_name, game, wallet_session, price_per_point, created_at, expires_at, is_demo, house)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

export async function insertSession(
  db: Queries,
  hash: Uint8Array,
  row: SessionRow,
  now: number,
  until: number,
): Promise<void> {
  const { player, player_name, game, wallet_session, price_per_point, is_demo, house } = row;
  const times = [new Date(now), new Date(until)];
  await db.query(insert, [
    hash,
    player,
    player_name,
    game,
    wallet_session,
    price_per_point,
    ...times,
    is_demo,
    house,
  ]);
}

const find = statement(
  'studio-session-find',
  `select player, player_name, game, wallet_session, price_per_point, is_demo, house from studio_session
   where token_hash = $1 and expires_at > $2`,
);

export const findSession = async (
  db: Queries,
  hash: Uint8Array,
  now: number,
): Promise<SessionRow | undefined> => (await db.query<SessionRow>(find, [hash, new Date(now)]))[0];

const remove = statement('studio-session-delete', 'delete from studio_session where token_hash = $1');

export async function deleteSession(db: Queries, hash: Uint8Array): Promise<void> {
  await db.query(remove, [hash]);
}

const old = statement(
  'studio-session-forget',
  `delete from studio_session s using (
     select token_hash from studio_session where expires_at < $1 order by expires_at limit $2
   ) o where s.token_hash = o.token_hash returning 1`,
);

export const forgetSessions = async (db: Queries, before: number, most: number): Promise<number> =>
  (await db.query(old, [new Date(before), most])).length;
