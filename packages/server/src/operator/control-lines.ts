import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Output } from '../verb/verb.ts';

/** The one line that a command sends. */
export const controlRequest = z.object({
  argv: z.array(z.string()).max(10_000),
  by: z.string().min(1).max(200),
});

/** The lines of the reply, of which the last is the exit. */
export const controlReply = z.union([
  z.object({ print: z.string() }),
  z.object({ progress: z.object({ label: z.string(), done: z.number(), total: z.number() }) }),
  z.object({ exit: z.number().int(), reason: z.string().optional() }),
]);

export type ControlReply = z.infer<typeof controlReply>;

export const isExit = (reply: ControlReply): reply is Extract<ControlReply, { exit: number }> =>
  'exit' in reply;

export function showReply(reply: ControlReply, output: Output): void {
  if ('print' in reply) output.print(reply.print);
  else if ('progress' in reply)
    output.progress(reply.progress.label, reply.progress.done, reply.progress.total);
}

/** Ends when the other side ends or the connection is lost. */
export async function* linesOf(socket: Socket): AsyncGenerator<string> {
  let rest = '';
  socket.setEncoding('utf8');
  try {
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
      const parts = `${rest}${String(chunk)}`.split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } catch (error) {
    if (!socket.destroyed) throw error;
  }
}

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
