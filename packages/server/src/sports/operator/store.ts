import { type Queries, statement } from '../../db/db.ts';

const matchBetting = statement(
  'sports-match-betting',
  'update match set bet_status = $2 where event_id = $1 returning market_id, name',
);

/** Undefined when there is no such match. */
export async function setMatchBetting(
  db: Queries,
  event: string,
  isOpen: boolean,
): Promise<{ readonly market_id: string; readonly name: string } | undefined> {
  return (await db.query<{ market_id: string; name: string }>(matchBetting, [event, isOpen]))[0];
}

const socketPerm = statement(
  'sports-match-socket-perm',
  'update match set socket_perm = $2 where event_id = $1 returning name',
);

/** The match's name; undefined when there is no such match. */
export async function setSocketPerm(db: Queries, event: string, isOn: boolean): Promise<string | undefined> {
  return (await db.query<{ name: string }>(socketPerm, [event, isOn]))[0]?.name;
}
