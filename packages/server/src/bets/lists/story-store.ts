import type { AccountId, MarketDefinition, MarketOutcome } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import { definitionOf } from '../../db/db.ts';
import type { RemarkKey, TransferKind } from '../../wallet/transfer.ts';

export interface BetOfStory {
  readonly id: bigint;
  readonly market_id: string;
  readonly product: string;
  readonly kind: string;
  readonly market_name: string;
  readonly definition: MarketDefinition;
  readonly runner_names: Readonly<Record<string, string>>;
  readonly event_id: string;
  readonly room: string;
  readonly option: string;
  readonly side: 'back' | 'lay';
  readonly stake: bigint;
  readonly odds: number;
  readonly odds_seen: number;
  readonly run: number | null;
  /** In hundredths. */
  readonly cashed_at: number | null;
  readonly state: 'open' | 'settled' | 'void' | 'deleted';
  readonly profit: bigint | null;
  readonly settlement_id: bigint | null;
  readonly remark: string | null;
  readonly taken_out_rule: string | null;
  readonly details: Record<string, string> | null;
  readonly placed_at: number;
}

const bet = statement(
  'story-bet',
  `select b.id, b.market_id, m.product, m.kind, m.name as market_name, ${definitionOf('m')}, m.runner_names, m.event_id, m.room,
     b.option, b.side, b.stake, b.odds, b.odds_seen, b.run, b.cashed_at, b.state, b.profit, b.settlement_id, b.remark, b.taken_out_rule,
     b.details, b.placed_at
   from bet b join market m on m.id = b.market_id
   where b.id = $1 and b.client_id = $2`,
);

/** Also undefined when the bet is another client's. */
export async function findOwnBet(
  db: Queries,
  client: AccountId,
  id: bigint,
): Promise<BetOfStory | undefined> {
  return (await db.query<BetOfStory>(bet, [id, client]))[0];
}

export interface ResultOfStory {
  readonly id: bigint;
  readonly outcome: MarketOutcome;
  readonly rule: string;
  readonly reason: string;
  readonly details: { readonly balls?: readonly BallOfStory[] } | null;
  readonly declared_at: number;
  readonly corrects: bigint | null;
}

export interface BallOfStory {
  readonly innings: number;
  readonly over: number;
  readonly delivery: number;
}

const results = statement(
  'story-results',
  `select id, outcome, rule, reason, details, declared_at, corrects from settlement where market_id = $1 order by id`,
);

/** Oldest first. */
export function readResults(db: Queries, market: string): Promise<ResultOfStory[]> {
  return db.query<ResultOfStory>(results, [market]);
}

export interface TransferOfStory {
  readonly id: bigint;
  readonly coins: bigint;
  readonly kind: TransferKind;
  readonly remark: string;
  readonly remark_key: RemarkKey | null;
  readonly corrects: bigint | null;
  readonly created_at: number;
}

const transfers = statement(
  'story-transfers',
  `select id, -coins as coins, kind, remark, remark_key, corrects, created_at from transfer
   where from_account = $1 and created_at >= $3 and market_id = $2
   union all
   select id, coins, kind, remark, remark_key, corrects, created_at from transfer
   where to_account = $1 and created_at >= $3 and market_id = $2
   order by id`,
);

/** The transfers of the market for this client, for all its bets together, oldest first. */
export function readTransfers(
  db: Queries,
  client: AccountId,
  { market_id, placed_at }: Pick<BetOfStory, 'market_id' | 'placed_at'>,
): Promise<TransferOfStory[]> {
  return db.query<TransferOfStory>(transfers, [client, market_id, new Date(placed_at)]);
}
