import type { MatchDetail } from '@maidan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSportsDesk } from '../support/sports-desk.ts';

let desk: Awaited<ReturnType<typeof openSportsDesk>>;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

test.each([
  ['completed', 'COMPLETED'],
  ['abandoned', 'ABANDONED'],
] as const)(
  'a match that is %s is pushed: its open pages reload it, and find it %s',
  async (status, shown) => {
    const match = await desk.tie();
    const client = await desk.bettor();
    const page = await desk.provedSocket(client);
    const detail = async (): Promise<MatchDetail | undefined> =>
      (await desk.call('sports/sportByMarketId', { marketId: match.marketId }, client)).data;
    expect((await detail())?.status).toBe('INPLAY');
    await desk.sendChanges(match.withStatus(status));
    expect(await page.next('marketReload')).toEqual({ marketId: match.marketId });
    expect(await page.next('sportsListUpdate')).toEqual({ isUpdate: true });
    expect((await detail())?.status).toBe(shown);
  },
);
