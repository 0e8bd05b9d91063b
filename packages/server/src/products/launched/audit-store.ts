import type { MarketDefinition, MarketOutcome } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface AuditedRound {
  readonly market_id: string;
  readonly provider: string;
  readonly round_id: string;
  readonly opened_at: number;
  readonly definition: MarketDefinition;
  readonly outcome: MarketOutcome | null;
  /** Totals of the stored bets that were not taken out. */
  readonly staked: bigint;
  readonly profit: bigint;
  readonly is_open: boolean;
  /** Total of the wins that were not rolled back. */
  readonly won: bigint;
  readonly is_final: boolean;
  /** Wins and rollbacks stored but not answered: they may not be carried out yet. */
  readonly unanswered: bigint;
}

const rounds = statement(
  'audit-launched-rounds',
  `select r.market_id, r.provider, r.round_id, r.opened_at, m.definition, s.outcome,
     coalesce(b.staked, 0)::bigint as staked, coalesce(b.profit, 0)::bigint as profit, coalesce(b.is_open, false) as is_open,
     coalesce(t.won, 0)::bigint as won, coalesce(t.is_final, false) as is_final, coalesce(t.unanswered, 0)::bigint as unanswered
   from (select * from launched_round where market_id > $1 order by market_id limit $2) r
   join market m on m.id = r.market_id
   left join settlement s on s.id = m.settlement_id
   left join lateral (
     select sum(stake) as staked, sum(profit) as profit, bool_or(state = 'open') as is_open
     from bet where bet.market_id = r.market_id and state in ('open', 'settled')
   ) b on true
   left join lateral (
     select sum(coins) filter (where kind = 'win' and rolled_back_by is null) as won,
       bool_or(kind = 'win' and is_final) as is_final,
       count(*) filter (where kind in ('win', 'rollback') and reply is null) as unanswered
     from wallet_transaction x where x.market_id = r.market_id
   ) t on true
   order by r.market_id`,
);

export const roundsAfter = (tx: Queries, after: string, most: number): Promise<AuditedRound[]> =>
  tx.query<AuditedRound>(rounds, [after, most]);

export interface AuditedTransaction {
  readonly provider: string;
  readonly transaction_id: string;
  readonly kind: string;
  readonly status: string | null;
  readonly coins: bigint | null;
  readonly is_rolled_back: boolean;
  readonly is_rollback_answered: boolean;
  /** The bet it placed. */
  readonly bet_id: bigint | null;
  readonly bet_state: string | null;
  readonly bet_stake: bigint | null;
}

const transactions = statement(
  'audit-wallet-transactions',
  `select t.provider, t.transaction_id, t.kind, t.reply ->> 'status' as status, t.coins,
     t.rolled_back_by is not null as is_rolled_back,
     coalesce(back.reply is not null, false) as is_rollback_answered,
     b.id as bet_id, b.state as bet_state, b.stake as bet_stake
   from (
     select * from wallet_transaction where (provider, transaction_id) > ($1, $2) order by provider, transaction_id limit $3
   ) t
   left join bet b on t.kind = 'bet' and b.client_id = t.client_id and b.request_id = t.provider || ':' || t.transaction_id
   left join wallet_transaction back on back.provider = t.provider and back.transaction_id = t.rolled_back_by
   order by t.provider, t.transaction_id`,
);

export const transactionsAfter = (
  tx: Queries,
  after: { readonly provider: string; readonly transaction_id: string },
  most: number,
): Promise<AuditedTransaction[]> =>
  tx.query<AuditedTransaction>(transactions, [after.provider, after.transaction_id, most]);

const strangers = statement(
  'audit-launched-strangers',
  `select b.id from bet b join market m on m.id = b.market_id
   left join launched_round r on r.market_id = m.id
   left join wallet_transaction t on t.provider = r.provider and t.transaction_id = b.option and t.kind = 'bet'
     and t.client_id = b.client_id
   where m.product = $1 and t.transaction_id is null limit 100`,
);

/** Bets on launched rounds without a transaction of a provider. */
export const unrequestedBets = (tx: Queries, product: string): Promise<{ readonly id: bigint }[]> =>
  tx.query<{ id: bigint }>(strangers, [product]);
