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
  try {
    while (await isStillRunning(work, house.clock)) {
      const { done, total } = await settledSoFar(house.db, marketId);
      output.progress(label, Number(done), Number(total));
      isShown = true;
    }
  } finally {
    // If showing progress fails, the settlement is still awaited.
    await work;
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
