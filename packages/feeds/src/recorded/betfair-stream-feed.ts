import type { Clock } from '@maidan/betting';
import type { FeedChange, FeedMatch, FeedResult } from '../feed.ts';
import type { PricesChange } from '../simulated/play.ts';
import { samePrices } from '../simulated/season/same-prices.ts';
import { applyStreamChange, type StreamMarket } from './betfair-stream-market.ts';
import type { StreamMessage } from './betfair-stream-message.ts';
import { type PlannedMarket, planStream, type StreamPlan } from './betfair-stream-plan.ts';
import { streamPrices } from './betfair-stream-prices.ts';
import { type FeedOpening, type Replay, type ReplaySetting, recordedFeed } from './recorded-feed.ts';

/** Days of prices before play are told at once; so much before it the replay begins. */
const LEAD_MS = 10 * 60_000;

export function betfairStreamFeed(
  messages: readonly StreamMessage[],
  setting: ReplaySetting,
  clock: Clock,
): FeedOpening {
  const planning = planStream(messages, setting.matchId);
  if (!planning.ok) return planning;
  const { plan } = planning;
  const feed = recordedFeed(`replay ${setting.matchId}`, () => openStream(messages, plan, setting), clock);
  return { ok: true, feed, name: plan.eventName };
}

export function openStream(
  messages: readonly StreamMessage[],
  plan: StreamPlan,
  setting: ReplaySetting,
): Replay {
  const { matchId, startedAt, speed } = setting;
  const markets = new Map<string, StreamMarket>();
  const told = new Map<string, PricesChange>();
  const firstAt = messages[0]?.publishedAt ?? plan.endsAt;
  const beginsAt = Math.max(firstAt, plan.playAt - LEAD_MS);
  const settled = new Set<string>();
  let read = 0;
  let status: FeedMatch['status'] | undefined;

  const realTime = (recordedAt: number) => startedAt + Math.max(0, recordedAt - beginsAt) / speed;
  const isOver = () => read === messages.length;

  function readUntil(now: number): number {
    let at = firstAt;
    while (!isOver()) {
      const next = messages[read];
      if (next === undefined || realTime(next.publishedAt) > now) break;
      for (const change of next.changes) applyStreamChange(markets, change);
      at = next.publishedAt;
      read += 1;
    }
    return at;
  }

  function tellMatch(at: number): FeedChange[] {
    const next = isOver() ? 'completed' : at >= plan.playAt ? 'in-play' : 'upcoming';
    if (next === status) return [];
    const isNew = status === undefined;
    status = next;
    const match = matchTold(plan, matchId, realTime(plan.playAt), next);
    return [{ kind: 'match', match }, ...(isNew ? offersOf(plan) : [])];
  }

  function tellMarket(planned: PlannedMarket, at: number): FeedChange[] {
    const market = markets.get(planned.streamId);
    if (market === undefined || settled.has(planned.streamId)) return [];
    if (market.definition.status === 'CLOSED') {
      settled.add(planned.streamId);
      return [{ kind: 'prices', marketId: planned.market.id, state: 'shut' }, resultOf(planned)];
    }
    const prices = pricesNow(planned, market, at);
    if (samePrices(prices, told.get(planned.streamId))) return [];
    told.set(planned.streamId, prices);
    return [prices];
  }

  return {
    advance(now) {
      const before = read;
      const at = readUntil(now);
      if (read === before && status !== undefined) return [];
      const first = status === undefined;
      const match = tellMatch(at);
      const rest = plan.markets.flatMap((market) => tellMarket(market, at));
      // A match is said to be over only after everything it decided; one never heard of is told of first.
      if (!isOver()) return [...match, ...rest];
      return first ? [...match, ...rest, ...match.slice(0, 1)] : [...rest, ...match];
    },
    dueAt() {
      const next = messages[read];
      return next === undefined ? undefined : realTime(next.publishedAt);
    },
  };
}

const offersOf = ({ markets }: StreamPlan): FeedChange[] =>
  markets.map(({ market }) => ({ kind: 'market', market }));

function matchTold(plan: StreamPlan, id: string, startsAt: number, status: FeedMatch['status']): FeedMatch {
  const series = `Replay of ${new Date(plan.playAt).toISOString().slice(0, 10)}`;
  return { id, sport: plan.sport, name: plan.eventName, series, teams: teamsOf(plan), startsAt, status };
}

function pricesNow(planned: PlannedMarket, market: StreamMarket, at: number): PricesChange {
  const isOpen = market.definition.status === 'OPEN' && at >= planned.openFrom;
  return {
    kind: 'prices',
    marketId: planned.market.id,
    state: isOpen ? 'open' : 'suspended',
    runners: streamPrices(planned.market, market),
  };
}

function teamsOf({ markets, eventName }: StreamPlan): readonly string[] {
  const sides = eventName.split(/ (?:v|vs|@) /);
  if (sides.length === 2) return sides;
  return markets[0]?.market.runners.slice(0, 2).map(({ name }) => name) ?? [eventName];
}

function resultOf({ market, winnerId }: PlannedMarket): FeedChange {
  const winner = market.runners.find(({ id }) => id === winnerId);
  const result: FeedResult =
    winner === undefined ? { kind: 'void' } : { kind: 'winner', runnerId: winner.id };
  return {
    kind: 'result',
    marketId: market.id,
    result,
    rule: winner === undefined ? 'abandoned-or-reduced' : 'match-winner',
    reason: winner === undefined ? `${market.name} had no winner.` : `${market.name}: ${winner.name}.`,
    balls: [],
  };
}
