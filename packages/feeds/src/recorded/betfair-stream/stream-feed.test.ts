import { decimalFromOdds, isLadderPrice, manualClock, odds } from '@maidan/betting';
import { describe, expect, test } from 'vitest';
import type { FeedChange, FeedResult } from '../../feed.ts';
import { describeRecorded, listen, openStream, readShared } from '../testing/recorded-matches.ts';
import { definition, line, recording, wholeMarket } from '../testing/write-stream.ts';

const startedAt = Date.UTC(2026, 0, 1);

const summaryOf = (heard: readonly (FeedChange & { at: number })[]) =>
  heard.flatMap((change) => {
    if (change.kind === 'match') return [`${change.at} ${change.match.status}`];
    if (change.kind === 'prices') return [`${change.at} ${change.state}`];
    return change.kind === 'result' ? [`${change.at} ${JSON.stringify(change.result)}`] : [];
  });

describe('a recorded market on the board', () => {
  test('opens, is suspended and settles when the recording says, and its match is sent as over last', () => {
    expect(summaryOf(listen(wholeMarket(), 200))).toEqual([
      '0 upcoming',
      '0 open',
      '10 open',
      '60 in-play',
      '60 open',
      '90 open',
      '120 suspended',
      '150 shut',
      '150 {"kind":"winner","runnerId":"12"}',
      '150 completed',
    ]);
  });

  test('takes a tenth of the time at ten times the speed', () => {
    expect(summaryOf(listen(wholeMarket(), 20, 10)).at(-1)).toBe('15 completed');
  });

  test('shows the best three prices each side in whole coins, and no size below a coin', () => {
    const [, second] = listen(wholeMarket(), 30).filter((change) => change.kind === 'prices');
    expect(second?.runners?.[1]).toEqual({
      runnerId: '12',
      back: [
        { odds: 9000, size: 50 },
        { odds: 8800, size: 20 },
        { odds: 8700, size: 9 },
      ],
      lay: [],
    });
  });

  test('sends heartbeats while nothing changes, so that its prices do not go stale', () => {
    const clock = manualClock(startedAt);
    const opening = openStream(wholeMarket(), 1, clock);
    if (!opening.ok) throw new Error(opening.reason);
    const beats: number[] = [];
    opening.feed.start(() => beats.push(clock.now()));
    clock.advance(50_000);
    const gaps = beats.slice(1).map((at, index) => at - (beats[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2_000);
  });

  test('sends days of prices before play at once and begins ten minutes before it', () => {
    const text = recording(
      line(0, { marketDefinition: definition() }),
      line(86_400, { marketDefinition: definition({ isInPlay: true }) }),
      line(86_410, {
        marketDefinition: definition({ status: 'CLOSED', statuses: ['WINNER', 'LOSER', 'LOSER'] }),
      }),
    );
    expect(summaryOf(listen(text, 700))).toEqual([
      '0 upcoming',
      '0 open',
      '600 in-play',
      '600 open',
      '610 shut',
      '610 {"kind":"winner","runnerId":"11"}',
      '610 completed',
    ]);
  });

  test('with last traded prices alone is quoted one step worse on either side', () => {
    const text = recording(
      line(0, { marketDefinition: definition(), rc: [{ id: 11, ltp: 2 }] }),
      line(60, {
        marketDefinition: definition({ status: 'CLOSED', statuses: ['WINNER', 'LOSER', 'LOSER'] }),
      }),
    );
    const prices = listen(text, 10).find((change) => change.kind === 'prices');
    expect(prices?.runners?.[0]).toEqual({
      runnerId: '11',
      back: [{ odds: 9900, size: 0 }],
      lay: [{ odds: 10200, size: 0 }],
    });
  });

  test('never offers a runner that is withdrawn, and takes bets only after the withdrawal', () => {
    const gone = ['ACTIVE', 'ACTIVE', 'REMOVED'] as const;
    const text = recording(
      line(0, { marketDefinition: definition() }),
      line(30, { marketDefinition: definition({ statuses: gone }) }),
      line(60, {
        marketDefinition: definition({ status: 'CLOSED', statuses: ['WINNER', 'LOSER', 'REMOVED'] }),
      }),
    );
    const heard = listen(text, 100);
    const market = heard.find((change) => change.kind === 'market');
    expect(market?.market.runners.map(({ name }) => name)).toEqual(['Lions', 'Tigers']);
    expect(summaryOf(heard).slice(1, 3)).toEqual(['0 suspended', '30 open']);
  });

  test('a runner whose withdrawal reduces no bets is offered until it is withdrawn, and is then sent as withdrawn', () => {
    const gone = ['ACTIVE', 'ACTIVE', 'REMOVED'] as const;
    const text = recording(
      line(0, {
        marketDefinition: definition({ reduction: 1.2 }),
        rc: [11, 12, 13].map((id) => ({ id, atb: [[4, 10]] })),
      }),
      line(30, { marketDefinition: definition({ statuses: gone, reduction: 1.2 }) }),
      line(60, {
        marketDefinition: definition({
          status: 'CLOSED',
          statuses: ['WINNER', 'LOSER', 'REMOVED'],
          reduction: 1.2,
        }),
      }),
    );
    const heard = listen(text, 100);
    const market = heard.find((change) => change.kind === 'market');
    expect(market?.market).toMatchObject({ places: 1, runners: [{ id: '11' }, { id: '12' }, { id: '13' }] });
    const offers = heard.flatMap((change) =>
      change.kind === 'prices' && change.runners ? [change.runners.map(({ back }) => back.length)] : [],
    );
    expect(offers).toEqual([
      [1, 1, 1],
      [1, 1, 0],
    ]);
    expect(heard.find((change) => change.kind === 'result')).toMatchObject({
      result: { kind: 'placed', winnerIds: ['11'], withdrawnIds: ['13'] },
      reason: 'Match Odds: Lions. Withdrawn, bets on it returned: The Draw.',
    });
  });

  test.each([
    ['MATCH_ODDS', ['LOSER', 'WINNER'], 'match-winner'],
    ['TIED_MATCH', ['LOSER', 'WINNER'], 'tied-match'],
    ['TIED_MATCH', ['REMOVED', 'REMOVED'], 'abandoned-or-reduced'],
  ] as const)('%s that ends with %j is declared by %s', (type, statuses, rule) => {
    const text = recording(
      line(0, { marketDefinition: definition({ type, statuses: ['ACTIVE', 'ACTIVE'] }) }),
      line(60, { marketDefinition: definition({ type, statuses, status: 'CLOSED', reduction: 0 }) }),
    );
    expect(listen(text, 100).find((change) => change.kind === 'result')?.rule).toBe(rule);
  });

  test('several winners are sent with the number of places, and a dead heat says so', () => {
    const closed = (overrides: Parameters<typeof definition>[0]) =>
      listen(
        recording(
          line(0, {
            marketDefinition: definition({ ...overrides, statuses: ['ACTIVE', 'ACTIVE', 'ACTIVE'] }),
          }),
          line(60, { marketDefinition: definition({ ...overrides, status: 'CLOSED' }) }),
        ),
        100,
      );
    const two = closed({ winners: 2, statuses: ['WINNER', 'WINNER', 'LOSER'] });
    expect(two.find((change) => change.kind === 'market')?.market.places).toBe(2);
    expect(two.find((change) => change.kind === 'result')).toMatchObject({
      result: { kind: 'placed', winnerIds: ['11', '12'], withdrawnIds: [] },
      reason: 'Match Odds: Lions and Tigers.',
    });
    const level = closed({ winners: 2, statuses: ['WINNER', 'WINNER', 'WINNER'] });
    expect(level.find((change) => change.kind === 'result')?.reason).toBe(
      'Match Odds: Lions, Tigers and The Draw. A dead heat: 66.67% of each stake is settled as won, the rest as lost.',
    );
  });

  test('another sport is named by the series, and each match says that it is recorded', () => {
    const text = recording(
      line(0, { marketDefinition: definition({ sport: '7', type: 'WIN' }) }),
      line(60, {
        marketDefinition: definition({
          sport: '7',
          type: 'WIN',
          status: 'CLOSED',
          statuses: ['LOSER', 'WINNER', 'LOSER'],
        }),
      }),
    );
    const [match] = listen(text, 100).flatMap((change) => (change.kind === 'match' ? [change.match] : []));
    expect(match).toMatchObject({
      sport: 'other',
      series: 'Horse racing · Match Odds · Replay of 2020-09-13',
      isRecording: true,
    });
  });

  test('offers a market that is never in play on the exchange from its beginning, as in play', () => {
    const text = recording(
      line(0, { marketDefinition: definition() }),
      line(60, { marketDefinition: definition({ status: 'SUSPENDED' }) }),
      line(90, {
        marketDefinition: definition({ status: 'CLOSED', statuses: ['LOSER', 'WINNER', 'LOSER'] }),
      }),
    );
    expect(summaryOf(listen(text, 100))).toEqual([
      '0 in-play',
      '0 open',
      '60 suspended',
      '90 shut',
      '90 {"kind":"winner","runnerId":"12"}',
      '90 completed',
    ]);
  });

  test('carries the delay of bets, shorter where time runs faster', () => {
    const delays = (speed: number) =>
      listen(wholeMarket(), 200, speed).flatMap((change) =>
        change.kind === 'prices' && change.betDelayMs !== undefined ? [change.betDelayMs] : [],
      );
    expect(delays(1)).toEqual([0, 0, 5000, 5000, 5000]);
    expect(delays(10).at(-1)).toBe(500);
  });

  test.each([
    ['no settlement', {}, /ends before "Match Odds" is settled/],
    [
      'each-way bets',
      { status: 'CLOSED', statuses: ['WINNER', 'PLACED', 'LOSER'] },
      /"Match Odds" is each way/,
    ],
    ['a line', { status: 'CLOSED', betting: 'LINE' }, /bet on by a line or a handicap/],
    [
      'more runners than the board takes',
      { status: 'CLOSED', statuses: Array<'LOSER'>(101).fill('LOSER') },
      /"Match Odds" has 101 runners, and the board takes at most 100/,
    ],
    ['one runner', { status: 'CLOSED', statuses: ['WINNER'] }, /fewer than two runners/],
  ] as const)('a recording of %s is refused before anything is shown', (_, overrides, reason) => {
    const opening = openStream(recording(line(0, { marketDefinition: definition(overrides) })));
    expect(opening).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  });
});

describeRecorded('recorded markets', () => {
  test.each([
    ['cricket_1.180305278_mumbai_v_saurashtra', ['2696769']],
    ['tennis_1.170370562_hassan_v_haerteis', ['9625043']],
    ['tennis_1.223716976_norrie_v_ruud_basic', ['42669524']],
    ['football_1.145405534_btts', ['30246']],
    ['basketball_1.166811431_moneyline', ['60424']],
    ['greyhound_1.197931750_win', ['37947503']],
    ['greyhound_1.197931751_place2', ['37947503', '39823721']],
    ['horse_1.132153978_win_removed_basic', ['12115648']],
  ])('%s plays to its end, every price on the ladder, and is won by %j', (file, winners) => {
    const heard = listen(readShared(`betfair/${file}.jsonl.gz`), 4_000, 10);
    const prices = heard.filter((change) => change.kind === 'prices');
    const quoted = prices.flatMap(({ runners = [] }) =>
      runners.flatMap(({ back, lay }) => [...back, ...lay]),
    );
    expect(quoted.length).toBeGreaterThan(20);
    expect(quoted.filter((level) => !isLadderPrice(decimalFromOdds(odds(level.odds))))).toEqual([]);
    const results = heard.flatMap((change) => (change.kind === 'result' ? [change.result] : []));
    expect(results.map(winnersOf)).toEqual([winners]);
    expect(summaryOf(heard).at(-1)).toMatch(/completed$/);
  });

  test('names the horses withdrawn before bets were taken, with their reductions', () => {
    const heard = listen(readShared('betfair/horse_1.132153978_win_removed_basic.jsonl.gz'), 4_000, 10);
    expect(heard.find((change) => change.kind === 'result')?.reason).toMatch(
      /no bet is reduced: Hellavashock \(7\.14%\) and Hymn For The Dudes \(5\.55%\)\.$/,
    );
  });
});

const winnersOf = (result: FeedResult): readonly string[] =>
  result.kind === 'winner' ? [result.runnerId] : result.kind === 'placed' ? result.winnerIds : [];
