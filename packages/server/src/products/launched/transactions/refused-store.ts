import { type Db, statement } from '@maidan/process/db/db.ts';

const refused = statement(
  'wallet-transactions-forget-refused',
  `delete from wallet_transaction t using (
     select provider, transaction_id from wallet_transaction
     where kind = 'bet' and rolled_back_by is null and reply ->> 'status' = 'refused' and asked_at < $1
     order by asked_at limit $2 for update skip locked
   ) old
   where t.provider = old.provider and t.transaction_id = old.transaction_id returning t.market_id`,
);

/** Rounds that only refused bets had opened. */
const unused = statement(
  'launched-rounds-forget-unused',
  `with unused as (
     select r.market_id from launched_round r
     where r.market_id = any ($1::text[])
       and not exists (select 1 from wallet_transaction t where t.market_id = r.market_id)
       and not exists (select 1 from bet b where b.market_id = r.market_id)
     for update skip locked
   ),
   rounds as (delete from launched_round r using unused u where r.market_id = u.market_id)
   delete from market m using unused u where m.id = u.market_id`,
);

/**
 * Deletes refused bets asked for before this time, with the rounds that no other bet was on, and returns how many bets.
 * Otherwise a player without coins could fill the disk. One that was rolled back is kept, since it must fail for ever.
 */
export function forgetRefusedBets(db: Db, before: number, most: number): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx.query<{ market_id: string | null }>(refused, [new Date(before), most]);
    const rounds = new Set(gone.flatMap(({ market_id }) => market_id ?? []));
    if (rounds.size > 0) await tx.query(unused, [[...rounds]]);
    return gone.length;
  });
}
