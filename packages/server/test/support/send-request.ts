import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Fetch } from '@maidan/client/client.ts';

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A plain request, over a connection of its own unless `agent` keeps some; unlike fetch it lets a test name the host. */
export function sendRequest(
  url: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
  agent: Agent | false = false,
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends what the client's library would have fetched, with these headers too, the host among them. */
export const requestWith =
  (headers: Record<string, string>, agent: Agent | false = false) =>
  (address: string, { method = 'GET', headers: own, body }: RequestInit): Promise<Got> => {
    const options = { method, headers: { ...Object.fromEntries(new Headers(own)), ...headers } };
    return sendRequest(address, typeof body === 'string' ? { ...options, body } : options, agent);
  };

/** A fetch that names the host. */
export const fetchFrom =
  (host: string): Fetch =>
  async (address, request) => {
    const { status, text } = await requestWith({ host })(address, request);
    return new Response(text, { status });
  };
