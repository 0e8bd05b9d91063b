import { verifyVirtualRound } from '@maidan/studio/rules';
import { instantState, played, studioOpened } from '@maidan/studio/wire';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { productChecks } from '../../src/products.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.products.launched.open?.();
});
afterAll(() => app.close());

const asJson = { 'content-type': 'application/json', origin: 'null' };

async function ask(path: string, session: string | undefined, body?: object): Promise<unknown> {
  const headers = { ...asJson, ...(session === undefined ? {} : { authorization: `Bearer ${session}` }) };
  const options = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const got = await app.send(`/studio/v1/${path}`, options);
  expect(got.headers['access-control-allow-origin']).toBe('*');
  return JSON.parse(got.text);
}

test('a game is launched, opened and played, and its rounds are in the books of the house', async () => {
  const client = await app.client({ username: 'SPINNER', coins: 10_000 });
  const launched = await app.call('user/casinoLoginUrl', { gameId: '100000', providerName: '' }, client);
  const [path = '', token = ''] = (launched.data?.url ?? '').split('#token=');
  expect(path).toBe('/play/roulette');
  const opened = studioOpened.parse(await ask('open', undefined, { token }));
  expect(opened).toMatchObject({
    game: 'roulette',
    playerName: 'SPINNER',
    pricePerPoint: 2,
    balance: '5000.00',
  });

  let points = 5_000;
  for (let round = 0; round < 5; round += 1) {
    const { next } = instantState.parse(await ask('state', opened.session));
    const bets = [
      { option: 'red', points: 100 },
      { option: 'straight-0', points: 10 },
    ];
    const play = { roundId: next.roundId, clientSeed: `spin-seed-${round}`, bets };
    const answer = played.parse(await ask('play', opened.session, play));
    expect(verifyVirtualRound(answer.round).isOk).toBe(true);
    points += Number(answer.round.paid) - 110;
    expect(answer).toMatchObject({ isPaid: true, balance: points.toFixed(2) });
    expect(await ask(`rounds/${next.roundId}`, undefined)).toEqual(answer.round);
  }

  const { data } = await app.call('user/userBalance', {}, client);
  expect(data).toEqual({ coins: points * 2, exposure: 0 });
  const { faults } = await auditHouse(app.db, undefined, undefined, productChecks);
  expect(faults).toEqual([]);
});

test('a bet above what the player has is refused in the wallet’s words, and moves nothing', async () => {
  const client = await app.client({ username: 'SHORT', coins: 100 });
  const launched = await app.call('user/casinoLoginUrl', { gameId: '400000', providerName: '' }, client);
  const token = (launched.data?.url ?? '').split('#token=')[1] ?? '';
  const { session } = studioOpened.parse(await ask('open', undefined, { token }));
  const { next } = instantState.parse(await ask('state', session));
  const play = { roundId: next.roundId, clientSeed: 'seed-of-mine', bets: [{ option: 'odd', points: 51 }] };
  expect(await ask('play', session, play)).toMatchObject({ status: 'refused', reason: 'not-enough-coins' });
  expect((await app.call('user/userBalance', {}, client)).data).toEqual({ coins: 100, exposure: 0 });
  expect((await auditHouse(app.db, undefined, undefined, productChecks)).faults).toEqual([]);
});

test('the page of a game has no origin, and a policy that lets it talk to its own host alone', async () => {
  const page = await app.send('/play/roulette', { headers: { host: 'ruby.localhost' } });
  const policy = String(page.headers['content-security-policy']);
  expect(page.status).toBe(200);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      'sandbox allow-scripts allow-forms',
      "connect-src 'self' http://ruby.localhost",
      "frame-ancestors 'self' http://ruby.localhost",
    ]),
  );
  const stranger = await app.send('/play/roulette', { headers: { host: 'stranger.example' } });
  expect(String(stranger.headers['content-security-policy'])).not.toContain('stranger');
  expect((await app.send('/play/chess')).status).toBe(404);
});

test('a game that is reached through the public address may talk to that host', async () => {
  const proxied = await startTestApp({ config: { PUBLIC_URL: 'https://play.example' } });
  onTestFinished(() => proxied.close());
  const page = await proxied.send('/play/roulette', { headers: { host: 'play.example' } });
  expect(page.headers['content-security-policy']).toContain("connect-src 'self' http://play.example;");
});

test.each(['/studio/v1/play', '/assets/main.js', '/brands/default/logo.svg'])(
  'a page without an origin may ask for %s',
  async (path) => {
    const preflight = await app.send(path, {
      method: 'OPTIONS',
      headers: { origin: 'null', 'access-control-request-headers': 'authorization' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-headers': 'authorization, content-type',
    });
  },
);

test('what the studio does not serve is not found, and what is no JSON is malformed', async () => {
  expect((await app.send('/studio/v1/none')).status).toBe(404);
  const broken = await app.send('/studio/v1/open', { method: 'POST', headers: asJson, body: '{' });
  expect([broken.status, JSON.parse(broken.text)]).toMatchObject([400, { reason: 'malformed' }]);
});
