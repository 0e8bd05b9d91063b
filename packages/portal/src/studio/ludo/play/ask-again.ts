import type { LudoReply } from './ludo-calls.ts';

const triesMost = 3;
const retryMs = 500;

/** Every call may be sent again: it does nothing twice. Undefined where no answer came. */
export async function askAgain(
  call: () => Promise<LudoReply>,
  pause: (ms: number, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<LudoReply | undefined> {
  for (let tried = 1; tried <= triesMost && !signal.aborted; tried += 1) {
    try {
      return await call();
    } catch {
      // No answer: whether it was done, the next one says.
      await pause(retryMs, signal);
    }
  }
  return undefined;
}
