import { isLadderPrice } from '@maidan/betting';
import {
  applyStreamChange,
  formatSettlement,
  isRemoved,
  type RunnerSettlement,
  reductionOf,
  type StreamMarket,
  settleRunner,
} from './stream-market.ts';
import type {
  StreamDefinition,
  StreamMarketChange,
  StreamMessage,
  StreamRunnerChange,
  StreamStatus,
} from './stream-message.ts';
import { marketsLeftOut } from './stream-plan.ts';

/** A summary of one recorded market, for an operator who decides whether to use it. */
export interface StreamMarketCheck {
  readonly market: string;
  readonly event: string;
  readonly name: string;
  readonly type: string;
  readonly messages: number;
  /** Prices set or removed, counted at full depth where the recording has it, and last traded prices. */
  readonly priceChanges: number;
  readonly priceChangesBy: {
    readonly back: number;
    readonly lay: number;
    readonly bestBack: number;
    readonly bestLay: number;
    readonly last: number;
    readonly traded: number;
  };
  readonly pricesOffSteps: number;
  /** The first few of them. */
  readonly offSteps: readonly number[];
  readonly statusPath: readonly StatusMark[];
  readonly betDelaySeconds: number;
  readonly winners: number;
  readonly runners: readonly RunnerCheck[];
  /** Why the market is not replayed; absent where it is. */
  readonly leftOut?: string;
}

export interface StatusMark {
  readonly status: StreamStatus;
  readonly inPlay: boolean;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface RunnerCheck {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** For a removed runner: by how much earlier bets on the others are reduced. */
  readonly reductionPercent?: number;
  readonly settles: RunnerSettlement['kind'];
  readonly share?: number;
  readonly reason: string;
}

interface Count {
  messages: number;
  by: { -readonly [each in keyof StreamMarketCheck['priceChangesBy']]: number };
  offSteps: number[];
  path: StatusMark[];
}

const offStepsShown = 10;

export function checkBetfairStream(messages: readonly StreamMessage[]): readonly StreamMarketCheck[] {
  const markets = new Map<string, StreamMarket>();
  const counts = new Map<string, Count>();
  for (const { publishedAt, changes } of messages) {
    for (const change of changes) {
      const { id, definition } = applyStreamChange(markets, change);
      const count = counts.get(id) ?? emptyCount();
      counts.set(id, count);
      countChange(count, change, definition);
      markStatus(count.path, definition, publishedAt);
    }
    for (const id of new Set(changes.map(({ marketId }) => marketId))) {
      const count = counts.get(id);
      if (count !== undefined) count.messages += 1;
    }
  }
  const leftOut = new Map(marketsLeftOut(messages).map(({ streamId, reason }) => [streamId, reason]));
  return [...markets.values()].map((market) => {
    const reason = leftOut.get(market.id);
    const check = describe(market, counts.get(market.id) ?? emptyCount());
    return reason === undefined ? check : { ...check, leftOut: reason };
  });
}

function emptyCount(): Count {
  return {
    messages: 0,
    by: { back: 0, lay: 0, bestBack: 0, bestLay: 0, last: 0, traded: 0 },
    offSteps: [],
    path: [],
  };
}

function markStatus(path: StatusMark[], { status, isInPlay }: StreamDefinition, at: number): void {
  const last = path.at(-1);
  if (last?.status === status && last.inPlay === isInPlay) return;
  path.push({ status, inPlay: isInPlay, at: new Date(at).toISOString() });
}

function countChange(count: Count, change: StreamMarketChange, { ladder }: StreamDefinition): void {
  for (const runner of change.runners) {
    count.by.back += runner.back.length;
    count.by.lay += runner.lay.length;
    count.by.bestBack += runner.bestBack.length;
    count.by.bestLay += runner.bestLay.length;
    count.by.traded += runner.traded.length;
    if (runner.lastPrice !== undefined) count.by.last += 1;
    for (const price of pricesOf(runner)) if (!isOnStep(price, ladder)) count.offSteps.push(price);
  }
}

/** An emptied level is sent with a price of 0, which is left out. */
function pricesOf(runner: StreamRunnerChange): readonly number[] {
  const offered = [...runner.back, ...runner.lay, ...runner.traded].map(([price]) => price);
  const best = [...runner.bestBack, ...runner.bestLay].flatMap(([, price, size]) =>
    size === 0 ? [] : [price],
  );
  return [...offered, ...best, ...(runner.lastPrice === undefined ? [] : [runner.lastPrice])];
}

/** The finest ladder moves by a hundredth; a line market is priced in runs or points, not odds. */
function isOnStep(price: number, ladder: string): boolean {
  if (ladder === 'LINE_RANGE') return true;
  if (ladder !== 'FINEST') return isLadderPrice(price);
  return price >= 1.01 && price <= 1000 && Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;
}

function describe({ id, definition }: StreamMarket, count: Count): StreamMarketCheck {
  const { back, lay, bestBack, bestLay, last } = count.by;
  return {
    market: id,
    event: definition.eventName,
    name: definition.name,
    type: definition.marketType,
    messages: count.messages,
    priceChanges: (back + lay > 0 ? back + lay : bestBack + bestLay) + last,
    priceChangesBy: count.by,
    pricesOffSteps: count.offSteps.length,
    offSteps: [...new Set(count.offSteps)].slice(0, offStepsShown),
    statusPath: count.path,
    betDelaySeconds: definition.betDelaySeconds,
    winners: definition.winnerCount,
    runners: definition.runners.map((runner): RunnerCheck => {
      const settlement = settleRunner(definition, runner);
      const reductionPercent = isRemoved(runner) ? reductionOf(runner) : 0;
      return {
        id: runner.id,
        name: runner.name,
        status: runner.status,
        ...(reductionPercent > 0 ? { reductionPercent } : {}),
        settles: settlement.kind,
        ...(settlement.kind === 'win' && settlement.share !== 1 ? { share: settlement.share } : {}),
        reason: formatSettlement(settlement),
      };
    }),
  };
}
