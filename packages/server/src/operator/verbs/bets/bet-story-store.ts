import type { AccountId, Side } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface BetStory {
  readonly id: bigint;
  readonly client_id: AccountId;
  readonly username: string;
  readonly brand: string;
  readonly market_id: string;
  readonly market_name: string | null;
  readonly match_name: string | null;
  readonly market_state: string | null;
  readonly option: string;
  readonly side: Side;
  readonly stake: bigint;
  readonly odds: number;
  readonly odds_seen: number;
  readonly run: number | null;
  readonly cashed_at: number | null;
  readonly state: string;
  readonly profit: bigint | null;
  readonly settlement_id: bigint | null;
  readonly remark: string | null;
  readonly taken_out_by: string | null;
  readonly taken_out_at: number | null;
  readonly details: Readonly<Record<string, string>> | null;
  readonly request_id: string;
  readonly address: string;
  readonly placed_at: number;
}

const story = statement(
  'operator-bet-story',
  `select b.id, b.client_id, a.username, a.brand, b.market_id, m.name as market_name,
     m.state as market_state, t.name as match_name, b.option, b.side,
     b.stake, b.odds, b.odds_seen, b.run, b.cashed_at, b.state, b.profit, b.settlement_id, b.remark, b.details, b.request_id,
     b.address, b.placed_at, b.taken_out_by, b.taken_out_at
   from bet b join account a on a.id = b.client_id left join market m on m.id = b.market_id
     left join match t on t.event_id = m.event_id where b.id = $1`,
);

export async function readBetStory(db: Queries, id: bigint): Promise<BetStory | undefined> {
  return (await db.query<BetStory>(story, [id]))[0];
}

export interface TransferStory {
  readonly id: bigint;
  readonly from_name: string;
  readonly to_name: string;
  readonly coins: bigint;
  readonly kind: string;
  readonly settlement_id: bigint | null;
  readonly corrects: bigint | null;
  readonly remark: string;
  readonly created_at: number;
}

const transfers = statement(
  'operator-bet-transfers',
  `select t.id, f.username as from_name, o.username as to_name, t.coins, t.kind, t.settlement_id, t.corrects, t.remark, t.created_at
   from transfer t join account f on f.id = t.from_account join account o on o.id = t.to_account
   where t.market_id = $1 and $2 in (t.from_account, t.to_account) order by t.id`,
);

/** The transfers of the market for this client, for all its bets together. */
export function readTransferStory(db: Queries, market: string, client: AccountId): Promise<TransferStory[]> {
  return db.query<TransferStory>(transfers, [market, client]);
}
