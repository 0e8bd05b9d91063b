import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/** One line in. */
export const controlRequest = z.object({ argv: z.array(z.string()).max(10_000) });

/** Lines out, the last of which is the exit. */
export const controlReply = z.union([
  z.object({ print: z.string() }),
  z.object({ progress: z.object({ label: z.string(), done: z.number(), total: z.number() }) }),
  z.object({ exit: z.number().int(), reason: z.string().optional() }),
]);

export type ControlReply = z.infer<typeof controlReply>;

export const linesOf = (socket: Socket): AsyncIterable<string> =>
  createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY });
