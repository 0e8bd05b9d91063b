import type { Socket } from 'node:net';
import { z } from 'zod';
import type { Output } from './verb.ts';

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
