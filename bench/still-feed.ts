import type { Feed, FeedChange } from '@maidan/feeds';

const beatMs = 1000;

/** Matches with open prices that never change, and their ids. */
export function stillFeed(matchCount: number): { feed: Feed; events: readonly string[] } {
  const events = Array.from({ length: matchCount }, (_, index) => `${process.pid}${index}`);
  const feed: Feed = {
    name: `bench-${process.pid}`,
    start(emit) {
      emit(events.flatMap(matchChanges));
      const timer = setInterval(() => emit([]), beatMs);
      return () => clearInterval(timer);
    },
  };
  return { feed, events };
}

function matchChanges(id: string): FeedChange[] {
  const market = {
    id: `${id}-b`,
    matchId: id,
    kind: 'bookmaker',
    name: 'Bookmaker',
    isCommission: false,
    remark: '',
  } as const;
  const runners = [
    { id: '1', name: 'Lions' },
    { id: '2', name: 'Tigers' },
  ];
  const price = [{ odds: 9000, size: 1000 }];
  return [
    {
      kind: 'match',
      match: {
        id,
        sport: 'cricket',
        name: 'Lions v Tigers',
        series: 'Bench',
        teams: ['Lions', 'Tigers'],
        startsAt: 1,
        status: 'in-play',
      },
    },
    { kind: 'market', market: { ...market, runners } },
    {
      kind: 'prices',
      marketId: market.id,
      state: 'open',
      runners: runners.map((runner) => ({ runnerId: runner.id, back: price, lay: price })),
    },
  ];
}
