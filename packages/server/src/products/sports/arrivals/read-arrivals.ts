import { findUnstorableText } from '@maidan/contract';
import { type FeedChange, type FeedMarket, reasonMax, runnersMax } from '@maidan/feeds';
import type { Logger } from '@maidan/process/log.ts';
import { allMarketKinds, isRunnerKind, nameOnBoard } from '@maidan/sports';
import { z } from 'zod';
import type { ArrivedChange } from '../board/board-state.ts';

/** The last moment that a Date can represent, in milliseconds. */
const dateMax = 8_640_000_000_000_000;

const id = z.string().min(1).max(64);
const text = z.string().max(300);
const wholeOdds = z.int().min(0).max(1_000_000_000);
const level = z.object({ odds: wholeOdds, size: z.number().min(0) });
const runnerPrices = z.object({ runnerId: id, back: z.array(level).max(3), lay: z.array(level).max(3) });
const run = z.int().min(0).max(100_000);
const line = z.object({ yesRun: run, noRun: run, yesOdds: wholeOdds, noOdds: wholeOdds });

/** A market on a winner has at least two runners, with different ids. */
const hasRivals = (runners: readonly { readonly id: string }[]): boolean =>
  runners.length > 1 && new Set(runners.map((runner) => runner.id)).size === runners.length;

const change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('match'),
    match: z.object({
      id,
      sport: z.enum(['cricket', 'football', 'tennis', 'other']),
      name: text.min(1),
      series: text,
      teams: z.array(text).min(1).max(4),
      startsAt: z.number().positive().max(dateMax),
      status: z.enum(['upcoming', 'in-play', 'completed', 'abandoned']),
      isRecording: z.literal(true).optional(),
      seedHash: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
    }),
  }),
  z.object({
    kind: z.literal('market'),
    market: z
      .object({
        id,
        matchId: id,
        kind: z.enum(allMarketKinds),
        name: text.min(1),
        group: text.optional(),
        runners: z.array(z.object({ id, name: text })).max(runnersMax),
        places: z.int().min(1).max(runnersMax).optional(),
        isCommission: z.boolean(),
        remark: text,
      })
      .refine(({ kind, runners }) => !isRunnerKind(kind) || hasRivals(runners)),
  }),
  z.object({
    kind: z.literal('prices'),
    marketId: id,
    state: z.enum(['open', 'suspended', 'shut']),
    runners: z.array(runnerPrices).optional(),
    line: line.optional(),
    betDelayMs: z.int().min(0).max(60_000).optional(),
  }),
  z.object({ kind: z.literal('score'), matchId: id, score: z.object({ headline: text }) }),
  z.object({
    kind: z.literal('result'),
    marketId: id,
    result: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('winner'), runnerId: id }),
      z.object({ kind: z.literal('placed'), winnerIds: z.array(id).min(1), withdrawnIds: z.array(id) }),
      z.object({ kind: z.literal('run'), run }),
      z.object({ kind: z.literal('void') }),
    ]),
    // Any text: a result with an unknown rule is settled, and shown with its reason alone.
    rule: text,
    reason: z.string().max(reasonMax),
    knownAt: z.number().positive().max(dateMax).optional(),
  }),
]);

/** Whether a feed's message has the form of the interface; others are dropped and counted. */
function isWellFormed(message: unknown): message is FeedChange {
  const read = change.safeParse(message);
  return read.success && findUnstorableText(read.data) === undefined;
}

/** The market, or else the match, that an unreadable message names, if any. */
function namedIn(message: unknown): { readonly marketId?: string; readonly matchId?: string } {
  const marketId = idIn(message, 'marketId') ?? idIn(fieldOf(message, 'market'), 'id');
  if (marketId !== undefined) return { marketId };
  const matchId = idIn(message, 'matchId') ?? idIn(fieldOf(message, 'match'), 'id');
  return matchId === undefined ? {} : { matchId };
}

const fieldOf = (message: unknown, name: string): unknown =>
  typeof message === 'object' && message !== null ? (message as Record<string, unknown>)[name] : undefined;

function idIn(message: unknown, name: string): string | undefined {
  const read = id.safeParse(fieldOf(message, name));
  return read.success ? read.data : undefined;
}

export interface Arrivals {
  readonly changes: readonly ArrivedChange[];
  readonly isAllRead: boolean;
}

/** A feed's changes with their time of arrival; an unreadable message is replaced by the markets it may concern. */
export function readArrivals(
  messages: readonly unknown[],
  at: number,
  parts: {
    /** The markets of a match, on the board or waiting to be. */
    readonly marketsOf: (matchId: string) => Iterable<string>;
    readonly onUnreadable: (message: unknown) => void;
    /** The change as the house offers it; undefined for what it does not offer. */
    readonly offered: (change: FeedChange) => FeedChange | undefined;
  },
): Arrivals {
  const changes: ArrivedChange[] = [];
  let isAllRead = true;
  for (const message of messages) {
    if (isWellFormed(message)) {
      const change = parts.offered(message);
      if (change !== undefined) changes.push({ change, at });
      continue;
    }
    isAllRead = false;
    parts.onUnreadable(message);
    const { marketId, matchId } = namedIn(message);
    const ids = new Set(marketId === undefined ? [] : [marketId]);
    if (matchId !== undefined)
      for (const id of [...parts.marketsOf(matchId), ...offersOf(matchId, changes)]) ids.add(id);
    for (const id of ids) changes.push({ change: { kind: 'unreadable', marketId: id }, at });
  }
  return { changes, isAllRead };
}

/** Ids of the markets of this match among the changes. */
export const offersOf = (eventId: string, changes: readonly ArrivedChange[]): readonly string[] =>
  changes.flatMap(({ change }) =>
    change.kind === 'market' && change.market.matchId === eventId ? [change.market.id] : [],
  );

/**
 * Gives each offered session its name and remark on the board. Meters and their changes are left out: a meter pays by how far
 * the run is from the one that was bet on, which no bet of this house does.
 */
export function createOfferNames(feed: string, log: Logger): (change: FeedChange) => FeedChange | undefined {
  const meters = new Set<string>();
  return (change) => {
    if ('marketId' in change) return meters.has(change.marketId) ? undefined : change;
    if (change.kind !== 'market' || change.market.kind !== 'fancy') return change;
    const { group, ...market } = change.market;
    const { kind, name, remark } = nameOnBoard(market.name, group);
    if (kind === 'line')
      return { ...change, market: { ...market, name, remark: withRemark(market, remark) } };
    if (!meters.has(market.id)) log.warn({ feed, market: market.id, name }, 'meter not offered');
    meters.add(market.id);
    return undefined;
  };
}

/** A remark that already says what yes means, as those of our own feeds do, is unchanged. */
function withRemark({ remark }: FeedMarket, answer: string | undefined): string {
  if (answer === undefined || remark.includes(answer)) return remark;
  return remark === '' ? answer : `${answer}. ${remark}`;
}
