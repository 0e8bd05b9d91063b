import type { StreamRunnerStatus, StreamStatus } from '../betfair-stream/stream-message.ts';

interface DefinitionWish {
  readonly status?: StreamStatus;
  readonly isInPlay?: boolean;
  readonly winners?: number;
  readonly statuses?: readonly StreamRunnerStatus[];
  readonly sport?: string;
  readonly type?: string;
  readonly betting?: string;
  /** Reduction by each removed runner, in per cent. */
  readonly reduction?: number;
}

/** Three runners, 11, 12 and 13. */
export function definition(wish: DefinitionWish = {}): object {
  const { statuses = ['ACTIVE', 'ACTIVE', 'ACTIVE'] } = wish;
  return {
    eventId: '700',
    eventTypeId: wish.sport ?? '4',
    eventName: 'Lions v Tigers',
    name: 'Match Odds',
    marketType: wish.type ?? 'MATCH_ODDS',
    bettingType: wish.betting ?? 'ODDS',
    status: wish.status ?? 'OPEN',
    inPlay: wish.isInPlay ?? false,
    betDelay: wish.isInPlay === true ? 5 : 0,
    numberOfWinners: wish.winners ?? 1,
    runners: statuses.map((status, index) => ({
      id: 11 + index,
      name: ['Lions', 'Tigers', 'The Draw'][index] ?? `Runner ${index}`,
      status,
      ...(status === 'REMOVED' ? { adjustmentFactor: wish.reduction ?? 20 } : {}),
    })),
  };
}

/** One line of a recording: a change of market 1.1 this many seconds after its beginning. */
export function line(second: number, change: object): string {
  return JSON.stringify({ op: 'mcm', pt: 1_600_000_000_000 + second * 1000, mc: [{ id: '1.1', ...change }] });
}

export function recording(...lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

/** A market that opens, trades, goes in play, is suspended and is settled for the Tigers. */
export function wholeMarket(): string {
  return recording(
    line(0, {
      marketDefinition: definition(),
      img: true,
      rc: [{ id: 11, atb: [[2, 10.5]], atl: [[2.02, 8]] }],
    }),
    line(10, {
      rc: [
        {
          id: 12,
          atb: [
            [1.9, 50],
            [1.89, 0.4],
            [1.88, 20],
            [1.87, 9],
            [1.86, 3],
          ],
          ltp: 1.9,
        },
      ],
    }),
    line(60, { marketDefinition: definition({ isInPlay: true }) }),
    line(90, {
      rc: [
        {
          id: 11,
          atb: [
            [2, 0],
            [1.5, 40],
          ],
        },
      ],
    }),
    line(120, { marketDefinition: definition({ isInPlay: true, status: 'SUSPENDED' }) }),
    line(150, {
      marketDefinition: definition({
        isInPlay: true,
        status: 'CLOSED',
        statuses: ['LOSER', 'WINNER', 'LOSER'],
      }),
    }),
  );
}
