import type { AccountId, Result } from '@maidan/betting';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';

/** Ten-thousandths: 150 is 1.5 %. */
export interface CommissionTerms {
  readonly session: number;
  readonly match: number;
}

const writeTerms = statement(
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
  const [row] = await db.query<CommissionTerms>(writeTerms, [
    id,
    changes.session ?? null,
    changes.match ?? null,
  ]);
  if (row === undefined) throw new Error(`no account ${id}`);
  return row;
}

/** In hundredths; an absent field is no limit. */
export interface ClientLimits {
  readonly stakeMin?: bigint;
  readonly stakeMax?: bigint;
  readonly marketMax?: bigint;
}

/** Null removes a limit; an absent one stays unchanged. */
export type LimitChanges = { readonly [Name in keyof ClientLimits]?: bigint | null | undefined };

const names = ['stakeMin', 'stakeMax', 'marketMax'] as const;

const lock = statement('limits-lock', 'select limits from account where id = $1 for update');
const writeLimits = statement('limits-write', 'update account set limits = $2::jsonb where id = $1');

export function setLimits(
  db: Db,
  id: AccountId,
  changes: LimitChanges,
): Promise<Result<ClientLimits, 'min-above-max'>> {
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ limits: Record<string, string> | null }>(lock, [id]);
    if (row === undefined) throw new Error(`no account ${id}`);
    const next: { -readonly [Name in keyof ClientLimits]: bigint } = {};
    for (const name of names) {
      const stored = row.limits?.[name];
      const change = changes[name];
      const value = change === undefined && stored !== undefined ? BigInt(stored) : change;
      if (value !== undefined && value !== null) next[name] = value;
    }
    const { stakeMin = 0n, stakeMax } = next;
    if (stakeMax !== undefined && stakeMin > stakeMax) return { ok: false, refusal: 'min-above-max' };
    const encoded = Object.fromEntries(Object.entries(next).map(([name, value]) => [name, String(value)]));
    await tx.query(writeLimits, [id, Object.keys(encoded).length === 0 ? null : JSON.stringify(encoded)]);
    return { ok: true, value: next };
  });
}
