import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedChange, FeedMatch, TennisDetail } from '@maidan/feeds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, testStart } from '../../support/test-app.ts';

let app: TestApp;
let folder = '';
let sendChanges: (changes: readonly FeedChange[]) => Promise<void>;

const match: FeedMatch = {
  id: '7001',
  sport: 'tennis',
  name: 'Ana Ruiz v Bo Lind',
  series: 'Amber Open',
  teams: ['Ana Ruiz', 'Bo Lind'],
  startsAt: testStart,
  status: 'in-play',
};

const detailOf = (text: string) =>
  ({
    status: { text },
    players: ['Ana Ruiz', 'Bo Lind'],
    sets: [],
    setsWon: [0, 0],
    games: [0, 0],
    points: ['0', '0'],
    isTieBreak: false,
    server: 0,
    isPointInPlay: false,
    lastWinner: 1,
    aces: [0, 0],
    pointsWon: [0, 0],
    chances: [50, 50],
  }) satisfies TennisDetail;

const score = (headline: string): FeedChange => ({
  kind: 'score',
  matchId: match.id,
  score: { sport: 'tennis', headline, detail: detailOf(headline) },
});

const page = (name: string) =>
  `<!doctype html><html><head><!--brand-head--><!--brand-data--></head><body>${name}</body></html>`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maidan-pages-'));
  await mkdir(join(folder, 'assets'));
  for (const name of ['index', 'tv', 'score']) await writeFile(join(folder, `${name}.html`), page(name));
  app = await startTestApp({ config: { PORTAL_DIR: folder } });
  let emit: (changes: readonly FeedChange[]) => void = () => {};
  const runner = app.sports.run({
    name: 'scripted',
    start(taken) {
      emit = taken;
      return () => {};
    },
  });
  sendChanges = (changes) => {
    emit(changes);
    return runner.settled();
  };
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => sendChanges([{ kind: 'match', match }, score('Warm-up')]));

test.each(['tv', 'score'])(
  'the %s page of a match is its own page, in the brand of the host',
  async (name) => {
    const got = await app.send(`/${name}/7001`, { headers: { host: 'ruby.localhost' } });
    expect(got.status).toBe(200);
    expect(got.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(got.text).toContain(`<body>${name}</body>`);
    expect(got.text).toContain(`<title>${app.brands.forHost('ruby.localhost').title}</title>`);
  },
);

test.each(['tv', 'score'])('the %s page may be framed by its own host and nobody else', async (name) => {
  const { headers } = await app.send(`/${name}/7001`);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['content-security-policy']).toContain("script-src 'self'");
});

test.each(['tv', 'score'])('the %s page of an unknown match is a page with status 404', async (name) => {
  const got = await app.send(`/${name}/no-such-match`);
  expect(got.status).toBe(404);
  expect(got.text).toContain(`<body>${name}</body>`);
});

test('the picture carries the match and its score, may be kept for a second, and is tagged', async () => {
  const got = await app.send('/cache/score/7001');
  expect(JSON.parse(got.text)).toEqual({
    match,
    score: { sport: 'tennis', headline: 'Warm-up', detail: detailOf('Warm-up') },
    isStale: false,
  });
  expect(got.headers['cache-control']).toBe('public, max-age=1');
  expect(got.headers.etag).toMatch(/^"[\w-]+"$/);
});

test('a picture that has not changed costs no body, and a changed one is sent', async () => {
  const { headers } = await app.send('/cache/score/7001');
  const options = { headers: { 'if-none-match': headers.etag ?? '' } };
  const same = await app.send('/cache/score/7001', options);
  expect([same.status, same.text]).toEqual([304, '']);
  await sendChanges([score('Warm-up')]);
  expect((await app.send('/cache/score/7001', options)).status).toBe(304);
  await sendChanges([score('Point in play')]);
  const changed = await app.send('/cache/score/7001', options);
  expect(changed.status).toBe(200);
  expect(JSON.parse(changed.text).score.headline).toBe('Point in play');
});

test('a match without a score yet has a picture that says so', async () => {
  await sendChanges([{ kind: 'match', match: { ...match, id: '7002' } }]);
  expect(JSON.parse((await app.send('/cache/score/7002')).text).score).toBeNull();
});

test('an unknown match has no picture', async () => {
  expect((await app.send('/cache/score/no-such-match')).status).toBe(404);
});

test('a picture says when its feed has fallen silent, and when it is back', async () => {
  app.clock.advance(60_000);
  expect(JSON.parse((await app.send('/cache/score/7001')).text).isStale).toBe(true);
  await sendChanges([score('Warm-up')]);
  expect(JSON.parse((await app.send('/cache/score/7001')).text).isStale).toBe(false);
});
