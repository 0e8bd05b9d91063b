import type { LudoCalls, LudoReply } from './ludo-calls.ts';

interface Following {
  /** Calls for the table, one call at a time, until the signal is aborted. */
  run(signal: AbortSignal): Promise<void>;
  /** The table has been received up to this version. */
  goOn(version: number): void;
  /** Calls again without waiting for a change. */
  askAtOnce(): void;
}

interface FollowParts {
  readonly calls: Pick<LudoCalls, 'table'>;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly onReply: (reply: LudoReply) => void;
  readonly onLost: () => void;
}

const retryMs = [500, 1_000, 2_000, 4_000] as const;
/** The minimum time per call without news, so that a studio that answers at once is not flooded. */
const restMs = 1_000;

export function followTable({ calls, pause, now, onReply, onLost }: FollowParts): Following {
  let after: number | undefined;
  let asking = new AbortController();

  /** Returns whether there was news. */
  async function askOnce(signal: AbortSignal): Promise<boolean> {
    asking = new AbortController();
    const requestedAfter = after;
    const reply = await calls.table(requestedAfter, AbortSignal.any([signal, asking.signal]));
    // The answer to an action was newer.
    if (requestedAfter !== after) return true;
    onReply(reply);
    return reply.status === 'ok' && reply.version !== requestedAfter;
  }

  async function run(signal: AbortSignal): Promise<void> {
    let failed = 0;
    while (!signal.aborted) {
      const sentAt = now();
      try {
        const isNew = await askOnce(signal);
        failed = 0;
        if (!isNew) await pause(Math.max(0, sentAt + restMs - now()), signal);
      } catch {
        if (signal.aborted || asking.signal.aborted) continue;
        onLost();
        // Requests the present table, whatever was missed.
        after = undefined;
        await pause(retryMs[Math.min(failed, retryMs.length - 1)] ?? 0, signal);
        failed += 1;
      }
    }
  }

  return {
    run,
    goOn(version) {
      if (version === after) return;
      after = version;
      asking.abort();
    },
    askAtOnce() {
      after = undefined;
      asking.abort();
    },
  };
}
