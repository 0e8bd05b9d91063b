import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adapters } from '../../src/products/launched/adapters.ts';
import { defaultPassword } from '../support/test-app.ts';
import { openWalletDesk, type Player, roulette, type WalletDesk } from './wallet-desk.ts';

let desk: WalletDesk;
let player: Player;
beforeAll(async () => {
  desk = await openWalletDesk();
  player = await desk.seat();
});
afterAll(() => desk.close());

it.each([
  ['100000', '/play/roulette'],
  ['400000', '/play/dus-ka-dum'],
  ['600000', '/play/andar-bahar'],
  ['600113', '/play/ludo'],
  ['900000', '/play/lobby'],
  ['201153', '/play/lobby'],
])('game %s is launched at %s with a token in the fragment', async (gameId, path) => {
  const { data } = await desk.call('user/casinoLoginUrl', { gameId, platformId: 'mobile' }, player);
  expect(data?.url).toMatch(new RegExp(`^${path}#token=[A-Za-z0-9_-]{43}$`));
});

it.each([
  ['201206', '/main/aviator/303031'],
  ['201153', '/play/lobby#token='],
])(
  'to a client on another host game %s is launched at an address that leads to the house',
  async (gameId, path) => {
    const from = { ...player, origin: 'https://app.example' };
    const { data } = await desk.call('user/casinoLoginUrl', { gameId, platformId: 'mobile' }, from);
    expect(data?.url.startsWith(`${desk.address}${path}`)).toBe(true);
  },
);

it("Aviator's launcher opens Aviator, and 3031 of diamond our own table", async () => {
  const aviator = await desk.call('user/casinoLoginUrl', { gameId: '201206' }, player);
  expect(aviator.data?.url).toBe('/main/aviator/303031');
  const table = await desk.call('user/casinoLoginUrl', { gameId: '3031', providerName: 'diamond' }, player);
  expect(table.data?.url).toBe('/main/teen/3031');
});

it.each([
  'localhost',
  'localhost:3000',
  'localhost/main/dashboard',
  'https://elsewhere.example/main/dashboard',
  '',
])('a game is launched with the way back to %s', async (redirectUrl) => {
  const request = { gameId: roulette, redirectUrl };
  expect(await desk.call('user/casinoLoginUrl', request, player)).toMatchObject({ error: false });
});

it.each([
  'elsewhere.example',
  'localhost.elsewhere.example',
  'elsewhere.example/localhost',
  'localhost@elsewhere.example',
  '//elsewhere.example',
  'javascript:alert(1)',
])(
  'a game is not launched with the way back to %s, which names no scheme and no host of the brand',
  async (redirectUrl) => {
    const request = { gameId: roulette, redirectUrl };
    expect(await desk.call('user/casinoLoginUrl', request, player)).toMatchObject({
      status: 400,
      detail: expect.stringMatching(/^redirectUrl: /),
    });
  },
);

it('an unknown game is refused with a message', async () => {
  for (const request of [
    { gameId: '201154' },
    { gameId: '3031' },
    { gameId: roulette, providerName: 'diamond' },
  ])
    expect(await desk.call('user/casinoLoginUrl', request, player)).toMatchObject({
      error: true,
      message: 'There is no such game here',
      refusal: { key: 'game-unknown' },
    });
});

it('a game that is switched off says so, and is shown as off', async () => {
  await desk.run('switch-game', roulette, 'off');
  expect(await desk.call('user/casinoLoginUrl', { gameId: roulette }, player)).toMatchObject({
    error: true,
    message: 'Roulette is switched off at the moment. Please choose another game.',
  });
  const { data } = await desk.call('casino/launchedGames', {}, player);
  expect(data?.games.find(({ gameId }) => gameId === roulette)).toMatchObject({
    name: 'Roulette',
    isOn: false,
  });
  await desk.run('switch-game', roulette, 'on');
});

it('the games are listed in the order they are offered', async () => {
  const { data } = await desk.call('casino/launchedGames', {}, player);
  expect(data?.games.map(({ gameId, artwork }) => [gameId, artwork])).toEqual([
    ['900000', 'lobby'],
    ['100000', 'roulette'],
    ['400000', 'dus-ka-dum'],
    ['600000', 'andar-bahar'],
    ['600113', 'ludo'],
    ['201206', 'aviator'],
  ]);
});

it('a key is shown once, a game of another provider can be added, and providers are listed without keys', async () => {
  const added = await desk.run('add-provider', 'acme-games');
  const [, key] = /: ([0-9a-f]{64})$/.exec(added.lines[0] ?? '') ?? [];
  expect(key).toBeDefined();
  expect((await desk.run('add-provider', 'acme-games')).lines.join()).not.toMatch(/[0-9a-f]{64}/);
  await desk.run('add-game', 'acme-1', 'acme-games', 'Acme Slots', 'https://acme.test/slots');
  const listed = (await desk.run('list-providers')).lines.join('\n');
  expect(listed).toContain('acme-1 Acme Slots: on, https://acme.test/slots');
  expect(listed).not.toContain(key);
  await desk.db.script(
    "update wallet_provider set added_at = '2026-11-16T20:00:00Z' where name = 'acme-games'",
  );
  expect((await desk.run('list-providers')).lines).toContain('acme-games, since 2026-11-17');
  const { data } = await desk.call('user/casinoLoginUrl', { gameId: 'acme-1' }, player);
  expect(data?.url).toMatch(/^https:\/\/acme\.test\/slots#token=/);
});

it('a game of another provider is opened by the adapter it was added with, and by none that does not exist', async () => {
  const address = 'https://plain.test/slots';
  const added = ['add-game', 'plain-1', 'maidan-studio', 'Plain Slots', address, '--adapter'] as const;
  const refused = await desk.run(...added, 'plain');
  const names = Object.keys(adapters).join(', ');
  expect(refused.reason).toContain(`--adapter is "plain": expected one of ${names}.`);
  await desk.run(...added, 'own-pages');
  const { data } = await desk.call('user/casinoLoginUrl', { gameId: 'plain-1' }, player);
  expect(data?.url).toBe(address);
});

it('a provider whose key was lost or seen gets another, and the old one is refused at once', async () => {
  const keyIn = ({ lines }: { readonly lines: readonly string[] }) =>
    /: ([0-9a-f]{64})$/.exec(lines[0] ?? '')?.[1];
  const first = keyIn(await desk.run('add-provider', 'leaky'));
  const second = keyIn(await desk.run('change-key', 'leaky'));
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
  const ask = (key = '') => desk.ask('balance', { session: 'none' }, { provider: 'leaky', key });
  expect((await ask(first)).http).toBe(401);
  expect((await ask(second)).http).not.toBe(401);
  expect(await desk.run('change-key', 'nobody')).toMatchObject({
    exit: 1,
    reason: expect.stringContaining('There is no provider "nobody"'),
  });
});

it('an operator gets a launch token to test with', async () => {
  const { lines } = await desk.run('launch-token', 'PLAYER1', roulette);
  expect(await desk.ask('authenticate', { token: lines[0] })).toMatchObject({
    status: 'ok',
    name: 'PLAYER1',
  });
});

type Client = Awaited<ReturnType<WalletDesk['client']>> & { readonly username: string };

it.each<[string, (client: Client) => Promise<unknown>]>([
  ['an operator ends its sessions', ({ username }) => desk.run('end-sessions', '--client', username)],
  ['an operator resets its password', ({ username }) => desk.run('reset-password', '--client', username)],
  [
    'it changes its password',
    (client) =>
      desk.call(
        'user/updateUserPassword',
        { oldPassword: defaultPassword, password: 'Another-Horse-2' },
        client,
      ),
  ],
  ['it signs in anew', ({ username }) => desk.signIn(username)],
])('what an operator’s launch token began ends when %s', async (what, end) => {
  const username = `OF ${what}`.toUpperCase();
  const client = { ...(await desk.client({ username, coins: 100 })), username };
  const { lines } = await desk.run('launch-token', client.username, roulette);
  const opened = await desk.ask('authenticate', { token: lines[0] });
  const [unused] = (await desk.run('launch-token', client.username, roulette)).lines;
  const testing = { session: String(opened.session) };
  expect(await desk.ask('balance', testing)).toMatchObject({ status: 'ok' });
  await end(client);
  expect(await desk.ask('balance', testing)).toMatchObject({ reason: 'session-ended' });
  expect(await desk.ask('authenticate', { token: unused })).toMatchObject({ reason: 'session-ended' });
});

it('an operator’s launch token signs nobody out', async () => {
  const client = await desk.seat();
  await desk.run('launch-token', client.username, roulette);
  expect(await desk.call('user/userBalance', {}, client)).toMatchObject({ error: false });
});

/** Jade without the flags of Aviator and the international casino, with these tiles taken away. */
async function jadeWithout(gone: readonly string[] = [], virtualGame = true) {
  const { flags, dashboard } = JSON.parse(await readFile(`${desk.brandsFolder}/jade.json`, 'utf8'));
  const off = { ...flags, aviator: false, virtualGame, internationalCasino: false };
  const tiles = dashboard.tiles.filter((tile: string) => !gone.includes(tile));
  const jade = await openWalletDesk({ brands: { jade: { flags: off, dashboard: { ...dashboard, tiles } } } });
  const client = await jade.client({ username: 'JADE', brand: 'jade' });
  const listed = await jade.call('casino/launchedGames', {}, client);
  return { ...jade, client, listed, kinds: listed.data?.games.map(({ kind }) => kind) };
}

it('a brand that shows the Ludo tile offers Ludo, whatever its flags', async () => {
  const jade = await jadeWithout();
  try {
    expect(jade.kinds).toContain('ludo');
    expect((await jade.call('user/casinoLoginUrl', { gameId: '600113' }, jade.client)).error).toBe(false);
  } finally {
    await jade.close();
  }
});

it('a brand without the flags or the tile of a game does not offer it', async () => {
  const jade = await jadeWithout(['ludo']);
  const { client } = jade;
  try {
    expect(jade.kinds).toEqual(['roulette', 'dus-ka-dum', 'andar-bahar']);
    for (const gameId of ['201206', '600113', '900000'])
      expect(await jade.call('user/casinoLoginUrl', { gameId }, client)).toMatchObject({
        refusal: { key: 'not-offered-here' },
      });
  } finally {
    await jade.close();
  }
});

it('a brand that offers none of them refuses the list too', async () => {
  const jade = await jadeWithout(['ludo'], false);
  try {
    expect(jade.listed).toMatchObject({ error: true, refusal: { key: 'not-offered-here' } });
  } finally {
    await jade.close();
  }
});
