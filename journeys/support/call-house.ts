import { createClient } from '../../packages/client/src/client.ts';
import { dataOf, noResponseCode, type Reply } from '../../packages/client/src/reply-wire.ts';
import type { CallPath, Session } from '../../packages/contract/src/wire.ts';
import { fetchFrom } from '../../packages/server/test/support/send-request.ts';
import type { NewClient } from './create-client.ts';

type Answer = { error: boolean; code: number; message: string; data?: unknown };
export type HouseSession = Session;

/** How a brand is reached: a browser resolves its host to this machine; here the host is only a header. */
export type Door = { url: string; host?: string };

function clientAt({ url, host = new URL(url).host }: Door, token?: string) {
  const apiBase = new URL('/api', url).href;
  return createClient({ apiBase, fetch: fetchFrom(host), ...(token === undefined ? {} : { token }) });
}

/** One call to the house, from outside any page. */
export async function callHouse(
  door: Door,
  path: CallPath,
  body: object,
  { token }: { token?: string } = {},
): Promise<Answer> {
  const reply: Reply<unknown> = await clientAt(door, token).call(path, body as never);
  if (reply.ok) return { error: false, code: 0, message: reply.message, data: reply.data };
  if (reply.code === noResponseCode) throw reply.cause;
  return { error: true, code: reply.code, message: reply.message };
}

export async function openSession(door: Door, { username, password }: NewClient): Promise<HouseSession> {
  const reply = await clientAt(door).call('user/login', { username, password, isClient: true });
  if (!reply.ok) throw new Error(`${username} cannot sign in: ${reply.message}`);
  return reply.data;
}

/** A client made by an operator must choose its own password first; this does it. */
export async function choosePassword(door: Door, client: NewClient): Promise<NewClient> {
  const { token } = await openSession(door, client);
  const password = 'Chosen-12345';
  const change = { oldPassword: client.password, password };
  dataOf(await clientAt(door, token).call('user/updateUserPassword', change));
  return { ...client, password };
}
