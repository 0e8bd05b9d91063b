import { type Queries, statement } from '@maidan/process/db/db.ts';

export type ActOutcome = 'done' | 'in-part' | 'refused' | 'failed';

const begin = statement(
  'operator-act-begin',
  `insert into operator_act (done_by, verb, arguments, outcome, begun_at)
   values ($1, $2, $3::jsonb, 'under-way', $4) returning id`,
);

export async function beginAct(
  db: Queries,
  act: { readonly by: string; readonly verb: string; readonly words: readonly string[] },
  now: number,
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(begin, [
    act.by,
    act.verb,
    JSON.stringify(act.words),
    new Date(now),
  ]);
  if (row === undefined) throw new Error('an act was not written down');
  return row.id;
}

const end = statement(
  'operator-act-end',
  `update operator_act set outcome = $2, reason = $3, ended_at = $4,
     arguments = case when $5 then arguments else '[]' end where id = $1`,
);

export async function endAct(
  db: Queries,
  id: bigint,
  ended: { readonly outcome: ActOutcome; readonly reason?: string; readonly keepsWords: boolean },
  now: number,
): Promise<void> {
  const { outcome, reason = null, keepsWords } = ended;
  await db.query(end, [id, outcome, reason, new Date(now), keepsWords]);
}
