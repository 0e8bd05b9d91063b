import { setTimeout as pause } from 'node:timers/promises';
import type { ControlReply } from '../control-lines.ts';

const retryMs = 500;

export interface LineSender {
  send(line: ControlReply): void;
  /** Resolves when all were sent, or given up. */
  sent(): Promise<void>;
}

/** Sends the lines of an answer in order; those that come while some are sent go together. */
export function createLineSender(
  publish: (lines: readonly ControlReply[], from: number) => Promise<void>,
  giveUp: AbortSignal,
): LineSender {
  let waiting: ControlReply[] = [];
  let from = 0;
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting;
      waiting = [];
      await sendUntilSent(lines);
      from += lines.length;
    }
  }

  /** They may arrive twice, and are numbered. */
  async function sendUntilSent(lines: readonly ControlReply[]): Promise<void> {
    for (;;) {
      try {
        return await publish(lines, from);
      } catch (error) {
        if (giveUp.aborted) throw error;
        await pause(retryMs, undefined, { ref: false, signal: giveUp }).catch(() => undefined);
      }
    }
  }

  return {
    send(line) {
      waiting.push(line);
      sending ??= sendAll().finally(() => {
        sending = undefined;
      });
      // Rejected where it was given up: `sent` says so.
      sending.catch(() => undefined);
    },
    async sent() {
      while (sending !== undefined) await sending;
    },
  };
}
