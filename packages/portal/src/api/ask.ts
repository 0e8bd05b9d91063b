import type { CallPath, DataOf, RequestOf } from '@maidan/contract/wire';
import { type CallOptions, call } from './call.ts';

/** For queries: throws a refusal as an error whose message is the house's. */
export async function ask<P extends CallPath>(
  path: P,
  body: RequestOf<P>,
  options?: CallOptions,
): Promise<DataOf<P>> {
  const reply = await call(path, body, options);
  if (!reply.ok) throw new Error(reply.message);
  return reply.data;
}
