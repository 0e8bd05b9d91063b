import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

/** Ten-thousandths: 150 is 1.5 %. */
export interface CommissionTerms {
  readonly session: number;
  readonly match: number;
}

const write = statement(
  'commission-terms-write',
  `update account set session_commission = coalesce($2, session_commission), match_commission = coalesce($3, match_commission)
   where id = $1 returning session_commission as session, match_commission as match`,
);

/** An absent rate stays unchanged. Settled markets keep the terms of their settlement. */
export async function setCommissionTerms(
  db: Queries,
  id: AccountId,
  changes: { readonly session?: number | undefined; readonly match?: number | undefined },
): Promise<CommissionTerms> {
  const [row] = await db.query<CommissionTerms>(write, [id, changes.session ?? null, changes.match ?? null]);
  if (row === undefined) throw new Error(`no account ${id}`);
  return row;
}
