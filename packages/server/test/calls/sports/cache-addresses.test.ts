import { bookmakerPicture, oddsPicture } from '@maidan/contract';
import { statement } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';

const narrow = statement(
  'test-narrow-limits',
  `update match set limits = limits || '{"maximum_session_bet": 700}' where market_id = $1`,
);

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

async function addressesOf(marketId: string) {
  const { data } = await desk.call('sports/sportByMarketId', { marketId }, await desk.bettor());
  if (data === undefined) throw new Error(`no match ${marketId}`);
  return data;
}
const bookmakerAt = async (path: string) =>
  bookmakerPicture.strict().parse(JSON.parse((await desk.send(path)).text));
const oddsAt = async (path: string) => oddsPicture.strict().parse(JSON.parse((await desk.send(path)).text));

describe('the cache address', () => {
  test('has bookmaker, toss and sessions with the names and odd types of the wire', async () => {
    const tie = await desk.tie({ startsAt: desk.clock.now() + 7_200_000 });
    const { cacheUrl } = await addressesOf(tie.marketId);
    const { result, n } = await bookmakerAt(cacheUrl);
    expect(n).toBeGreaterThan(0);
    expect(result.team_data).toEqual([
      {
        team_name: 'Lions',
        lgaai: '0.90',
        khaai: '0.94',
        positon: 0,
        selectionid: 1,
        running_status: '',
      },
      {
        team_name: 'Tigers',
        lgaai: '0.00',
        khaai: '0.00',
        positon: 0,
        selectionid: 2,
        running_status: '',
      },
    ]);
    expect(result.toss_data).toMatchObject([
      { team_name: 'Lions', lgaai: '0.95', khaai: '1.05' },
      { team_name: 'Tigers', lgaai: '0.95', khaai: '1.05' },
    ]);
    const sixOvers = {
      session_name: '6 OVER RUNS LIO',
      session_id: tie.ids.sixOvers,
      Selection_id: tie.ids.sixOvers,
      runsYes: 46,
      runsNo: 44,
      oddsYes: 1,
      oddsNo: 1,
      running_status: '',
      max: '100000',
      min: '100',
      priority: '1',
      remark: 'All overs must be bowled',
      com_perm: 'YES',
      play_status: 1,
    };
    const firstWicket = {
      session_name: 'FALL OF 1ST WKT LIO',
      session_id: tie.ids.firstWicket,
      Selection_id: tie.ids.firstWicket,
      runsYes: 30,
      runsNo: 30,
      oddsYes: 0.9,
      oddsNo: 1.2,
      running_status: '',
      max: '100000',
      min: '100',
      priority: '2',
      remark: '',
      com_perm: 'NO',
      play_status: 1,
    };
    expect(result.session).toEqual([sixOvers, firstWicket]);
    expect(result.commission_fancy_data).toEqual([sixOvers]);
    expect(result.no_commission_fancy_data).toEqual([firstWicket]);
  });

  test('of the other markets has match odds and tied match three deep, best first', async () => {
    const tie = await desk.tie();
    const { otherMarketCacheUrl } = await addressesOf(tie.marketId);
    const { data } = await oddsAt(otherMarketCacheUrl);
    expect(data.map(({ marketType, marketId, status }) => [marketType, marketId, status])).toEqual([
      ['Match Odds', tie.ids.matchOdds, 'OPEN'],
      ['Tied Match', tie.ids.tiedMatch, 'OPEN'],
    ]);
    expect(data[0]?.runners).toEqual([
      {
        selectionName: 'Lions',
        selectionId: 1,
        ex: {
          availableToBack: [
            { price: 1.9, size: 1000 },
            { price: 1.89, size: 1100 },
            { price: 1.88, size: 1200 },
          ],
          availableToLay: [
            { price: 1.92, size: 1000 },
            { price: 1.93, size: 1100 },
            { price: 1.94, size: 1200 },
          ],
        },
      },
      expect.objectContaining({ selectionName: 'Tigers', selectionId: 2 }),
    ]);
  });

  test('shows the toss as zeroes from an hour before the start, though its feed has prices', async () => {
    const tie = await desk.tie({ startsAt: desk.clock.now() + 3_600_000 });
    const { result } = await bookmakerAt((await addressesOf(tie.marketId)).cacheUrl);
    const noTeam = { lgaai: '0.00', khaai: '0.00', running_status: 'SUSPENDED' };
    expect(result.toss_data).toMatchObject([noTeam, noTeam]);
    expect(result.team_data).toMatchObject([{ lgaai: '0.90' }, {}]);
  });

  test('shows a suspended row as zeroes, and one decided not at all', async () => {
    const tie = await desk.tie();
    await desk.sendChanges(
      tie.suspend(tie.ids.bookmaker),
      tie.suspend(tie.ids.sixOvers),
      tie.suspend(tie.ids.matchOdds),
      tie.result(tie.ids.firstWicket, { kind: 'run', run: 12 }),
      tie.result(tie.ids.toss, { kind: 'winner', runnerId: 'lions' }),
      tie.result(tie.ids.tiedMatch, { kind: 'winner', runnerId: 'no' }),
    );
    const { cacheUrl, otherMarketCacheUrl } = await addressesOf(tie.marketId);
    const { result } = await bookmakerAt(cacheUrl);
    const noTeam = { lgaai: '0.00', khaai: '0.00', running_status: 'SUSPENDED' };
    expect(result.team_data).toMatchObject([noTeam, noTeam]);
    expect(result.toss_data).toEqual([]);
    expect(result.session).toMatchObject([
      { runsYes: 0, runsNo: 0, oddsYes: 0, oddsNo: 0, running_status: 'SUSPENDED' },
    ]);
    const { data } = await oddsAt(otherMarketCacheUrl);
    expect(data).toMatchObject([{ status: 'SUSPENDED' }, { status: 'CLOSED' }]);
    for (const { runners } of data)
      for (const { ex } of runners) expect(ex).toEqual({ availableToBack: [], availableToLay: [] });
  });

  test('of an unknown match is not found', async () => {
    for (const path of ['/cache/bookmaker/1.404', '/cache/odds/404', '/cache/score/404'])
      expect((await desk.send(path)).status).toBe(404);
  });
});

describe('a poller', () => {
  test.each(['cacheUrl', 'otherMarketCacheUrl'] as const)(
    'of %s may keep a picture for a second, and is sent no body while it is unchanged',
    async (address) => {
      const tie = await desk.tie();
      const path = (await addressesOf(tie.marketId))[address];
      const first = await desk.send(path);
      expect(first.headers).toMatchObject({
        'cache-control': 'public, max-age=1',
        'content-type': 'application/json; charset=utf-8',
      });
      const headers = { 'if-none-match': String(first.headers.etag) };
      const again = await desk.send(path, { headers });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.headers.etag]);

      await desk.sendChanges(tie.suspend(tie.ids.bookmaker), tie.suspend(tie.ids.matchOdds));
      const changed = await desk.send(path, { headers });
      expect(changed.status).toBe(200);
      expect(changed.headers.etag).not.toBe(first.headers.etag);
      expect(JSON.parse(changed.text).n).toBe(JSON.parse(first.text).n + 1);
    },
  );

  test('has the limits of its match, changed ones too, before anybody bets', async () => {
    const tie = await desk.tie();
    const { cacheUrl } = await addressesOf(tie.marketId);
    await bookmakerAt(cacheUrl);
    await desk.db.query(narrow, [tie.marketId]);
    desk.clock.advance(5_000);
    await desk.sendChanges();
    await vi.waitFor(async () => {
      const { session } = (await bookmakerAt(cacheUrl)).result;
      expect(session.map(({ min, max }) => [min, max])).toEqual([
        ['100', '700'],
        ['100', '700'],
      ]);
    });
  });

  test('is sent a picture it does not have, though numbers began anew and the number is the same', async () => {
    const tie = await desk.tie();
    const { cacheUrl } = await addressesOf(tie.marketId);
    const before = await desk.send(cacheUrl);
    await desk.sendChanges(tie.withStatus('completed'));
    desk.clock.advance(60 * 60_000);
    const moved = { yesRun: 60, noRun: 58, yesOdds: 10_000, noOdds: 10_000 };
    await desk.sendChanges(...tie.all, tie.line(tie.ids.sixOvers, moved));
    const after = await desk.send(cacheUrl, { headers: { 'if-none-match': String(before.headers.etag) } });
    expect(after.status).toBe(200);
    expect(JSON.parse(after.text).n).toBe(JSON.parse(before.text).n);
  });
});
