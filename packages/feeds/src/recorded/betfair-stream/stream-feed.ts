import { type Clock, nextPriceDown, nextPriceUp, oddsFromDecimal } from '@maidan/betting';
import type { FeedChange, FeedMarket, FeedMatch, PriceLevel, RunnerPrices } from '../../feed.ts';
import type { PricesChange } from '../../play/play.ts';
import { samePrices } from '../../play/same-prices.ts';
import { type FeedOpening, type Replay, type ReplaySetting, recordedFeed } from '../recorded-feed.ts';
import type { PlannedMarket } from './plan-market.ts';
import {
  applyStreamChange,
  bestOffers,
  isRemoved,
  type StreamLadder,
  type StreamMarket,
  type StreamRunnerBook,
} from './stream-market.ts';
import type { StreamMessage } from './stream-message.ts';
import { type PlannedMatch, planStream, type StreamPlan } from './stream-plan.ts';

export function betfairStreamFeed(
  messages: readonly StreamMessage[],
  setting: ReplaySetting,
  clock: Clock,
): FeedOpening {
  const planning = planStream(messages, setting.matchId);
  if (!planning.ok) return planning;
  const { plan } = planning;
  const feed = recordedFeed(`replay ${setting.matchId}`, () => openStream(messages, plan, setting), clock);
  const [first, ...others] = plan.matches.map(({ id, name }) => ({ id, name }));
  if (first === undefined) throw new Error('a plan without a match was made');
  return { ok: true, feed, name: first.name, others, leftOut: plan.leftOut.map(({ reason }) => reason) };
}

export function openStream(
  messages: readonly StreamMessage[],
  plan: StreamPlan,
  setting: ReplaySetting,
): Replay {
  const { startedAt, speed } = setting;
  const markets = new Map<string, StreamMarket>();
  const sent = new Map<string, PricesChange>();
  const settled = new Set<string>();
  let read = 0;
  const statuses = new Map<string, FeedMatch['status']>();

  const realTime = (recordedAt: number) => startedAt + Math.max(0, recordedAt - plan.beginsAt) / speed;
  const isOver = () => read === messages.length;

  function readUntil(now: number): number {
    let at = plan.beginsAt;
    for (let next = messages[read]; next && realTime(next.publishedAt) <= now; next = messages[read]) {
      for (const change of next.changes) applyStreamChange(markets, change);
      at = next.publishedAt;
      read += 1;
    }
    return at;
  }

  function matchChanges(match: PlannedMatch, at: number): FeedChange[] {
    const next = isOver() ? 'completed' : match.isShutInPlay || at >= match.playAt ? 'in-play' : 'upcoming';
    const before = statuses.get(match.id);
    if (next === before) return [];
    statuses.set(match.id, next);
    const sentMatch = { kind: 'match', match: feedMatchOf(match, realTime(match.playAt), next) } as const;
    return [sentMatch, ...(before === undefined ? offersOf(match) : [])];
  }

  function changesOf(planned: PlannedMatch, at: number): FeedChange[] {
    const first = !statuses.has(planned.id);
    const match = matchChanges(planned, at);
    const rest = planned.markets.flatMap((market) => marketChanges(market, at));
    // A match is sent as over only after everything it decided; if it was not sent before, it is also sent first.
    if (!isOver()) return [...match, ...rest];
    return first ? [...match, ...rest, ...match.slice(0, 1)] : [...rest, ...match];
  }

  function marketChanges(planned: PlannedMarket, at: number): FeedChange[] {
    const market = markets.get(planned.streamId);
    if (market === undefined || settled.has(planned.streamId)) return [];
    if (market.definition.status === 'CLOSED') {
      settled.add(planned.streamId);
      return [{ kind: 'prices', marketId: planned.market.id, state: 'shut' }, resultOf(planned)];
    }
    const prices = pricesNow(planned, market, at, speed);
    const before = sent.get(planned.streamId);
    if (samePrices(prices, before) && prices.betDelayMs === before?.betDelayMs) return [];
    sent.set(planned.streamId, prices);
    return [prices];
  }

  return {
    advance(now) {
      const before = read;
      const at = readUntil(now);
      if (read === before && statuses.size > 0) return [];
      return plan.matches.flatMap((match) => changesOf(match, at));
    },
    dueAt() {
      const next = messages[read];
      return next === undefined ? undefined : realTime(next.publishedAt);
    },
  };
}

const offersOf = ({ markets }: PlannedMatch): FeedChange[] =>
  markets.map(({ market }) => ({ kind: 'market', market }));

function feedMatchOf(match: PlannedMatch, startsAt: number, status: FeedMatch['status']): FeedMatch {
  const { id, sport, name, teams, about, playAt } = match;
  const series = [...about, `Replay of ${new Date(playAt).toISOString().slice(0, 10)}`].join(' · ');
  return { id, sport, name, series, teams, startsAt, status, isRecording: true };
}

/** The delay is recorded time too, so it is shorter in a faster replay. */
function pricesNow(planned: PlannedMarket, market: StreamMarket, at: number, speed: number): PricesChange {
  const { status, betDelaySeconds } = market.definition;
  return {
    kind: 'prices',
    marketId: planned.market.id,
    state: status === 'OPEN' && at >= planned.openFrom ? 'open' : 'suspended',
    runners: streamPrices(planned.market, market),
    betDelayMs: Math.round((betDelaySeconds * 1000) / speed),
  };
}

function resultOf({ market, result, reason }: PlannedMarket): FeedChange {
  const decidedBy = market.kind === 'tied-match' ? 'tied-match' : 'match-winner';
  const rule = result.kind === 'void' ? 'abandoned-or-reduced' : decidedBy;
  return { kind: 'result', marketId: market.id, result, rule, reason, balls: [] };
}

const depth = 3;
const noPrices = { back: [], lay: [] };

/** Sizes are whole coins; less than one is not offered. */
function levels(ladder: StreamLadder, side: 'back' | 'lay'): readonly PriceLevel[] {
  return bestOffers(ladder, side, Number.MAX_SAFE_INTEGER)
    .filter(([, size]) => size >= 1)
    .slice(0, depth)
    .map(([price, size]) => ({ odds: oddsFromDecimal(price), size: Math.floor(size) }));
}

/**
 * A recording of last traded prices alone has no offers: quote one step worse than the last trade on either side, with
 * no size given.
 */
function aroundLast(price: number): Pick<RunnerPrices, 'back' | 'lay'> {
  const level = (stepped: number | undefined) =>
    stepped === undefined ? [] : [{ odds: oddsFromDecimal(stepped), size: 0 }];
  return { back: level(nextPriceDown(price)), lay: level(nextPriceUp(price)) };
}

function pricesOf(book: StreamRunnerBook | undefined): Pick<RunnerPrices, 'back' | 'lay'> {
  if (book === undefined) return noPrices;
  const back = levels(book.back, 'back');
  const lay = levels(book.lay, 'lay');
  if (back.length + lay.length > 0 || book.lastPrice === undefined) return { back, lay };
  return aroundLast(book.lastPrice);
}

/** A withdrawn runner has no price, whatever its book last held. */
function streamPrices({ runners }: FeedMarket, { books, definition }: StreamMarket): readonly RunnerPrices[] {
  const gone = new Set(definition.runners.filter(isRemoved).map(({ id }) => id));
  return runners.map(({ id }) => ({ runnerId: id, ...pricesOf(gone.has(id) ? undefined : books.get(id)) }));
}
