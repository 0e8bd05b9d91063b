import { commitmentTo, keyToHex } from '@maidan/betting';
import { checkProof, matchSeed, openSeason, simulatedSeason } from '@maidan/feeds';
import { statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../../src/operator/run-command.ts';
import type { FeedRunner } from '../../../src/products/sports/feed-runner.ts';
import { beginSeason } from '../../../src/products/sports/season/store.ts';
import { leapClock } from '../../support/held-clock.ts';
import { startTestApp, type TestApp, testStart } from '../../support/test-app.ts';

const minuteMs = 60_000;
const seed = 'a secret that nobody may ever read';
const rollouts = { innings: 20, match: 20 };
const time = { startedAt: testStart, speed: 1, idPrefix: '30' };

/** One match of each sport that begins in a few minutes, and a T20 that is not over at the end of these tests. */
const begun = ['3011500001', '3021500000', '3031500000'] as const;
const later = '3011500006';
const ids = [...begun, later];

let app: TestApp;
let client: Awaited<ReturnType<TestApp['client']>>;
let runner: FeedRunner;
const clock = leapClock(testStart);

beforeAll(async () => {
  app = await startTestApp({ clock, config: { CALLS_PER_TEN_SECONDS: 10_000_000 } });
  client = await app.client({ username: 'ASHA', coins: 100_000 });
  const season = { seed, speed: 1, generator: 2, is_seed_chosen: false };
  await app.db.transaction((tx) => beginSeason(tx, season, testStart));
  const feed = simulatedSeason({ ...time, name: 'season-1', seed, generator: 2, rollouts, only: ids, clock });
  runner = app.sports.run(feed);
  await runner.settled();
});
afterAll(() => app.close());

const proofOf = async (eventId: string) => (await app.call('sports/matchProof', { eventId }, client)).data;

async function leap(byMs: number): Promise<void> {
  clock.leap(byMs);
  await runner.settled();
}

async function operate(line: string) {
  const lines: string[] = [];
  const house = {
    ...app.house,
    brandCodes: () => [],
    freshRequestId: () => 'x',
    sessions: { endAll: async () => 0 },
  };
  const output = { print: (text: string) => void lines.push(text), progress: () => undefined };
  const { exit, reason = '' } = await runCommand(line.split(' '), 'tester', house as never, output);
  return { exit, reason, text: lines.join('\n') };
}

/** Everything that a client, a stranger or a reader of the log can obtain. */
async function everyText(): Promise<string> {
  const texts: string[] = [];
  const socket = await app.provedSocket(client);
  socket.io.onAny((...message) => void texts.push(JSON.stringify(message)));
  for (const eventId of ids) {
    const marketId = `1.${eventId}`;
    for (const call of [
      'sports/sportByMarketId',
      'sports/userPositionByMarketId',
      'sports/completedFancyByMarketId',
      'user/clientBetListByMarketId',
    ] as const)
      texts.push(JSON.stringify((await app.call(call, { marketId }, client)).data));
    texts.push(JSON.stringify(await proofOf(eventId)));
    for (const path of [`bookmaker/${marketId}`, `odds/${eventId}`, `score/${eventId}`])
      texts.push((await app.send(`/cache/${path}`)).text);
    for (const path of [`/score/${eventId}`, `/tv/${eventId}`]) texts.push((await app.send(path)).text);
    socket.io.emit('marketByEvent', { eventId, marketId } as never);
  }
  texts.push(JSON.stringify((await app.call('sports/matchList', {}, client)).data));
  texts.push(JSON.stringify((await app.call('sports/betsList', {}, client)).data));
  for (const path of ['/metrics', '/health', '/ready', '/docs']) texts.push((await app.send(path)).text);
  for (const line of ['list settlements', 'list markets', `verify-match ${later}`]) {
    const { text, reason } = await operate(line);
    texts.push(text, reason);
  }
  return [...texts, ...app.logged].join('\n');
}

describe('while a match can still be bet on', () => {
  test('its page shows the hash of its own seed, before it begins and while it is played', async () => {
    const hashes = new Set<string | undefined>();
    for (const eventId of ids) {
      const detail = (await app.call('sports/sportByMarketId', { marketId: `1.${eventId}` }, client)).data;
      expect(detail?.seedHash).toBe(commitmentTo(matchSeed(seed, eventId)));
      expect(await proofOf(eventId)).toMatchObject({ seedHash: detail?.seedHash, seed: null, markets: [] });
      hashes.add(detail?.seedHash);
    }
    expect(hashes.size).toBe(ids.length);
  });

  test('its proof already names its generator, which cannot be chosen for the result it would give', async () => {
    for (const eventId of ids) expect(await proofOf(eventId)).toMatchObject({ generator: 2, seed: null });
  });

  test('no call, cache address, socket, log, metric or operator command gives its seed or the season’s', async () => {
    await leap(20 * minuteMs);
    const text = await everyText();
    expect(text.length).toBeGreaterThan(50_000);
    const over = new Set<string>();
    for (const eventId of ids) if ((await proofOf(eventId))?.seed !== null) over.add(eventId);
    expect(over.size).toBeLessThan(ids.length);
    for (const eventId of ids)
      if (!over.has(eventId)) expect(text).not.toContain(keyToHex(matchSeed(seed, eventId)));
    expect(text).not.toContain(seed);
  });

  test('an operator is shown that it is still secret', async () => {
    const { exit, reason } = await operate(`verify-match ${later}`);
    expect(exit).toBe(1);
    expect(reason).toContain('still secret');
  });
});

const reopen = statement(
  'proof-reopen',
  `update market set state = $2 where id = (select min(id) from market where event_id = $1) returning id`,
);
const forge = statement(
  'proof-forge',
  `update settlement set outcome = $2::jsonb where id = (select settlement_id from market where id = $1)`,
);
const setGenerator = statement('proof-generator', 'update season set generator = $1');
const forgeHash = statement('proof-forge-hash', 'update match set seed_hash = $2 where event_id = $1');

describe('once a match is over', () => {
  const [t20] = begun;

  test('its seed stays secret until the last market is settled', async () => {
    for (let times = 0; times < 16; times += 1) await leap(5 * minuteMs);
    await app.db.query(reopen, [t20, 'shut']);
    expect((await proofOf(t20))?.seed).toBeNull();
    await app.db.query(reopen, [t20, 'settling']);
    expect((await proofOf(t20))?.seed).toBeNull();
    await app.db.query(reopen, [t20, 'settled']);
    expect((await proofOf(t20))?.seed).toBe(keyToHex(matchSeed(seed, t20)));
  });

  test.each(begun)('the seed of %s plays it again to every result in the books', async (eventId) => {
    const proof = await proofOf(eventId);
    if (proof === undefined) throw new Error('no proof');
    const checked = checkProof({ ...proof, startsAt: Date.parse(proof.startsAt) });
    if (checked.kind !== 'replayed') throw new Error(checked.kind);
    expect(checked.markets.length).toBeGreaterThan(eventId === t20 ? 100 : 1);
    expect(new Set(checked.markets.map(({ verdict }) => verdict))).toEqual(new Set(['same']));
    const { exit, text } = await operate(`verify-match ${eventId}`);
    expect(text).toContain(`Verified: the hash is right, and ${checked.markets.length} of`);
    expect(exit).toBe(0);
  });

  test('its proof names the generator that played it, and one not known here is named, not called different', async () => {
    expect(await proofOf(t20)).toMatchObject({ generator: 2 });
    await app.db.query(setGenerator, [5]);
    expect(await proofOf(t20)).toMatchObject({ generator: 5 });
    const { exit, text, reason } = await operate(`verify-match ${t20}`);
    expect(exit).toBe(1);
    expect(reason).toContain('played by generator 5, which this version cannot replay');
    expect(text).not.toContain('DIFFERENT');
    await app.db.query(setGenerator, [2]);
  });

  test('a seed once shown stays shown, and reveals nothing of another match', async () => {
    await app.db.query(reopen, [t20, 'settling']);
    expect((await proofOf(t20))?.seed).toBe(keyToHex(matchSeed(seed, t20)));
    await app.db.query(reopen, [t20, 'settled']);
    expect((await proofOf(later))?.seed).toBeNull();
  });

  test('what an operator corrected or voided is named as such', async () => {
    const [, football] = begun;
    const { exit: corrected } = await operate(`correct 1.${football}1 --outcome void --reason test`);
    expect(corrected).toBe(0);
    const { exit, text } = await operate(`verify-match ${football}`);
    expect(text).toContain(`By hand: 1.${football}1 Match Odds stands at void, the play gives runner`);
    expect(exit).toBe(0);
  });

  test('a result the play does not give is found, and the first one named', async () => {
    const [, , tennis] = begun;
    await app.db.query(forge, [`1.${tennis}1`, '{"void":true}']);
    const { exit, text } = await operate(`verify-match ${tennis}`);
    expect(text).toContain(`DIFFERENT: 1.${tennis}1 Match Odds was declared void, the play gives runner`);
    expect(text).toContain('1 of 2 markets differs.');
    expect(exit).toBe(1);
  });

  test('a seed other than the one committed is found', async () => {
    await app.db.query(forgeHash, [t20, '0'.repeat(64)]);
    const { exit, text } = await operate(`verify-match ${t20}`);
    expect(text).toContain('DIFFERENT: the hash of the seed shown is');
    expect(exit).toBe(1);
  });
});

test('a match that no season plays has no proof', async () => {
  expect(await app.call('sports/matchProof', { eventId: '12345' }, client)).toMatchObject({ error: true });
  expect((await operate('verify-match 12345')).exit).toBe(1);
});

test('a season whose clock was set back does not play a match again whose seed is public', async () => {
  const { seedsShownAfter } = await import('../../../src/products/sports/season/store.ts');
  const back = testStart + 30 * minuteMs;
  const except = await seedsShownAfter(app.db, 'season-1', back);
  expect([...except].sort()).toEqual([...begun].sort());
  expect(await seedsShownAfter(app.db, 'season-1', clock.now())).toEqual(new Set());
  const changes = openSeason({ ...time, seed, rollouts, only: ids, except }).advance(back);
  const named = new Set(changes.flatMap((change) => (change.kind === 'match' ? [change.match.id] : [])));
  expect(named).toEqual(new Set([later]));
});
