import { inspect } from 'node:util';
import { openSeason } from '@maidan/feeds';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { cupTie } from '../../support/cup-tie.ts';
import { type SeveredDb, severable } from '../../support/database/severed-db.ts';
import type { QuickClient } from '../../support/quick-client.ts';
import { openSportsDesk, type SportsDesk } from '../../support/sports-desk.ts';
import { testStart } from '../../support/test-app.ts';

let desk: SportsDesk;
let line: SeveredDb | undefined;
/** Statements about it are refused. */
let refused: string | undefined;
let closeDb: () => Promise<void> = async () => undefined;
beforeAll(async () => {
  desk = await openSportsDesk({
    wrapDb(db) {
      line = severable({
        ...db,
        async query(statement, params) {
          if (refused !== undefined && inspect(params).includes(refused)) throw new Error('refused');
          return db.query(statement, params);
        },
      });
      closeDb = () => db.close();
      return line;
    },
  });
});
afterAll(async () => {
  await desk.close();
  await closeDb();
});

const dropped = async () => {
  // Metrics are computed at most once a second.
  desk.clock.advance(1000);
  const { text } = await desk.send('/metrics');
  return Number(/^feed_messages_dropped_total (\d+)$/m.exec(text)?.[1]);
};
const bookmaker = async (marketId: string) =>
  JSON.parse((await desk.send(`/cache/bookmaker/${marketId}`)).text).result;
const loggedOf = (message: string) =>
  desk.logged.map((entry) => JSON.parse(entry)).filter(({ msg }) => msg === message);
const detailOf = async (marketId: string) =>
  (await desk.call('sports/sportByMarketId', { marketId }, await desk.bettor())).data;
const betsOf = async (client: QuickClient, marketId: string) =>
  (await desk.call('user/clientBetListByMarketId', { marketId }, client)).data;

describe('a malformed feed message', () => {
  test('is dropped, counted and logged, and the messages that came with it are applied', async () => {
    const tie = await desk.tie();
    const { bookmaker: id, sixOvers } = tie.ids;
    const market = { id: 'new', matchId: tie.eventId, kind: 'bookmaker', name: 'B', isCommission: false };
    const cycle: Record<string, unknown> = { kind: 'match' };
    cycle.match = cycle;
    const nonsense = [
      undefined,
      null,
      42,
      'suspend everything',
      [],
      {},
      { kind: 'goal' },
      cycle,
      { kind: 'prices', marketId: id, state: 'wide open' },
      { kind: 'prices', marketId: 7, state: 'open' },
      {
        kind: 'prices',
        marketId: id,
        state: 'open',
        runners: [{ runnerId: 'lions', back: [{ odds: 0.9 }] }],
      },
      { kind: 'prices', marketId: id, state: 'open', runners: [{ runnerId: 'lions', back: [], lay: 1n }] },
      { kind: 'prices', marketId: sixOvers, state: 'open', line: { yesRun: 46.5, noRun: 44 } },
      {
        kind: 'prices',
        marketId: sixOvers,
        state: 'open',
        line: { yesRun: -1, noRun: 0, yesOdds: 1, noOdds: 1 },
      },
      { kind: 'match', match: { ...tie.match, startsAt: 'tomorrow' } },
      { kind: 'match', match: { ...tie.match, startsAt: 1e300 } },
      { kind: 'match', match: { ...tie.match, status: 'rained off' } },
      { kind: 'match', match: { ...tie.match, name: 'Lions\0v Tigers' } },
      { kind: 'market', market: { ...market, remark: '', runners: [] } },
      {
        kind: 'market',
        market: {
          ...market,
          remark: '',
          runners: [
            { id: 'a', name: 'A' },
            { id: 'a', name: 'B' },
          ],
        },
      },
      { kind: 'market', market: { ...market, remark: null, runners: [] } },
      { ...tie.result(id, { kind: 'void' }), result: { kind: 'winner' } },
      { ...tie.result(sixOvers, { kind: 'void' }), result: { kind: 'run', run: 1.5 } },
    ];
    const countBefore = await dropped();
    const loggedBefore = loggedOf('feed message dropped').length;
    await desk.sendRaw(...nonsense, tie.suspend(tie.ids.firstWicket));
    expect((await dropped()) - countBefore).toBe(nonsense.length);
    const logged = loggedOf('feed message dropped').slice(loggedBefore);
    expect(logged).toHaveLength(nonsense.length);
    expect(logged[3]).toMatchObject({ feed: 'scripted', change: "'suspend everything'" });
    expect((await bookmaker(tie.marketId)).session[1].running_status).toBe('SUSPENDED');
    expect((await detailOf(tie.marketId))?.status).toBe('INPLAY');
  });

  test('that names nothing on the board leaves the board as it was', async () => {
    const tie = await desk.tie();
    const before = await bookmaker(tie.marketId);
    const cycle: Record<string, unknown> = { kind: 'match' };
    cycle.match = cycle;
    await desk.sendRaw(
      undefined,
      null,
      42,
      'suspend everything',
      [],
      {},
      { kind: 'goal' },
      cycle,
      { kind: 'prices', marketId: 7, state: 'open' },
      { kind: 'market', market: { id: 'new', matchId: tie.eventId, kind: 'fancy' } },
      { kind: 'score', matchId: 'elsewhere' },
    );
    expect(await bookmaker(tie.marketId)).toEqual(before);
  });

  test.each([
    ['a price', (id: string) => ({ kind: 'prices', marketId: id, state: 'wide open' })],
    ['an offer', (id: string) => ({ kind: 'market', market: { id } })],
    ['a result', (id: string) => ({ kind: 'result', marketId: id, result: { kind: 'winner' } })],
  ])('that is %s of a market suspends it, and no other, until it has a price again', async (_, garbled) => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    await desk.sendRaw(garbled(tie.ids.sixOvers));
    expect((await desk.betSession(client, tie)).refusal?.key).toBe('market-suspended');
    expect((await desk.betOdds(client, tie)).error).toBe(false);
    await desk.sendChanges({ kind: 'prices', marketId: tie.ids.sixOvers, state: 'open' });
    expect((await desk.betSession(client, tie)).error).toBe(true);
    await desk.sendChanges(
      tie.line(tie.ids.sixOvers, { yesRun: 46, noRun: 44, yesOdds: 10_000, noOdds: 10_000 }),
    );
    expect((await desk.betSession(client, tie)).error).toBe(false);
  });

  test.each([
    ['the match itself', (id: string) => ({ kind: 'match', match: { id, status: 'rained off' } })],
    ['its score', (id: string) => ({ kind: 'score', matchId: id, score: 'all out' })],
  ])('about %s suspends every market of that match, and of no other', async (_, garbled) => {
    const [client, tie, other] = [await desk.bettor(), await desk.tie(), await desk.tie()];
    await desk.sendRaw(garbled(tie.eventId));
    const shown = await bookmaker(tie.marketId);
    for (const row of [...shown.team_data, ...shown.toss_data, ...shown.session])
      expect(row.running_status).toBe('SUSPENDED');
    expect((await desk.betOdds(client, tie)).refusal?.key).toBe('market-suspended');
    expect((await desk.betOdds(client, other)).error).toBe(false);
    await desk.sendChanges(...tie.prices);
    expect((await desk.betOdds(client, tie)).error).toBe(false);
  });

  test('about a match or market nobody offered changes nothing', async () => {
    const [tie, countBefore] = [await desk.tie(), await dropped()];
    const before = await bookmaker(tie.marketId);
    await desk.sendChanges(tie.suspend('elsewhere'), tie.result('elsewhere', { kind: 'void' }), {
      kind: 'score',
      matchId: 'elsewhere',
      score: { sport: 'cricket', headline: '', detail: null },
    });
    expect(await bookmaker(tie.marketId)).toEqual(before);
    expect(await dropped()).toBe(countBefore);
    expect(loggedOf('result not declared').at(-1)).toMatchObject({ refusal: 'market-unknown' });
  });
});

describe('a feed that stops', () => {
  test('has its rows suspended once the limit is past, and shown again when it sends again', async () => {
    const tie = await desk.tie();
    const before = await bookmaker(tie.marketId);
    desk.clock.advance(6000);
    expect(await bookmaker(tie.marketId)).toEqual(before);
    desk.clock.advance(1);
    const silent = await bookmaker(tie.marketId);
    for (const row of [...silent.team_data, ...silent.toss_data, ...silent.session])
      expect(row.running_status).toBe('SUSPENDED');
    const odds = JSON.parse((await desk.send(`/cache/odds/${tie.eventId}`)).text);
    expect(odds.data).toMatchObject([{ status: 'SUSPENDED' }, { status: 'SUSPENDED' }]);
    await desk.sendChanges();
    expect(await bookmaker(tie.marketId)).toEqual(before);
  });
});

describe('a result', () => {
  test('sent twice, or sent again with another outcome, settles once and as it was first sent', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    await desk.betOdds(client, tie);
    const won = tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' });
    await desk.sendChanges(won, won);
    await desk.sendChanges(won);
    await desk.sendChanges(tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'tigers' }));
    expect(await desk.wallet(client)).toEqual({ coins: 100_900, exposure: 0 });
    expect((await desk.rows(client)).transfers).toBe(1);
  });

  test('that names no runner of its market is logged, and nothing moves', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    await desk.betOdds(client, tie);
    await desk.sendChanges(tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'bears' }));
    expect(loggedOf('result not declared').at(-1)).toMatchObject({
      market: tie.ids.bookmaker,
      refusal: 'not-an-outcome',
    });
    expect(await desk.wallet(client)).toEqual({ coins: 99_000, exposure: 1000 });
  });

  test('with an unknown rule is settled as it was sent, and the rule is stored', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    await desk.betOdds(client, tie);
    const countBefore = await dropped();
    const won = tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' });
    await desk.sendRaw({ ...won, rule: 'unheard-of' });
    expect(await dropped()).toBe(countBefore);
    expect(await desk.wallet(client)).toEqual({ coins: 100_900, exposure: 0 });
    expect((await betsOf(client, tie.marketId))?.oddsBetsData).toMatchObject([{ resultRule: 'unheard-of' }]);
  });

  test('that arrives with the offer of its market leaves that market neither shown nor stored', async () => {
    const tie = await desk.tie();
    const late = {
      ...tie.offers[4],
      market: {
        id: 'late',
        matchId: tie.eventId,
        kind: 'fancy',
        name: 'LATE RUNS',
        runners: [],
        isCommission: true,
        remark: '',
      },
    } as const;
    await desk.sendChanges(late as never, tie.result('late', { kind: 'run', run: 4 }));
    const { session } = await bookmaker(tie.marketId);
    expect(session.map((row: { session_name: string }) => row.session_name)).not.toContain('LATE RUNS');
  });
});

describe('a database that fails for a while', () => {
  test('loses no result: it is declared with the next message of the feed', async () => {
    const [client, tie] = [await desk.bettor(), await desk.tie()];
    await desk.betOdds(client, tie);
    await desk.betSession(client, tie);
    line?.cut();
    await desk.sendChanges(
      tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' }),
      tie.result(tie.ids.sixOvers, { kind: 'run', run: 1 }),
    );
    line?.restore();
    expect(loggedOf('feed scripted could not declare results').at(-1)?.waiting).toEqual([
      tie.ids.bookmaker,
      tie.ids.sixOvers,
    ]);
    expect(await desk.wallet(client)).toEqual({ coins: 98_000, exposure: 2000 });
    await desk.sendChanges();
    expect(await desk.wallet(client)).toEqual({ coins: 100_000 + 900 - 1000, exposure: 0 });
  });

  test('loses no match or market: they are shown once they are stored, and nothing before', async () => {
    const tie = await desk.tie();
    const fresh = { ...tie.match, id: '8201' };
    line?.cut();
    await desk.sendChanges({ kind: 'match', match: fresh });
    line?.restore();
    expect((await desk.send('/cache/bookmaker/1.8201')).status).toBe(404);
    await desk.sendChanges();
    expect((await desk.send('/cache/bookmaker/1.8201')).status).toBe(200);
    expect((await detailOf('1.8201'))?.matchName).toBe('Lions v Tigers');
  });

  test('loses none that was offered while it was gone for long, and shows the newest price of it', async () => {
    const fresh = cupTie('8211');
    const { bookmaker: id } = fresh.ids;
    line?.cut();
    await desk.sendChanges(...fresh.all);
    for (let odds = 9000; odds <= 9100; odds += 1)
      await desk.sendChanges(fresh.suspend(id), fresh.open(id, [fresh.bestOf('lions', odds, odds + 400)]));
    line?.restore();
    await desk.sendChanges();
    expect((await bookmaker(fresh.marketId)).team_data[0]).toMatchObject({
      lgaai: '0.91',
      running_status: '',
    });
  });

  test('opens no market again that was shut while it waited to be stored', async () => {
    const fresh = cupTie('8212');
    const { sixOvers: id } = fresh.ids;
    line?.cut();
    await desk.sendChanges(...fresh.all);
    await desk.sendChanges(fresh.shut(id));
    await desk.sendChanges(fresh.line(id, { yesRun: 46, noRun: 44, yesOdds: 10_000, noOdds: 10_000 }));
    line?.restore();
    await desk.sendChanges();
    const { session } = await bookmaker(fresh.marketId);
    expect(session.map((row: { session_name: string }) => row.session_name)).toEqual(['FALL OF 1ST WKT LIO']);
  });
});

test('an offer that the database can never take does not hold the feed up for ever', async () => {
  const tie = await desk.tie();
  refused = '8301';
  await desk.sendChanges({ kind: 'match', match: { ...tie.match, id: refused } });
  for (let tries = 1; tries < 60; tries += 1) await desk.sendChanges();
  refused = undefined;
  await desk.sendChanges(tie.suspend(tie.ids.bookmaker));
  expect(loggedOf('feed changes dropped')).toMatchObject([{ feed: 'scripted', reason: 'refused' }]);
  expect((await desk.send('/cache/bookmaker/1.8301')).status).toBe(404);
  expect((await bookmaker(tie.marketId)).team_data[0].running_status).toBe('SUSPENDED');
});

describe('a simulated match', () => {
  const minuteMs = 60_000;
  const season = openSeason({
    seed: 'a season of proof',
    startedAt: testStart,
    speed: 1,
    rollouts: { innings: 40, match: 24 },
  });
  const startOf = (place: number) => testStart + place * 15 * minuteMs;
  const idOf = (place: number) => String(3011500000 + place);

  interface Shown {
    readonly team_data: readonly { lgaai: string; selectionid: number }[];
    readonly toss_data: readonly { lgaai: string; selectionid: number }[];
    readonly session: readonly {
      Selection_id: string;
      session_name: string;
      runsYes: number;
      oddsYes: number;
    }[];
  }

  /** Sends the match as it is so many milliseconds after its start, and bets 1000 on whatever is open. */
  async function betAt(place: number, afterMs: number) {
    const client = await desk.bettor(10_000_000);
    const [eventId, marketId] = [idOf(place), `1.${idOf(place)}`];
    await desk.sendChanges(...season.replay(eventId, startOf(place) + afterMs));
    const shown: Shown = await bookmaker(marketId);
    const { data } = JSON.parse((await desk.send(`/cache/odds/${eventId}`)).text);
    const common = { amount: 1000, marketId, eventId } as const;
    const place_ = async (
      oddsType: 'bookmaker' | 'toss' | 'matchOdds' | 'tiedMatch',
      odds: number,
      id: number,
    ) =>
      desk.call(
        'sports/oddBetPlaced',
        { ...common, oddsType, odds, selectionId: String(id), type: 'L' },
        client,
      );
    const placed: string[] = [];
    for (const [kind, rows] of [
      ['bookmaker', shown.team_data],
      ['toss', shown.toss_data],
    ] as const)
      for (const row of rows)
        if (Number(row.lgaai) > 0)
          placed.push((await place_(kind, Number(row.lgaai), row.selectionid)).message);
    for (const market of data)
      for (const runner of market.runners) {
        const best = runner.ex.availableToBack[0];
        const kind = market.marketType === 'Match Odds' ? 'matchOdds' : 'tiedMatch';
        if (best !== undefined) placed.push((await place_(kind, best.price, runner.selectionId)).message);
      }
    for (const row of shown.session)
      if (row.runsYes > 0)
        placed.push(
          (
            await desk.call(
              'sports/sessionBetPlaced',
              { ...common, odds: row.oddsYes, run: row.runsYes, selectionId: row.Selection_id, type: 'Y' },
              client,
            )
          ).message,
        );
    expect(new Set(placed)).toEqual(new Set(['Bet Placed Successfully']));
    return { client, eventId, marketId, count: placed.length };
  }
  /** The first moment from there on at which the bookmaker is open. */
  function openMoment(place: number, fromMs: number): number {
    for (let at = fromMs; ; at += 700) {
      const isOpen = season
        .replay(idOf(place), startOf(place) + at)
        .some((change) => change.kind === 'prices' && change.line !== undefined);
      if (isOpen) return at;
    }
  }
  const endOf = async (place: number) => {
    await desk.sendChanges(...season.replay(idOf(place), startOf(place) + 60 * minuteMs));
    return (await detailOf(`1.${idOf(place)}`))?.status;
  };

  test('that is washed out before its toss is abandoned, and every coin comes back', async () => {
    const { client, marketId, count } = await betAt(49, -70 * minuteMs);
    expect(count).toBeGreaterThanOrEqual(4);
    expect((await desk.wallet(client))?.exposure).toBeGreaterThan(0);
    expect(await endOf(49)).toBe('ABANDONED');
    const bets = await betsOf(client, marketId);
    expect(bets?.oddsBetsData).toHaveLength(count);
    for (const bet of bets?.oddsBetsData ?? [])
      expect(bet).toMatchObject({ isDeclare: 1, profitLoss: 0, decisionSelectionId: null });
    expect(await desk.wallet(client)).toEqual({ coins: 10_000_000, exposure: 0 });
  });

  test('that rain ends for good has its result and whatever was incomplete void, and what was complete is settled', async () => {
    const at = openMoment(166, minuteMs);
    const { client, marketId, count } = await betAt(166, at);
    expect(count).toBeGreaterThan(30);
    expect(await endOf(166)).toBe('ABANDONED');
    const bets = await betsOf(client, marketId);
    for (const bet of bets?.oddsBetsData ?? []) expect(bet).toMatchObject({ isDeclare: 1, profitLoss: 0 });
    const sessions = bets?.sessionBetsData ?? [];
    const stands = sessions.filter(({ decisionRun }) => decisionRun !== null);
    const isVoid = sessions.filter(({ decisionRun }) => decisionRun === null);
    expect(stands.map(({ sessionName }) => sessionName).some((name) => name.startsWith('ONLY'))).toBe(true);
    for (const name of ['TOTAL MATCH', 'HIGHEST', '20 OVER'])
      expect(isVoid.some(({ sessionName }) => sessionName.includes(name))).toBe(true);
    for (const bet of isVoid) expect(bet).toMatchObject({ isDeclare: 1, profitLoss: 0 });
    const sum = stands.reduce((total, { profitLoss }) => total + profitLoss, 0);
    expect(await desk.wallet(client)).toEqual({ coins: 10_000_000 + sum, exposure: 0 });
  });

  test('that is tied pays the tie, and the winner of its super over', async () => {
    const at = openMoment(19, 6 * minuteMs);
    const { client, marketId } = await betAt(19, at);
    expect(await endOf(19)).toBe('COMPLETED');
    const bets = (await betsOf(client, marketId))?.oddsBetsData ?? [];
    const tied = bets.filter(({ oddsType }) => oddsType === 'tiedMatch');
    expect(tied.length).toBeGreaterThan(0);
    for (const bet of tied) {
      expect(bet.decisionSelectionId).toBe('1');
      expect(bet.profitLoss > 0).toBe(bet.selectionId === '1');
    }
    for (const bet of bets.filter(({ oddsType }) => oddsType !== 'tiedMatch')) {
      expect(bet.resultReason).toContain('won the super over');
      expect(bet.profitLoss > 0).toBe(bet.selectionId === bet.decisionSelectionId);
    }
  });

  test('that rain shortens has a winner, and its match-long sessions void', async () => {
    const at = openMoment(8, 6 * minuteMs);
    const { client, marketId } = await betAt(8, at);
    expect(await endOf(8)).toBe('COMPLETED');
    const bets = await betsOf(client, marketId);
    for (const bet of bets?.oddsBetsData ?? []) expect(bet.decisionSelectionId).not.toBeNull();
    const long = (bets?.sessionBetsData ?? []).filter(({ sessionName }) => sessionName.includes('MATCH'));
    expect(long.length).toBeGreaterThan(5);
    for (const bet of long) expect(bet).toMatchObject({ decisionRun: null, profitLoss: 0 });
  });
});

test('after all of it the books are right', async () => {
  expect(await auditHouse(desk.db)).toMatchObject({ faults: [], faultCount: 0 });
});
