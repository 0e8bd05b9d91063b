import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { realClock } from '@maidan/process/real-clock.ts';
import { verifyVirtualRound } from '@maidan/studio/rules';
import { instantState, played, studioOpened } from '@maidan/studio/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { ownProvider } from '../../src/products/launched/own-games.ts';
import { productChecks } from '../../src/products.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const program = fileURLToPath(new URL('./server/main.ts', import.meta.resolve('@maidan/studio/server')));

let app: TestApp;
let folder: string;
let studio: ChildProcessByStdio<null, Readable, Readable>;
let address: string;

const startStudio = (settings: Record<string, string>): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function addressOf({ stdout }: { readonly stdout: Readable }): Promise<string> {
  let printed = '';
  for await (const part of stdout) {
    printed += part;
    const found = /listening on (http:\S+)/.exec(printed)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error(`the studio did not start: ${printed}`);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maidan-studio-'));
  // Signed calls carry the time of their process.
  app = await startTestApp({
    clock: realClock(() => Math.floor(performance.timeOrigin + performance.now())),
  });
  await app.products.launched.open?.();
  studio = startStudio({
    STUDIO_WALLET_URL: app.address,
    STUDIO_PROVIDER: ownProvider,
    STUDIO_KEY: (await app.products.launched.keyOf(ownProvider)) ?? '',
    FRAMED_BY: 'https://portal.example',
  });
  address = await addressOf(studio);
});
afterAll(async () => {
  const ended = once(studio, 'exit');
  studio.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function call(path: string, session?: string, body?: object): Promise<unknown> {
  const got = await fetch(`${address}/studio/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return got.json();
}

test('the studio is a process beside a house, and a round is played through the wallet', async () => {
  const client = await app.client({ username: 'BESIDE', coins: 10_000 });
  const launched = await app.call('user/casinoLoginUrl', { gameId: '100000', providerName: '' }, client);
  const token = (launched.data?.url ?? '').split('#token=')[1] ?? '';
  const { session, balance } = studioOpened.parse(await call('open', undefined, { token }));
  expect(balance).toBe('5000.00');
  const { next } = instantState.parse(await call('state', session));
  const bets = [{ option: 'red', points: 100 }];
  const answer = played.parse(
    await call('play', session, { roundId: next.roundId, clientSeed: 'my-own-seed', bets }),
  );
  expect(verifyVirtualRound(answer.round).isOk).toBe(true);
  const points = 5_000 - 100 + Number(answer.round.paid);
  expect(answer).toMatchObject({ isPaid: true, balance: points.toFixed(2) });
  expect((await app.call('user/userBalance', {}, client)).data).toEqual({ coins: points * 2, exposure: 0 });
  expect((await auditHouse(app.db, undefined, undefined, productChecks)).faults).toEqual([]);
});

test('it says that it lives, and serves the page of a game to those who may frame it', async () => {
  expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'live' });
  expect(await (await fetch(`${address}/ready`)).json()).toEqual({ status: 'ready' });
  const page = await fetch(`${address}/play/roulette`);
  expect(page.status).toBe(200);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`frame-ancestors 'self' ${address} https://portal.example;`);
  expect(policy).toContain('sandbox allow-scripts allow-forms');
  expect((await fetch(`${address}/play/chess`)).status).toBe(404);
});

test.each([
  [{}, 'STUDIO_WALLET_URL is not set: expected the address of a wallet.'],
  [{ STUDIO_WALLET_URL: 'http://127.0.0.1:1' }, 'STUDIO_KEY is not set: expected the key of the provider.'],
  [
    { STUDIO_WALLET_URL: 'http://127.0.0.1:1', STUDIO_KEY: 'short' },
    'STUDIO_KEY is set to something else: expected at least 16 characters.',
  ],
])('without %o it does not start', async (settings, line) => {
  const refused = startStudio(settings);
  const [output, [code]] = await Promise.all([text(refused.stderr), once(refused, 'exit')]);
  expect([output.trim(), code]).toEqual([line, 1]);
});
