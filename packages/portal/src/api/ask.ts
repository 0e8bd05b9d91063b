import type { CallPath, DataOf, RequestOf } from '@maidan/contract/wire';
import { type CallOptions, call } from './call.ts';

/** For queries, which hold a refusal as their error: its message is what the house said. */
export async function ask<P extends CallPath>(
  path: P,
  body: RequestOf<P>,
  options?: CallOptions,
): Promise<DataOf<P>> {
  const reply = await call(path, body, options);
  if (!reply.ok) throw new Error(reply.message);
  return reply.data;
}
