import type { LudoReply } from './ludo-calls.ts';

const triesMost = 3;
const retryMs = 500;

/**
 * Repeats a call until it is answered, which is safe because calls are idempotent. Undefined if there was no
 * answer.
 */
export async function askAgain(
  call: () => Promise<LudoReply>,
  pause: (ms: number, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<LudoReply | undefined> {
  for (let tried = 1; tried <= triesMost && !signal.aborted; tried += 1) {
    try {
      return await call();
    } catch {
      // No answer: the next one shows whether the call was carried out.
      await pause(retryMs, signal);
    }
  }
  return undefined;
}
