import { type Queries, statement } from '@maidan/process/db/db.ts';

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

interface SwitchedOffRow {
  readonly id: string;
  readonly name: string;
  readonly bet_status: boolean;
  readonly socket_perm: boolean;
}

const switchedOff = statement(
  'sports-matches-switched-off',
  `select event_id as id, name, bet_status, socket_perm from match
   where status in ('upcoming', 'in-play') and not (bet_status and socket_perm) order by starts_at, event_id`,
);

/** Matches to come or in play whose betting is shut or whose socket is off. */
export function matchesSwitchedOff(db: Queries): Promise<SwitchedOffRow[]> {
  return db.query<SwitchedOffRow>(switchedOff);
}

interface ShutMarketRow {
  readonly id: string;
  readonly name: string;
  readonly match_name: string | null;
}

const shutMarkets = statement(
  'sports-markets-shut',
  `select m.id, m.name, t.name as match_name from market m left join match t on t.event_id = m.event_id
   where m.product = 'sports' and m.state = 'shut' order by m.created_at, m.id`,
);

/** Markets shut by hand, which `open-market` opens again. Rounds of games are left out: they are shut by their own clock. */
export function marketsShut(db: Queries): Promise<ShutMarketRow[]> {
  return db.query<ShutMarketRow>(shutMarkets);
}
