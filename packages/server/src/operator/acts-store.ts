import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { OperatorHouse } from '../verb/verb.ts';

type ActOutcome = 'done' | 'in-part' | 'refused' | 'failed';

const begin = statement(
  'operator-act-begin',
  `insert into operator_act (done_by, verb, arguments, outcome, begun_at)
   values ($1, $2, $3::jsonb, 'under-way', $4) returning id`,
);

async function beginAct(
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

async function endAct(
  db: Queries,
  id: bigint,
  ended: { readonly outcome: ActOutcome; readonly reason?: string; readonly keepsWords: boolean },
  now: number,
): Promise<void> {
  const { outcome, reason = null, keepsWords } = ended;
  await db.query(end, [id, outcome, reason, new Date(now), keepsWords]);
}

/** An operator's act, as stored in `operator_act`. */
export interface OperatorAct {
  readonly by: string;
  readonly verb: string;
  readonly args: readonly string[];
}

export interface Acted {
  readonly outcome: ActOutcome;
  readonly reason?: string;
  /** False where the command was not understood: a mistyped option may be followed by a secret. */
  readonly keepsWords: boolean;
}

/** Recorded before it is carried out: an act cut short by a crash stays recorded as under way. */
export async function recordAct<Value extends Acted>(
  { db, clock }: Pick<OperatorHouse, 'db' | 'clock'>,
  { by, verb, args }: OperatorAct,
  work: () => Promise<Value>,
): Promise<Value> {
  const id = await beginAct(db, { by, verb, words: wordsToKeep(args) }, clock.now());
  const acted = await work().catch(async (error: Error) => {
    await endAct(db, id, { outcome: 'failed', keepsWords: true }, clock.now()).catch(() => undefined);
    throw error;
  });
  await endAct(db, id, acted, clock.now());
  return acted;
}

const secret = /^--pass/i;
const hidden = '(hidden)';
const lengthMost = 1_000;

/** The words of a command as they are stored: passwords hidden, and without text that a database cannot store. */
export function wordsToKeep(args: readonly string[]): string[] {
  return args.map((word, at) => {
    const [name = ''] = word.split('=');
    if (secret.test(name)) return word.includes('=') ? `${name}=${hidden}` : word;
    if (secret.test(args[at - 1] ?? '') && !args[at - 1]?.includes('=')) return hidden;
    return word.slice(0, lengthMost).replaceAll('\0', '').toWellFormed();
  });
}
