import { type Queries, statement } from '@maidan/process/db/db.ts';

const above = statement(
  'audit-flights-paid-above',
  `select b.id, b.market_id from bet b join market m on m.id = b.market_id join settlement s on s.id = m.settlement_id
   where b.market_id = any ($1::text[]) and b.state = 'settled' and b.profit > 0
     and (b.cashed_at is null or b.cashed_at > (s.outcome ->> 'crash')::int)`,
);

const salts = statement('audit-flight-salts', 'select chain_end, salt from flight_salt');

/** The salt of each chain, in hex. */
export async function saltsByChain(tx: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ readonly chain_end: string; readonly salt: string }>(salts);
  return new Map(rows.map(({ chain_end, salt }) => [chain_end, salt]));
}

/** Bets that won though they were not cashed out by the crash. */
export async function paidAbove(
  tx: Queries,
  roundIds: readonly string[],
): Promise<{ readonly id: bigint; readonly market_id: string }[]> {
  return roundIds.length === 0 ? [] : tx.query(above, [[...roundIds]]);
}
