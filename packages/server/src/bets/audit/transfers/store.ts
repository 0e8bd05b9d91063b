import { type Queries, statement } from '../../../db/db.ts';

export interface AuditedTransfer {
  readonly id: bigint;
  readonly is_to_itself: boolean;
  readonly corrects: bigint | null;
  readonly is_unlike: boolean;
  readonly corrected_before: bigint | null;
  readonly market_id: string | null;
  readonly is_without_bet: boolean;
}

const bounds = statement(
  'audit-transfers-bounds',
  'select count(*) as rows, max(id) as last from (select id from transfer where id > $1 order by id limit $2) page',
);

/** How many transfers the next page has, and its last id. */
export async function nextTransfers(
  db: Queries,
  after: bigint,
  most: number,
): Promise<{ rows: bigint; last: bigint | null }> {
  const [row] = await db.query<{ rows: bigint; last: bigint | null }>(bounds, [after, most]);
  return row ?? { rows: 0n, last: null };
}

const suspects = statement(
  'audit-transfers-suspects',
  `select * from (
     select t.id, t.from_account = t.to_account as is_to_itself, t.corrects, t.market_id,
       t.corrects is not null and (c.coins <> t.coins or c.from_account <> t.to_account
         or c.to_account <> t.from_account or c.market_id is distinct from t.market_id) as is_unlike,
       (select min(r.id) from transfer r where r.corrects = t.corrects and r.id < t.id) as corrected_before,
       t.market_id is not null and not exists (select 1 from bet b
         where b.market_id = t.market_id and b.client_id in (t.from_account, t.to_account)) as is_without_bet
     from transfer t left join transfer c on c.id = t.corrects
     where t.id > $1 and t.id <= $2
   ) seen
   where is_to_itself or is_unlike or corrected_before is not null or is_without_bet order by id limit $3`,
);

/** Only those with something wrong. */
export function suspectTransfers(
  db: Queries,
  after: bigint,
  last: bigint,
  most: number,
): Promise<AuditedTransfer[]> {
  return db.query<AuditedTransfer>(suspects, [after, last, most]);
}
