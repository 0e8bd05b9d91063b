import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface MatchSums {
  readonly match: bigint;
  readonly session: bigint;
  readonly match_commission: bigint;
  readonly session_commission: bigint;
  readonly session_turnover: bigint;
}

/** Reads the client's transfers no further back than the match's first market. */
const sums = statement(
  'ledger-match-sums',
  `with mine as (
     select id, kind = 'fancy' as is_session from market where event_id = $2
   ),
   since as (select min(created_at) as at from market where event_id = $2),
   own as (
     select -coins as coins, kind, market_id from transfer, since where from_account = $1 and created_at >= since.at
     union all
     select coins, kind, market_id from transfer, since where to_account = $1 and created_at >= since.at
   ),
   moved as (
     select own.coins, own.kind in ('settlement', 'settlement-reversal') as is_result, mine.is_session
     from own join mine on mine.id = own.market_id
   )
   select coalesce(sum(coins) filter (where is_result and not is_session), 0)::bigint as match,
     coalesce(sum(coins) filter (where is_result and is_session), 0)::bigint as session,
     coalesce(sum(coins) filter (where not is_result and not is_session), 0)::bigint as match_commission,
     coalesce(sum(coins) filter (where not is_result and is_session), 0)::bigint as session_commission,
     (select coalesce(sum(b.stake), 0) from mine join bet b on b.market_id = mine.id and b.client_id = $1
       join settlement s on s.id = b.settlement_id
       where mine.is_session and b.state = 'settled' and not s.outcome ? 'void')::bigint as session_turnover
   from moved`,
);

export async function readMatchSums(db: Queries, client: AccountId, eventId: string): Promise<MatchSums> {
  const [row] = await db.query<MatchSums>(sums, [client, eventId]);
  if (row === undefined) throw new Error(`match ${eventId} did not add up`);
  return row;
}
