import type { Clock } from '@maidan/betting';
import { settledSoFar } from './store.ts';
import type { OperatorHouse, Output } from './verb.ts';

const lookEveryMs = 500;

/** Shows how far a settlement has come while it runs. */
export async function settleWithProgress<Value>(
  work: Promise<Value>,
  marketId: string,
  house: OperatorHouse,
  output: Output,
): Promise<Value> {
  const label = `Settling ${marketId}`;
  let isShown = false;
  while (await isStillRunning(work, house.clock)) {
    // If progress cannot be read, the answer is still that of the settlement.
    const read = await settledSoFar(house.db, marketId).catch(() => undefined);
    if (read === undefined) continue;
    output.progress(label, Number(read.done), Number(read.total));
    isShown = true;
  }
  if (isShown) output.progress(label, 1, 1);
  return work;
}

function isStillRunning(work: Promise<unknown>, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = clock.after(lookEveryMs, () => resolve(true));
    const end = () => {
      cancel();
      resolve(false);
    };
    work.then(end, end);
  });
}
