import type { OperatorHouse } from '../verb.ts';
import { type ActOutcome, beginAct, endAct } from './store.ts';
import { wordsToKeep } from './words-to-keep.ts';

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
