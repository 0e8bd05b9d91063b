import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownProvider } from '../packages/server/src/products/launched/own-games.ts';
import { openWalletDesk, type WalletDesk } from '../packages/server/test/launched/wallet-desk.ts';
import { runConformance } from '../scripts/wallet-conformance/run-conformance.ts';

let desk: WalletDesk;
beforeAll(async () => {
  desk = await openWalletDesk();
});
afterAll(async () => {
  expect((await desk.audit()).faults).toEqual([]);
  await desk.close();
});

async function brokenRules(url: string): Promise<string[]> {
  const client = await desk.seat(1_000);
  const token = await desk.launch(client);
  // Moves on past the limit on refused calls from one address.
  desk.clock.advance(20_000);
  const wallet = { url, provider: ownProvider, key: desk.ownKey, now: () => desk.clock.now() };
  const results = await runConformance(wallet, token);
  expect(results.length).toBeGreaterThan(30);
  return results.flatMap(({ sentence, fault }) => (fault === undefined ? [] : [sentence]));
}

it('our wallet passes every rule of the kit', async () => {
  expect(await brokenRules(desk.address)).toEqual([]);
});

it('the kit reports an invalid token at once', async () => {
  const wallet = { url: desk.address, provider: ownProvider, key: desk.ownKey, now: () => desk.clock.now() };
  expect(await runConformance(wallet, 'made-up')).toMatchObject([
    { fault: expect.stringContaining('session-ended') },
  ]);
});

it('the kit reports at once that nothing answers at the address', async () => {
  const wallet = { url: 'http://127.0.0.1:1', provider: ownProvider, key: desk.ownKey, now: () => 0 };
  expect(await runConformance(wallet, 'made-up')).toMatchObject([
    { fault: expect.stringMatching(/^the wallet cannot be reached: ./) },
  ]);
});

type Body = Record<string, unknown>;
type Forward = (name: string, body: Body) => Promise<{ status: number; text: string }>;

/** A wallet that breaks a rule: ours, behind a proxy that changes the calls. */
async function openBroken(
  change: (name: string, body: Body, forward: Forward) => ReturnType<Forward> | undefined,
): Promise<{ url: string; server: Server }> {
  const forward: Forward = async (name, body) => {
    const sent = JSON.stringify(body);
    const [timestamp, nonce] = [String(desk.clock.now()), randomBytes(16).toString('base64url')];
    const signed = `POST\n/wallet/v1/${name}\n${timestamp}\n${nonce}\n${sent}`;
    const signature = createHmac('sha256', desk.ownKey).update(signed).digest('hex');
    return send(name, sent, { provider: ownProvider, timestamp, nonce, signature });
  };
  const send = async (name: string, body: string, head: Record<string, unknown>) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    for (const word of ['provider', 'timestamp', 'nonce', 'signature'])
      headers[`x-${word}`] = String(head[word] ?? '');
    const got = await fetch(`${desk.address}/wallet/v1/${name}`, { method: 'POST', headers, body });
    return { status: got.status, text: await got.text() };
  };
  const server = createServer(async (request, response) => {
    const name = (request.url ?? '').split('/').at(-1) ?? '';
    const body = await text(request);
    const { headers } = request;
    const head = {
      provider: headers['x-provider'],
      timestamp: headers['x-timestamp'],
      nonce: headers['x-nonce'],
      signature: headers['x-signature'],
    };
    const parsed = readBody(body);
    const changed = parsed === undefined ? undefined : change(name, parsed, forward);
    const got = await (changed ?? send(name, body, head));
    response.writeHead(got.status, { 'content-type': 'application/json' }).end(got.text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

function readBody(body: string): Body | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

async function brokenRulesOf(change: Parameters<typeof openBroken>[0]): Promise<string[]> {
  const { url, server } = await openBroken(change);
  try {
    return await brokenRules(url);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('the kit fails a wallet', () => {
  it('that does not check signatures', async () => {
    const broken = await brokenRulesOf((name, body, forward) => forward(name, body));
    expect(broken).toEqual(
      expect.arrayContaining([
        'a call signed with another key is refused',
        'a call of an unknown provider is refused',
        'a call two minutes old is refused',
        'a nonce is good once',
      ]),
    );
  });

  it('that forgets which bets it has taken', async () => {
    let bets = 0;
    const broken = await brokenRulesOf((name, body, forward) => {
      if (name !== 'bet' || body.amount !== '1.00' || body.gameId === 'no-such-game') return undefined;
      bets += 1;
      return forward(name, { ...body, transactionId: `${body.transactionId}-${bets}` });
    });
    expect(broken).toEqual(
      expect.arrayContaining([
        'a bet sent again gets the same reply and is taken once',
        'a bet sent ten times at once is taken once',
      ]),
    );
  });

  it('that pays every win twice', async () => {
    const broken = await brokenRulesOf((name, body, forward) => {
      if (name !== 'win') return undefined;
      return forward(name, { ...body, transactionId: `${body.transactionId}-2` }).then(() =>
        forward(name, body),
      );
    });
    expect(broken).toContain('a final win pays its amount, once however often it is sent');
    expect(broken).toContain('a win rolled back is taken back');
  });

  it('that forgets a rollback which arrives before its bet', async () => {
    const seen = new Set<unknown>();
    const broken = await brokenRulesOf((name, body) => {
      if (name === 'bet' || name === 'win') seen.add(body.transactionId);
      if (name !== 'rollback' || seen.has(body.rollsBack)) return undefined;
      const reply = { status: 'ok', transactionId: body.transactionId, balance: '0.00' };
      return Promise.resolve({ status: 200, text: JSON.stringify(reply) });
    });
    expect(broken).toContain('a rollback before its bet is remembered, and the late bet refused for ever');
  });
});
