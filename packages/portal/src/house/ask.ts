import type { CallPath, DataOf, RequestOf } from '@maidan/contract/wire';
import { type CallOptions, call } from './call.ts';

/** For queries: throws a refusal as an error whose message is the house's. */
export async function ask<P extends CallPath>(
  path: P,
  body: RequestOf<P>,
  options?: CallOptions,
): Promise<DataOf<P>> {
  return (await askList(path, body, options)).data;
}

/** The same, with whether something was left out. */
export async function askList<P extends CallPath>(path: P, body: RequestOf<P>, options?: CallOptions) {
  const reply = await call(path, body, options);
  if (!reply.ok) throw new Error(reply.message);
  return { data: reply.data, hasMore: reply.hasMore === true };
}
