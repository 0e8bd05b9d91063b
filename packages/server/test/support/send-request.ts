import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Wish {
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
  { method = 'GET', headers = {}, body }: Wish = {},
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
