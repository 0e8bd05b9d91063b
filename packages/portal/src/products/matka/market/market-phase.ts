import type { DrawTimes, Market } from './market.ts';

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
