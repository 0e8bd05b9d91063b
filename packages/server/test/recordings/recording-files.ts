import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

/** Recorded data beside the repository, never part of it; tests on it run where it is. */
export const sharedData = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));
export const hasSharedData = existsSync(sharedData);

const over = (
  number: number,
  [batter, non_striker]: readonly [string, string],
  bowler: string,
  runs: readonly number[],
) => ({
  over: number,
  deliveries: runs.map((each) => ({
    batter,
    non_striker,
    bowler,
    runs: { batter: each, extras: 0, total: each },
  })),
});

/** A made-up match of two overs a side: Lions 24 (12 in the first over), Tigers 13 unless their last over is another. */
export const twoOverMatch = (lastOver: readonly number[] = [6, 6, 0, 0, 0, 0], wonByRuns = 11) => ({
  meta: { data_version: '1.1.0', created: '2025-01-02', revision: 1 },
  info: {
    balls_per_over: 6,
    dates: ['2025-01-01'],
    match_type: 'T20',
    overs: 2,
    outcome: { winner: 'Lions', by: { runs: wonByRuns } },
    players: { Lions: ['A Singh', 'B Khan', 'C Rao'], Tigers: ['D Das', 'E Iyer', 'F Roy'] },
    teams: ['Lions', 'Tigers'],
    toss: { decision: 'bat', winner: 'Lions' },
  },
  innings: [
    {
      team: 'Lions',
      overs: [
        over(0, ['A Singh', 'B Khan'], 'F Roy', [4, 0, 4, 0, 4, 0]),
        over(1, ['B Khan', 'A Singh'], 'E Iyer', [6, 0, 6, 0, 0, 0]),
      ],
    },
    {
      team: 'Tigers',
      target: { runs: 25, overs: 2 },
      overs: [
        over(0, ['D Das', 'E Iyer'], 'C Rao', [1, 0, 0, 0, 0, 0]),
        over(1, ['E Iyer', 'D Das'], 'B Khan', lastOver),
      ],
    },
  ],
});

/** A recording of the exchange's stream whose runners, 11 and 12, have no names: open, in play, won by the first. */
export function namelessStream(): string {
  const define = (second: number, market: object, statuses = ['ACTIVE', 'ACTIVE']) => ({
    op: 'mcm',
    pt: 1_600_000_000_000 + second * 1000,
    mc: [
      {
        id: '1.1',
        marketDefinition: {
          eventId: '700',
          eventTypeId: '4',
          eventName: 'Lions v Tigers',
          marketType: 'MATCH_ODDS',
          numberOfWinners: 1,
          ...market,
          runners: statuses.map((status, index) => ({ id: 11 + index, status })),
        },
      },
    ],
  });
  const messages = [
    define(0, { status: 'OPEN' }),
    define(60, { status: 'OPEN', inPlay: true, betDelay: 5 }),
    define(120, { status: 'SUSPENDED', inPlay: true }),
    define(180, { status: 'CLOSED', inPlay: true }, ['WINNER', 'LOSER']),
  ];
  return messages.map((message) => `${JSON.stringify(message)}\n`).join('');
}

/** The same stream as the winner, a line of runs and the most sixes of one event, in turn. */
export function streamOfThree(): string {
  const others = [
    { id: '1.1', name: 'Match Odds' },
    { id: '1.2', name: 'Total runs', marketType: 'TOTAL', bettingType: 'LINE' },
    { id: '1.3', name: 'Most sixes', marketType: 'MOST_SIXES' },
  ];
  return namelessStream()
    .trim()
    .split('\n')
    .flatMap((line) => {
      const message = JSON.parse(line) as { mc: { marketDefinition: object }[] };
      return others.map(({ id, ...facts }) => {
        const mc = message.mc.map(({ marketDefinition }) => ({
          id,
          marketDefinition: { ...marketDefinition, ...facts },
        }));
        return `${JSON.stringify({ ...message, mc })}\n`;
      });
    })
    .join('');
}

/** The content under this name in a folder of its own, for one test. */
export async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-recording-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, name);
  await writeFile(path, name.endsWith('.gz') && typeof content === 'string' ? gzipSync(content) : content);
  return path;
}

interface RaceOptions {
  readonly winners: number;
  /** The statuses of runners 1, 2, 3 and so on at the end. */
  readonly statuses: readonly ('WINNER' | 'LOSER' | 'REMOVED')[];
  readonly delaySeconds?: number;
  /** The exchange's number; horses unless said. */
  readonly sport?: string;
  readonly type?: string;
  /** Once the first ten seconds are over. */
  readonly isInPlay?: boolean;
  /** As in recordings that have no offers. */
  readonly hasLastPriceOnly?: boolean;
  /** The reduction, in per cent of the book, of each runner that is withdrawn. */
  readonly reductionPercent?: number;
}

/** A made-up recording of a race: ten seconds of betting at 4 and 4.1, then withdrawals and ten more at 3 and 4.1. */
export function raceRecording(options: RaceOptions): string {
  const { winners, statuses, delaySeconds = 0, reductionPercent = 1.5 } = options;
  const line = (second: number, status: string, now: readonly string[], rc: readonly object[] = []) =>
    JSON.stringify({
      op: 'mcm',
      pt: 1_600_000_000_000 + second * 1000,
      mc: [
        {
          id: '1.1',
          rc,
          marketDefinition: {
            eventId: '700',
            eventTypeId: options.sport ?? '7',
            eventName: 'Downs 1st Apr',
            name: 'To Be Placed',
            marketType: options.type ?? 'PLACE',
            status,
            inPlay: options.isInPlay === true && second > 0,
            betDelay: delaySeconds,
            numberOfWinners: winners,
            runners: now.map((each, index) => ({
              id: index + 1,
              name: `${index + 1}. Runner`,
              status: each,
              ...(each === 'REMOVED' ? { adjustmentFactor: reductionPercent } : {}),
            })),
          },
        },
      ],
    });
  const active = statuses.map(() => 'ACTIVE');
  const gone = statuses.map((status) => (status === 'REMOVED' ? status : 'ACTIVE'));
  const ofAll = (change: object, last: number) =>
    statuses.map((_, index) => ({
      id: index + 1,
      ...(options.hasLastPriceOnly === true ? { ltp: last } : change),
    }));
  const prices = ofAll({ atb: [[4, 500]], atl: [[4.1, 500]] }, 4);
  const shorter = ofAll(
    {
      atb: [
        [4, 0],
        [3, 500],
      ],
    },
    3,
  );
  return [
    line(0, 'OPEN', active, prices),
    line(10, 'OPEN', gone, shorter),
    line(20, 'SUSPENDED', gone),
    line(30, 'CLOSED', statuses),
  ].join('\n');
}
