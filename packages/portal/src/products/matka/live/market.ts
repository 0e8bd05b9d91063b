import type { MatkaMarket } from '@maidan/contract/wire';
import { pathTo } from '../paths.ts';

/** What the portal knows of one of a market's two draws. */
export type DrawTimes = Pick<MatkaMarket['draws']['open'], 'status' | 'betsUntil' | 'drawAt'>;

type Known = Omit<MatkaMarket, 'now' | 'drawnBy' | 'liabilityMax' | 'draws' | 'rates'>;

/** A market of any house, also of one that sends only the fields of document 2. */
export interface Market extends Known {
  /** Undefined if the house sends no times that can be read. */
  readonly draws: { readonly open: DrawTimes; readonly close: DrawTimes } | undefined;
  /** What a coin pays; undefined if the house does not send it. */
  readonly rates: MatkaMarket['rates'] | undefined;
}

type Linked = Pick<Market, 'name' | 'matkaEventId' | 'isHaroopAndarBahar'>;

export type ChartKind = 'panel' | 'jodi';

/** Document 2, section 2: a market with andar and bahar has its own slip screen. */
export function playPath({ name, matkaEventId, isHaroopAndarBahar }: Linked): string {
  return isHaroopAndarBahar
    ? pathTo('sattaMatkas', { matkaEventId })
    : pathTo('matkaType', { matkaName: name, matkaEventId });
}

export const chartPath = (matkaEventId: string, chart: ChartKind): string =>
  pathTo('matkaChart', { matkaEventId, chart });

/** The phase of a market's day. `until` is absent if the house sends no times. */
export type MarketPhase =
  /** Everything can be bet on. */
  | { readonly kind: 'open'; readonly until?: number }
  /** The open draw is shut; close bets are taken. */
  | { readonly kind: 'close'; readonly until?: number }
  /** Bets on both draws are shut, and the last draw is still to come. */
  | { readonly kind: 'drawing'; readonly until: number }
  | { readonly kind: 'over'; readonly until?: never }
  /** The operator takes no bets. */
  | { readonly kind: 'off'; readonly until?: never };

type Timed = Pick<Market, 'draws' | 'openBet' | 'closeBet' | 'jodiBet'>;

const isDone = ({ status }: DrawTimes): boolean => status === 'drawn' || status === 'cancelled';

export function marketPhase({ draws, openBet, closeBet, jodiBet }: Timed, nowMs: number): MarketPhase {
  const takesBets = openBet || closeBet || jodiBet;
  if (draws === undefined)
    return takesBets ? { kind: openBet || jodiBet ? 'open' : 'close' } : { kind: 'off' };
  const openUntil = Date.parse(draws.open.betsUntil);
  const closeUntil = Date.parse(draws.close.betsUntil);
  if (nowMs < openUntil) return takesBets ? { kind: 'open', until: openUntil } : { kind: 'off' };
  if (nowMs < closeUntil) return takesBets ? { kind: 'close', until: closeUntil } : { kind: 'off' };
  if (isDone(draws.close)) return { kind: 'over' };
  return { kind: 'drawing', until: Date.parse(draws.close.drawAt) };
}

/** The share of the market's day that is over, from midnight until bets shut last, between 0 and 1. */
export function dayShare({ day, draws }: Pick<Market, 'day' | 'draws'>, nowMs: number): number {
  if (draws === undefined) return 0;
  const start = Date.parse(`${day}T00:00:00+05:30`);
  const end = Date.parse(draws.close.betsUntil);
  return Math.min(1, Math.max(0, (nowMs - start) / (end - start)));
}

/** The market that shuts next. */
export function dueFirst(markets: readonly Market[], nowMs: number): Market | undefined {
  const shutOf = (market: Market): number => {
    const phase = marketPhase(market, nowMs);
    return (phase.kind === 'drawing' ? undefined : phase.until) ?? Number.POSITIVE_INFINITY;
  };
  const [first] = markets.toSorted((one, other) => shutOf(one) - shutOf(other));
  return first && Number.isFinite(shutOf(first)) ? first : undefined;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The time left, as HH:mm:ss. */
export function timeUntil(untilMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
