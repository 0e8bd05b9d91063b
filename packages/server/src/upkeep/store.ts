import { type Queries, statement } from '@maidan/process/db/db.ts';

const refusals = statement(
  'upkeep-refusals',
  `delete from refused_bet r using (
     select client_id, request_id from refused_bet where refused_at < $1 order by refused_at limit $2 for update skip locked
   ) old
   where r.client_id = old.client_id and r.request_id = old.request_id returning 1`,
);

/** How many were deleted, at most `most`. */
export async function deleteRefusals(db: Queries, before: number, most: number): Promise<number> {
  return (await db.query(refusals, [new Date(before), most])).length;
}

/** Locked first, so that a session used at the same moment is checked again and kept. */
const sessions = statement(
  'upkeep-sessions',
  `delete from session s using (
     select token_hash from session where used_at < $1 or created_at < $2 limit $3 for update skip locked
   ) old
   where s.token_hash = old.token_hash returning 1`,
);

/** How many were deleted, at most `most`. */
export async function deleteSessions(
  db: Queries,
  usedBefore: number,
  createdBefore: number,
  most: number,
): Promise<number> {
  return (await db.query(sessions, [new Date(usedBefore), new Date(createdBefore), most])).length;
}

/** The place of a scan through the settled markets, oldest first. */
export interface MarketPlace {
  readonly created_at: number;
  readonly id: string;
}

/**
 * A settled market takes no more bets, and no feed offers markets of a finished match again: one without bets will never have
 * any. The last round of each game is kept, since the next one gets its number, and so its seed, from it. The place is that
 * of the last market checked; there is none at the end of the scan.
 */
const markets = statement(
  'upkeep-markets',
  `with page as (
     select id, event_id, created_at from market
     where state = 'settled' and created_at < $1 and (created_at, id) > ($2, $3) order by created_at, id limit $4
   ),
   unused as (
     select m.id from page p join market m on m.id = p.id
       left join round r on r.market_id = p.id left join match t on t.event_id = p.event_id
     where m.state = 'settled'
       and case when r.market_id is null then t.status in ('completed', 'abandoned')
         else r.number < (select max(x.number) from round x where x.game = r.game) end
       and not exists (select 1 from bet b where b.market_id = p.id)
       and not exists (select 1 from transfer x where x.market_id = p.id)
     for update of m skip locked
   ),
   settlements as (delete from settlement s using unused u where s.market_id = u.id),
   rounds as (delete from round r using unused u where r.market_id = u.id),
   gone as (delete from market m using unused u where m.id = u.id)
   select created_at, id from page order by created_at desc, id desc limit 1`,
);

export async function deleteUnusedMarkets(
  db: Queries,
  before: number,
  after: MarketPlace,
  most: number,
): Promise<MarketPlace | undefined> {
  const params = [new Date(before), new Date(after.created_at), after.id, most];
  return (await db.query<MarketPlace>(markets, params))[0];
}

const tables = statement(
  'upkeep-tables',
  `select quote_ident(relname) as name from pg_class
   where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`,
);

/** Makes the space of deleted and replaced rows reusable. Table by table, so that bets are placed in between. */
export async function reuseSpace(db: Queries): Promise<void> {
  for (const { name } of await db.query<{ name: string }>(tables))
    await db.query(statement(`upkeep-vacuum-${name}`, `vacuum ${name}`));
}
