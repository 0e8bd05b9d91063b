import type { FeedChange, FeedMarket, FeedMatch, FeedResult, LinePrices, RunnerPrices } from '@maidan/feeds';
import { testStart } from './test-app.ts';

export type ResultChange = Extract<FeedChange, { kind: 'result' }>;

const lions = { id: 'lions', name: 'Lions' };
const tigers = { id: 'tigers', name: 'Tigers' };
const yes = { id: 'yes', name: 'Yes' };
const no = { id: 'no', name: 'No' };

const size = 1000;
const bestOf = (runnerId: string, back: number, lay: number): RunnerPrices => ({
  runnerId,
  back: [{ odds: back, size }],
  lay: [{ odds: lay, size }],
});
/** Three deep on the exchange's steps, best first. */
const deep = (runnerId: string, back: number, lay: number): RunnerPrices => ({
  runnerId,
  back: [0, 100, 200].map((step) => ({ odds: back - step, size: size + step })),
  lay: [0, 100, 200].map((step) => ({ odds: lay + step, size: size + step })),
});

/** Lions against Tigers, with one market of every kind and two sessions, as a provider with ids of its own would send it. */
export function cupTie(eventId: string, more: Partial<FeedMatch> = {}) {
  const match: FeedMatch = {
    id: eventId,
    sport: 'cricket',
    name: 'Lions v Tigers',
    series: 'Cup',
    teams: ['Lions', 'Tigers'],
    startsAt: testStart,
    status: 'in-play',
    ...more,
  };
  const ids = {
    bookmaker: `bm-${eventId}`,
    matchOdds: `mo-${eventId}`,
    tiedMatch: `tm-${eventId}`,
    toss: `ts-${eventId}`,
    sixOvers: `${eventId}1001`,
    firstWicket: `${eventId}1002`,
  };
  const market = (
    id: string,
    kind: FeedMarket['kind'],
    name: string,
    runners: FeedMarket['runners'],
    isCommission = false,
    remark = '',
  ): FeedChange => ({
    kind: 'market',
    market: { id, matchId: eventId, kind, name, runners, isCommission, remark },
  });
  const open = (marketId: string, runners: readonly RunnerPrices[]): FeedChange => ({
    kind: 'prices',
    marketId,
    state: 'open',
    runners,
  });
  const line = (marketId: string, prices: LinePrices): FeedChange => ({
    kind: 'prices',
    marketId,
    state: 'open',
    line: prices,
  });
  const offers = [
    market(ids.bookmaker, 'bookmaker', 'Bookmaker', [lions, tigers]),
    market(ids.matchOdds, 'match-odds', 'Match Odds', [lions, tigers]),
    market(ids.tiedMatch, 'tied-match', 'Tied Match', [yes, no]),
    market(ids.toss, 'toss', 'To Win the Toss', [lions, tigers]),
    market(ids.sixOvers, 'fancy', '6 OVER RUNS LIO', [], true, 'All overs must be bowled'),
    market(ids.firstWicket, 'fancy', 'FALL OF 1ST WKT LIO', []),
  ];
  const prices = [
    // The Lions are favourites; against the Tigers the bookmaker has no price.
    open(ids.bookmaker, [bestOf('lions', 9000, 9400), { runnerId: 'tigers', back: [], lay: [] }]),
    open(ids.matchOdds, [deep('lions', 9000, 9200), deep('tigers', 10800, 11000)]),
    open(ids.tiedMatch, [deep('yes', 500_000, 600_000), deep('no', 300, 500)]),
    open(ids.toss, [bestOf('lions', 9500, 10_500), bestOf('tigers', 9500, 10_500)]),
    line(ids.sixOvers, { yesRun: 46, noRun: 44, yesOdds: 10_000, noOdds: 10_000 }),
    line(ids.firstWicket, { yesRun: 30, noRun: 30, yesOdds: 9000, noOdds: 12_000 }),
  ];
  const result = (marketId: string, decided: FeedResult): ResultChange => ({
    kind: 'result',
    marketId,
    result: decided,
    rule: 'match-winner',
    reason: 'As the score says.',
    balls: [],
  });

  return {
    eventId,
    marketId: `1.${eventId}`,
    match,
    ids,
    withStatus: (status: FeedMatch['status']): FeedChange => ({ kind: 'match', match: { ...match, status } }),
    offers,
    prices,
    all: [{ kind: 'match', match } satisfies FeedChange, ...offers, ...prices] as readonly FeedChange[],
    open,
    line,
    suspend: (marketId: string): FeedChange => ({ kind: 'prices', marketId, state: 'suspended' }),
    shut: (marketId: string): FeedChange => ({ kind: 'prices', marketId, state: 'shut' }),
    result,
    bestOf,
  };
}

export type CupTie = ReturnType<typeof cupTie>;
