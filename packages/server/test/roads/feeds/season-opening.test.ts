import { manualClock } from '@maidan/betting';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDb } from '../../support/database/test-db.ts';
import { type QuickClient, quickClient } from '../../support/quick-client.ts';
import { startTestApp, type TestApp, testStart } from '../../support/test-app.ts';

const clock = manualClock(testStart);
let app: TestApp;
let client: QuickClient;

beforeAll(async () => {
  const db = await openTestDb();
  app = await startTestApp({ clock, db });
  client = await quickClient({ db, clock }, 'BETTOR', 10_000);
  const config = { ...app.config, SEASON: 'on', SIM_SEED: 'opened in turns' } as const;
  await app.sports.start({ config, print: () => undefined });
});
afterAll(() => app.close());

const ready = async () => {
  const { status, text } = await app.send('/ready');
  return [status, JSON.parse(text)];
};

const list = () => app.call('sports/matchList', {}, client);
test('a house that listens says what it still prepares, and that its list of matches is not complete', async () => {
  const opened = app.open();
  expect(await ready()).toEqual([
    503,
    { status: 'preparing', preparing: expect.arrayContaining(['sports']) },
  ]);
  expect(await list()).toMatchObject({ error: false, hasMore: true });
  const isOpen = { yet: false };
  void opened.then(() => {
    isOpen.yet = true;
  });
  await vi.waitFor(() => {
    clock.advance(20);
    expect(isOpen.yet).toBe(true);
  });
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  const { data, hasMore } = await list();
  expect([Number(data?.length) > 10, hasMore]).toEqual([true, undefined]);
});
