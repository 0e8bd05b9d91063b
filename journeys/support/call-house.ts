import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { NewClient } from './create-client.ts';

type Method = 'POST' | 'PATCH';
type Envelope = { error: boolean; code: number; message: string; data?: unknown };
export type HouseSession = { token: string; data: Record<string, unknown> };

/** How a brand is reached: a browser resolves its host to this machine; here the host is only a header. */
export type Door = { url: string; host?: string };

/** One call to the house, from outside any page. */
export async function callHouse(
  { url, host = new URL(url).host }: Door,
  path: string,
  body: object,
  { token, method = 'POST' }: { token?: string; method?: Method } = {},
): Promise<Envelope> {
  const headers = {
    host,
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const sent = request(new URL(`/api/${path}`, url), { method, headers });
  sent.end(JSON.stringify(body));
  const [response] = await once(sent, 'response');
  return JSON.parse(await text(response));
}

export async function openSession(door: Door, { username, password }: NewClient): Promise<HouseSession> {
  const reply = await callHouse(door, 'user/login', { username, password, isClient: true });
  if (reply.error) throw new Error(`${username} cannot sign in: ${reply.message}`);
  return reply.data as HouseSession;
}

/** A client made by an operator must choose its own password first; this does it. */
export async function choosePassword(door: Door, client: NewClient): Promise<NewClient> {
  const { token } = await openSession(door, client);
  const password = 'Chosen-12345';
  const change = { oldPassword: client.password, password };
  const reply = await callHouse(door, 'user/updateUserPassword', change, { token, method: 'PATCH' });
  if (reply.error) throw new Error(reply.message);
  return { ...client, password };
}
